// The case desk's list, narrowed to the questions in which all the typed words stand, or else most of them.
'use strict'
{
  const field = document.querySelector('#happened')
  const left = document.querySelector('#left')
  // What is sought in a question besides its own words: those of its situations, and other words for its terms.
  const besides = JSON.parse(document.querySelector('#besides').textContent)
  const games = [...document.querySelectorAll('details.desk')].map((shelf) => {
    const name = shelf.querySelector('summary').firstChild.textContent
    const questions = [...shelf.querySelectorAll('li')].map((row) => {
      const path = row.querySelector('a').pathname
      const topic = path.split('/').pop().replace('.html', '')
      return { row, path, words: worded(`${name} ${row.textContent} ${besides[topic]}`) }
    })
    return { shelf, name: worded(name), questions }
  })

  // Words that a sentence needs and no question is found by.
  const SMALL = new Set(besides[''].split(' '))

  // The words of a text; accents and capitals do not matter.
  function worded(text) {
    return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  }

  // What a word begins with whatever its ending: revok- of revoke, revokes, revoked, revoking; deal- of dealt.
  const root = (word) => word.replace(/(?<=\w{3})(?:ings?|ed|es|[es]|(?<=l)t)$/, '')

  const asked = () => [...new Set(worded(field.value).filter((it) => !SMALL.has(it)).map(root))]

  // How many of the words stand in a question.
  const held = (words, question) => words.filter((it) => question.words.some((own) => own.startsWith(it))).length

  // A game that is named in full goes before the others, whose questions may speak of it.
  const named = (words, { name }) => name.every((own) => words.some((it) => own.startsWith(it)))

  const counted = (count) => `${count} question${count === 1 ? '' : 's'}`

  // What is told of the questions found: how many, and whether they have all of the words.
  function told(words, isAll, found) {
    if (!words.length) return ''
    if (!found.size) return 'No question has these words. Fewer or other words may find one.'
    if (isAll) return counted(found.size)
    return `No question has all of these words; ${counted(found.size)} ${found.size === 1 ? 'has' : 'have'} most of them.`
  }

  function narrow() {
    const words = asked(), found = new Map()
    const weighed = games.flatMap((game) => game.questions.map((it) => {
      const count = held(words, it)
      return { ...it, count, weight: count + named(words, game) }
    }))
    const most = Math.max(...weighed.map(({ weight }) => weight))
    for (const { row, path, count, weight } of weighed) {
      row.hidden = weight < most || count * 2 < words.length
      if (!row.hidden) found.set(path, count)
    }
    for (const { shelf, questions } of games) {
      shelf.hidden = questions.every(({ row }) => row.hidden)
      shelf.open = !shelf.hidden && words.length > 0
    }
    left.textContent = told(words, [...found.values()].every((it) => it === words.length), found)
  }

  field.addEventListener('input', narrow)
  document.querySelector('#narrow').hidden = false
  if (field.value) narrow()
}
