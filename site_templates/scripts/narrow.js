// The case desk's list, narrowed to the questions in which all the typed words stand.
'use strict'
{
  const field = document.querySelector('#happened')
  const left = document.querySelector('#left')
  const games = [...document.querySelectorAll('details.desk')].map((shelf) => ({
    shelf,
    name: shelf.querySelector('summary').firstChild.textContent,
    questions: [...shelf.querySelectorAll('li')],
  }))

  // Accents and capitals do not matter.
  const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

  const narrow = () => {
    const words = plain(field.value).split(/\s+/).filter(Boolean)
    const found = new Set()
    for (const { shelf, name, questions } of games) {
      let some = false
      for (const it of questions) {
        const text = plain(`${name} ${it.textContent}`)
        it.hidden = !words.every((word) => text.includes(word))
        some ||= !it.hidden
        if (!it.hidden) found.add(it.querySelector('a').pathname)
      }
      shelf.hidden = !some
      shelf.open = some && words.length > 0
    }
    left.textContent = !words.length ? ''
      : found.size ? `${found.size} question${found.size === 1 ? '' : 's'}`
        : 'No question has these words. Fewer or other words may find one.'
  }

  field.addEventListener('input', narrow)
  document.querySelector('#narrow').hidden = false
  if (field.value) narrow()
}
