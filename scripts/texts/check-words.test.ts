import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { wordProblems } from './check-catalogs.ts'
import { columnsOf } from './check-length.ts'
import { messageProblem } from './check-message.ts'
import { type Glossary, parseGlossary, terms } from './glossary.ts'
import { shapeOf, wordsOf } from './message-shape.ts'

const glossary: Glossary = {
  address: 'Informal “ty”, in lower case, as shops there have it.',
  quotes: ['„', '”'],
  terms: { order: { says: ['zamówieni', 'zamówień'], not: ['zlecen'] } },
}
const problems = (source: string, text: string, comments: readonly string[] = [], language = 'pl') =>
  wordProblems(language, glossary, { source, text, comments })

describe('a translation', () => {
  it.each([
    ['Save', 'Zapisz'],
    [
      '{count, plural, one {# order} other {# orders}}',
      '{count, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}}',
    ],
    ['<0>{amount}</0> of {all}', 'z {all}: <0>{amount}</0>'],
    ['Choose “{words}”.', 'Wybierz „{words}”.'],
    ['PIN', 'PIN'],
  ])('of “%s” may be “%s”', (source, text) => {
    expect(problems(source, text)).toEqual([])
  })

  it.each([
    ['Pay {amount}', 'Zapłać {kwota}', 'fills in kwota, not amount'],
    ['Pay {amount}', 'Zapłać', 'fills in nothing, not amount'],
    ['Pay <0>now</0>', 'Zapłać teraz', 'has the tags none, not <0></0>'],
    ['<0>a</0><1>b</1>', '<0>a<1>b</0></1>', 'crosses its tags <0><1></0></1>'],
    [
      '{n, plural, one {# day} other {# days}}',
      '{n, plural, one {# dzień} other {# dni}}',
      'has the plurals one other, not one few many other',
    ],
    ['{n, plural, one {# day} other {# days}}', '{n} dni', 'fills in n, not nothing'],
    ['Something went wrong on our side', 'Something went wrong on our side', 'is the English text'],
    ['Your order', 'Twoje zlecenie', 'says “zlecen” for order'],
    ['Your order', 'Twój zakup', 'says order with none of: zamówieni, zamówień'],
    ['Save', 'Zapisz!', 'has an exclamation mark'],
    ['Save', 'Zapisz...', 'has three dots for an ellipsis'],
    ['Save', 'Zapisz  to', 'has two spaces'],
    ['Save', "Zapisz 'to'", 'has a straight quotation mark'],
    ['Save', 'Zapisz “to”', 'has quotation marks “ that are not „ ”'],
    ['Save', 'Zapiѕz', 'has a word in two scripts'],
    ['Save', 'Zapisz\u200B', 'has an invisible character'],
    ['Save', 'Zapisz ', 'begins or ends with a space'],
    ['Save', 'Zapisz jako o\u0301', 'is not in composed characters'],
    ['Save', 'Сохранить', 'has letters of another script'],
  ])('of “%s” may not be “%s”: it %s', (source, text, problem) => {
    expect(problems(source, text).some((found) => found.startsWith(problem))).toBe(true)
  })

  it.each([
    ['fr', 'Vraiment?', false],
    ['fr', 'Vraiment\u202F?', true],
    ['fr-CA', 'Vraiment?', true],
    ['zh-Hans', '保存,取消', false],
    ['zh-Hans', '保存，取消', true],
    ['ja', '保存.', false],
    ['el', 'Αποθήκευση;', true],
  ])('in %s, “%s”: %s', (language, text, isRight) => {
    expect(problems('Save', text, [], language).length === 0).toBe(isRight)
  })

  it('is as long as its comment lets it be, where a character of full width counts twice', () => {
    const comments = ['Step under a dot. Up to 6 characters']
    expect(problems('Save', 'Zapisz', comments)).toEqual([])
    expect(problems('Save', 'Zapiszę', comments)).toEqual(['takes 7 of 6 characters'])
    expect(problems('Save', '保存する', comments, 'ja')).toEqual(['takes 8 of 6 characters'])
    expect(problems('Save {name}', 'Do {name}', ['Up to 3 characters'])).toEqual([])
    expect(columnsOf('e\u0301ก็')).toBe(2)
  })

  it('says a term in any case, as the language lowers its letters', () => {
    const turkish = {
      ...glossary,
      quotes: ['“', '”'] as [string, string],
      terms: { order: { says: ['iade'] } },
    }
    expect(wordProblems('tr', turkish, { source: 'Order', text: 'İade', comments: [] })).toEqual([])
  })

  it('may do without a term where the glossary says why', () => {
    const excused = { ...glossary, otherwise: { 'Your order': 'a tab, too narrow for it' } }
    expect(wordProblems('pl', excused, { source: 'Your order', text: 'Zakup', comments: [] })).toEqual([])
  })
})

describe('a glossary', () => {
  const all = Object.fromEntries(Object.keys(terms).map((term) => [term, { says: ['xx'] }]))
  const json = (change: object) => JSON.stringify({ ...glossary, terms: all, ...change })

  test('has every term, and no other', () => {
    expect(Object.keys(parseGlossary(json({})).terms)).toEqual(Object.keys(terms))
    const { order: _, ...others } = all
    expect(() => parseGlossary(json({ terms: others }))).toThrow('missing: order')
    expect(() => parseGlossary(json({ terms: { ...all, shoe: { says: ['but'] } } }))).toThrow('unknown: shoe')
  })

  test.each([{ address: '' }, { quotes: ['"'] }, { terms: { order: { says: [] } } }, { more: 1 }])(
    'is refused with %j',
    (change) => {
      expect(() => parseGlossary(json(change))).toThrow()
    },
  )
})

describe('the shape of a message', () => {
  test('has a variant for each form of its plurals', () => {
    expect(shapeOf('{n, plural, one {One <0>{x}</0>} =2 {Two} other {#}} of {all}')).toEqual({
      variants: [
        { inserts: ['all'], tags: [] },
        { inserts: ['all', 'x'], tags: ['<0>', '</0>'] },
        { inserts: ['all'], tags: [] },
      ],
      plurals: [{ count: 'n', categories: ['=2', 'one', 'other'] }],
    })
  })

  test('never is a problem for itself in English', () => {
    const word = fc.constantFrom('§', '{a}', '{b}', '<0>x</0>', '{n, plural, one {# day} other {# days}}')
    fc.assert(
      fc.property(fc.array(word, { maxLength: 3 }), (words) => {
        expect(messageProblem(words.join(' '), `${words.join(' ')}.`, 'en')).toBe(null)
      }),
    )
  })

  test('is no part of its words', () => {
    expect(
      wordsOf('{count, plural, one {# order} other {# orders}} in {place} <0>now</0>').match(/\w+/g),
    ).toEqual(['order', 'orders', 'in', 'now'])
  })
})
