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
    return { shelf, questions }
  })

  // Words that a sentence needs and no question is found by.
  const SMALL = new Set(`a an and any anybody are at be been by did do does for from had has have he her him his i in
    is it me my of on or our she so somebody someone that the their them they this to us was we were what when which
    who whom with you your`.split(/\s+/))

  // The words of a text; accents and capitals do not matter.
  function worded(text) {
    return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  }

  // What a word begins with whatever its ending: revok- of revoke, revokes, revoked, revoking; deal- of dealt.
  const root = (word) => word.replace(/(?<=\w{3})(?:ings?|ed|es|[es]|(?<=l)t)$/, '')

  const asked = () => [...new Set(worded(field.value).filter((it) => !SMALL.has(it)).map(root))]

  // How many of the words stand in a question.
  const held = (words, question) => words.filter((it) => question.words.some((own) => own.startsWith(it))).length

  const counted = (count) => `${count} question${count === 1 ? '' : 's'}`

  // What is told of the questions found: how many, and whether some of the words stand in none.
  function told(words, most, found) {
    if (!words.length) return ''
    if (!found.size) return 'No question has these words. Fewer or other words may find one.'
    if (most === words.length) return counted(found.size)
    return `No question has all of these words; ${counted(found.size)} ${found.size === 1 ? 'has' : 'have'} most of them.`
  }

  function narrow() {
    const words = asked(), found = new Set()
    const most = Math.max(...games.flatMap(({ questions }) => questions.map((it) => held(words, it))))
    const enough = most * 2 >= words.length ? most : Infinity
    for (const { shelf, questions } of games) {
      for (const it of questions) {
        it.row.hidden = held(words, it) < enough
        if (!it.row.hidden) found.add(it.path)
      }
      shelf.hidden = questions.every(({ row }) => row.hidden)
      shelf.open = !shelf.hidden && words.length > 0
    }
    left.textContent = told(words, most, found)
  }

  field.addEventListener('input', narrow)
  document.querySelector('#narrow').hidden = false
  if (field.value) narrow()
}
