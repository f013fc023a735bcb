import type { MessageDescriptor } from '@lingui/core'
import { type Catalog, catalogs } from '../../domain/countries/catalogs.gen.ts'
import { memoize } from '../../domain/format/memoize.ts'
import type { LocalizedText } from '../db/tables/columns.ts'
import { i18nIn } from '../texts/i18n-in.ts'

/** A text of the sample data in every language, where a country's readers do not write it as in its base. */
export type SampleText = LocalizedText

/** What is written in a language. */
type Written = (catalog: Catalog) => string

/** A text that is written in each language by a rule, once it is read in that language: a catalog is opened by who needs it. */
export const inEach = (written: Written): SampleText => {
  const once = memoize(written)
  const reads = catalogs.map((catalog) => [catalog, { enumerable: true, get: () => once(catalog) }] as const)
  return Object.defineProperties({}, Object.fromEntries(reads)) as SampleText
}

/** A message of the catalogs as sample data keeps it: in all languages at once. */
export const sample = (message: MessageDescriptor): SampleText =>
  inEach((catalog) => i18nIn(catalog)._(message))

/** `sample` of each, under its name. */
export const samples = <Name extends string>(
  messages: Readonly<Record<Name, MessageDescriptor>>,
): Readonly<Record<Name, SampleText>> =>
  Object.fromEntries(
    Object.entries<MessageDescriptor>(messages).map(([name, message]) => [name, sample(message)]),
  ) as Record<Name, SampleText>
