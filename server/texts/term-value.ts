import type { I18n } from '@lingui/core'
import { msg } from '#texts'

/** A term with its value on one line, with the sign that its language puts between them: `Size: M`. */
export const termValue = (i18n: I18n, term: string, value: string): string =>
  i18n._(msg`${{ term }}: ${{ value }}`)

/** Parts of a description as a language puts them beside each other: `Cobalt, M`. */
export const listOf = (i18n: I18n, parts: readonly string[]): string => {
  const [first = '', ...others] = parts
  return others.reduce((list, part) => i18n._(msg`${{ first: list }}, ${{ second: part }}`), first)
}
