import type { AddressFormat } from './address-format.types.ts'
import type { PostalCodeRule } from './address-rules.types.ts'

const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`)

/** The rule of a country's postal codes; `null` where its format has none. */
export const postalCodeRule = ({ zip, zipMark = '', hasZipGap }: AddressFormat): PostalCodeRule | null =>
  zip === undefined
    ? null
    : {
        pattern: whole(zip),
        written: whole(zip.replaceAll(/([ -])\?/g, hasZipGap ? '$1' : '')),
        mark: zipMark,
      }

/** Full-width digits and hyphens are what Japanese and Chinese keyboards type. */
const plain = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[‐-―−ー]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toUpperCase()

const withoutMark = (code: string, { pattern, mark }: PostalCodeRule): string =>
  mark !== '' && !pattern.test(code) && code.startsWith(mark) ? code.slice(mark.length).trim() : code

/** With the country's blank or hyphen where it belongs, and no other. */
const spaced = (code: string, { pattern, written }: PostalCodeRule): string => {
  const bare = code.replaceAll(/[ -]/g, '')
  if (written.test(code)) return code
  if (written.test(bare)) return bare
  const candidates = Array.from(bare, (_, at) =>
    [' ', '-'].map((gap) => `${bare.slice(0, at)}${gap}${bare.slice(at)}`),
  ).flat()
  return candidates.find((candidate) => written.test(candidate)) ?? (pattern.test(bare) ? bare : code)
}

/** A postal code as its country writes it: `ec1a1hq` as `EC1A 1HQ`, `1540023` as `154-0023`. What is none stays, tidied. */
export const writtenPostalCode = (typed: string, rule: PostalCodeRule | null): string =>
  rule === null ? plain(typed) : spaced(withoutMark(plain(typed), rule), rule)

/** Whether this can be a postal code of the country, however its letters and gaps are typed (returns.md §6). */
export const isPostalCode = (typed: string, rule: PostalCodeRule | null): boolean =>
  rule === null || rule.pattern.test(writtenPostalCode(typed, rule))
