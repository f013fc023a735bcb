/** Accents, Hebrew points, Arabic vowel signs, and the line that stretches a word. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g

/** Marks that a search looks past, once they stand apart from their letters (Unicode NFKD), as a pattern of PostgreSQL. */
export const foldedMarks = marks.source

/** Capitals beyond A to Z that a database of any locale takes for the same letters. */
const capitals = [
  ['ŁØĐÐ', 'lodd'],
  ['ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ', 'αβγδεζηθικλμνξοπρστυφχψω'],
  ['АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІ', 'абвгдежзиклмнопрстуфхцчшщъыьэюяєі'],
] as const
/** Letters, digits and strokes that mean the same to who searches. */
const alike = [
  ['łøđðıς', 'loddiσ'],
  ['ةىیک', 'هييك'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['‐‑–—’', "----'"],
] as const
const pairs = [...capitals, ...alike]

/** Each letter of `from` counts as what stands in its place in `to`. */
export const foldedLetters = {
  from: pairs.map(([from]) => from).join(''),
  to: pairs.map(([, to]) => to).join(''),
}

const letters = new Map([...foldedLetters.from].map((letter, at) => [letter, foldedLetters.to[at] ?? letter]))

/** A text as a search compares it: no matter the case, the accents, or whose digits. The host's statement does the same (BY-53). */
export const foldText = (text: string): string =>
  Array.from(
    text.normalize('NFKD').toLowerCase().replaceAll(marks, ''),
    (letter) => letters.get(letter) ?? letter,
  ).join('')
