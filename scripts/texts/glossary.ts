import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { root } from '../gate/run-command.ts'
import { wordsOf } from './message-shape.ts'

/** Words of the field that every language has one word for, as the American sources write them. */
export const terms = {
  order: /\borders?\b/i,
  return: /\breturns?\b/i,
  refund: /\brefunds?\b/i,
  exchange: /\bexchanges?\b/i,
  carrier: /\bcarriers?\b/i,
  courier: /\bcouriers?\b/i,
  'drop-off point': /\bdrop-off points?\b/i,
  locker: /\blockers?\b/i,
  'post office': /\bpost offices?\b/i,
  package: /\bpackages?\b/i,
  label: /\blabels?\b/i,
  'tracking number': /\btracking number\b/i,
  'order number': /\border numbers?\b/i,
  'return number': /\breturn number\b/i,
  store: /\bstores\b/i,
  'curbside pickup': /\bcurbside pickup\b/i,
  'gift card': /\bgift cards?\b/i,
  'gift receipt': /\bgift receipts?\b/i,
  'store credit': /\bstore credit\b/i,
  invoice: /\binvoices?\b/i,
  'credit note': /\bcredit note\b/i,
  receipt: /\breceipts?\b/i,
  barcode: /\bbarcodes?\b/i,
  'QR code': /\bQR code\b/,
  warehouse: /\bwarehouses?\b/i,
  'business day': /\bbusiness days?\b/i,
  'payment provider': /\bpayment provider\b/i,
  'custom design': /\bcustom designs?\b/i,
  'partner order': /\bpartner orders?\b/i,
  withdrawal: /\bwithdraw(al)?\b/i,
  email: /\bemails?\b/i,
} as const satisfies Record<string, RegExp>

type Term = keyof typeof terms

const Words = v.pipe(v.array(v.pipe(v.string(), v.minLength(2))), v.minLength(1))

/** `locales/{language}/glossary.json`. */
const Glossary = v.strictObject({
  /** How the reader is addressed, and why. */
  address: v.pipe(v.string(), v.minLength(20)),
  /** Opening and closing quotation mark. */
  quotes: v.tuple([v.string(), v.string()]),
  terms: v.record(
    v.string(),
    v.strictObject({
      /** Beginnings or parts of the words that say it, in any case: one of them is in each translation of the term. */
      says: Words,
      /** Words that would say it and that we do not use, in no message at all. */
      not: v.optional(Words),
    }),
  ),
  /** Messages that rightly say a term with none of its words, each with the reason. */
  otherwise: v.optional(v.record(v.string(), v.pipe(v.string(), v.minLength(5)))),
})
export type Glossary = v.InferOutput<typeof Glossary>

/**
 * The glossary of a catalog's language.
 * @throws where there is none, or a term is missing or unknown.
 */
export const readGlossary = (language: string): Glossary =>
  parseGlossary(readFileSync(join(root, 'locales', language, 'glossary.json'), 'utf8'))

export const parseGlossary = (json: string): Glossary => {
  const glossary = v.parse(Glossary, JSON.parse(json))
  const known = Object.keys(terms)
  const missing = known.filter((term) => !(term in glossary.terms))
  const unknown = Object.keys(glossary.terms).filter((term) => !known.includes(term))
  if (missing.length + unknown.length > 0)
    throw new Error(
      `Terms missing: ${missing.join(', ') || 'none'}; unknown: ${unknown.join(', ') || 'none'}`,
    )
  return glossary
}

/** How a translation says the terms of its source otherwise than the glossary, one line each. */
export const glossaryProblems = (
  glossary: Glossary,
  language: string,
  source: string,
  text: string,
): readonly string[] => {
  const english = wordsOf(source)
  const lower = (words: string) => words.toLocaleLowerCase(language)
  const words = lower(wordsOf(text))
  const said = (forms: readonly string[]) => forms.find((form) => words.includes(lower(form)))
  return Object.entries(glossary.terms).flatMap(([term, { says: own, not = [] }]) => {
    const refused = said(not)
    if (refused !== undefined) return [`says “${refused}” for ${term}`]
    const isMissing =
      terms[term as Term].test(english) &&
      said(own) === undefined &&
      glossary.otherwise?.[source] === undefined
    return isMissing ? [`says ${term} with none of: ${own.join(', ')}`] : []
  })
}
