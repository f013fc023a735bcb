import { readFileSync } from 'node:fs'
import { parsePo } from 'pofile-ts'
import { expect, test } from 'vitest'

const itemsOf = (catalog: string) =>
  parsePo(readFileSync(`locales/${catalog}/messages.po`, 'utf8')).items.filter(({ obsolete }) => !obsolete)

/** Texts as their readers see them, without names of placeholders. */
const americanTexts = itemsOf('en').map(({ msgid }) => msgid.replace(/\{\w+(?=[,}])/g, ''))
const otherTexts = (catalog: string) =>
  itemsOf(catalog).map(({ msgid, msgstr: [text] }) => (text || msgid).replace(/\{\w+(?=[,}])/g, ''))
const britishTexts = otherTexts('en-GB')
const canadianTexts = otherTexts('en-CA')

const having = (texts: readonly string[], words: RegExp) => texts.filter((text) => words.test(text))

test('American texts have no British words (docs/guides/voice.md)', () => {
  expect(
    having(
      americanTexts,
      /\b(cancell(ed|ing)|colours?|grey|parcels?|postcode|tills?|by post|posted|working days?|kerbside|any more|afterwards|to hand)\b/i,
    ),
  ).toEqual([])
})

test('British texts have no American words (docs/guides/voice.md)', () => {
  expect(
    having(
      britishTexts,
      /\b(cancel(ed|ing)|colors?|gray|packages?|zip code|registers?|by mail|mailed|business days?|curbside|anymore|afterward|on hand|traveler’s)\b/i,
    ),
  ).toEqual([])
})

test('Canadian texts have American words in British spelling (docs/guides/voice.md)', () => {
  expect(
    having(
      canadianTexts,
      /\b(cancel(ed|ing)|colors?|gray|parcels?|zip code|postcode|tills?|by post|working days?|kerbside|traveler’s)\b/i,
    ),
  ).toEqual([])
})

test('no text has an idiom of our own, an exclamation mark or another spelling of email (docs/guides/voice.md)', () => {
  expect(
    having(
      [...americanTexts, ...britishTexts, ...canadianTexts],
      /!|\be-mail|\boops\b|the fault is ours|goes? back\b|nobody|somebody|we carry on|fetch(ed)? it|around the clock/i,
    ),
  ).toEqual([])
})
