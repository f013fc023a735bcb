import { type CompiledMessageToken, compileMessage } from '@lingui/message-utils/compileMessage'

/** A plural of a message: whose count, and in which categories (`one`, `=2`). */
type PluralShape = { readonly count: string; readonly categories: readonly string[] }

/** A message as its reader may meet it: one form of every plural chosen. */
export type Variant = {
  /** Names of what is filled in, sorted; a count that is written as `#` is not among them. */
  readonly inserts: readonly string[]
  /** `<0>`, `</0>`, `<1/>` in their order. */
  readonly tags: readonly string[]
}

export type MessageShape = { readonly variants: readonly Variant[]; readonly plurals: readonly PluralShape[] }

type Token = CompiledMessageToken
type Forms = Readonly<Record<string, readonly Token[]>>

const none: Variant = { inserts: [], tags: [] }

const join = (a: Variant, b: Variant): Variant => ({
  inserts: [...new Set([...a.inserts, ...b.inserts])].sort(),
  tags: [...a.tags, ...b.tags],
})

const textVariant = (text: string): Variant => ({ inserts: [], tags: text.match(/<\/?\d+\/?>/g) ?? [] })

const tokensOf = (compiled: string | readonly Token[]): readonly Token[] =>
  typeof compiled === 'string' ? [compiled] : compiled

/** Lingui keeps `=2` under `2`, and an offset beside the forms. */
const categoryOf = (key: string): string => (/^\d+$/.test(key) ? `=${key}` : key)

const shapeOfTokens = (tokens: readonly Token[]): MessageShape =>
  tokens.reduce<MessageShape>(
    (before, token) => {
      const own = shapeOfToken(token)
      return {
        variants: before.variants.flatMap((variant) => own.variants.map((each) => join(variant, each))),
        plurals: [...before.plurals, ...own.plurals],
      }
    },
    { variants: [none], plurals: [] },
  )

const shapeOfToken = (token: Token): MessageShape => {
  if (typeof token === 'string') return { variants: [textVariant(token)], plurals: [] }
  const [name, type, forms] = token as readonly [string, string?, (string | Forms)?]
  if (type !== 'plural' || typeof forms !== 'object')
    return { variants: [{ inserts: [name], tags: [] }], plurals: [] }
  const each = Object.entries(forms).filter(([key]) => key !== 'offset')
  const shapes = each.map(([, form]) => shapeOfTokens(tokensOf(form)))
  return {
    variants: shapes.flatMap(({ variants }) => variants),
    plurals: [
      { count: name, categories: each.map(([key]) => categoryOf(key)) },
      ...shapes.flatMap(({ plurals }) => plurals),
    ],
  }
}

/** What a message in ICU syntax fills in, marks up and counts; what is not ICU syntax fills in nothing. */
export const shapeOf = (message: string): MessageShape => shapeOfTokens(tokensOf(compileMessage(message)))

/** The words of a message without the names of its placeholders and without its tags: what its reader reads. */
export const wordsOf = (message: string): string =>
  message
    .replace(/\{\w+, plural,/g, '{')
    .replace(/\b(?:zero|one|two|few|many|other|=\d+) \{/g, '{')
    .replace(/\{\w+\}/g, ' ')
    .replace(/<\/?\d+\/?>/g, '')
    .replace(/[{}]/g, ' ')
