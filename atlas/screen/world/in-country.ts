import { defaultCountry } from '../../../domain/countries/profile-of.ts'
import { languageOfCatalog, localeTag } from '../../../domain/languages/locale.ts'
import { countryFlags } from '../../../domain/pages/flags.ts'
import type { AnyFlowModel } from '../../../model-tests/lib/flow-model.ts'
import { dress } from './dress.ts'
import type { Wardrobe } from './rule.ts'

type Start = AnyFlowModel['starts'][number]
type Placed = Readonly<Partial<Record<'country' | 'language' | 'locale' | 'flags' | 'currency', unknown>>>

const placed = ({ input }: Start): Placed => (input ?? {}) as Placed

const countryOf = (start: Start): string | null => {
  const { country } = placed(start)
  return typeof country === 'string' ? country : null
}

/** The country that most of a model's starts are in: the first one's. */
const ownCountry = ({ starts }: AnyFlowModel): string =>
  starts.map(countryOf).find((country) => country !== null) ?? defaultCountry

/** Flags that differ from those of their country differ from those of another country as well. */
const flagsIn = (flags: Readonly<Record<string, boolean>>, from: string, to: string) => {
  const usual: Readonly<Record<string, boolean>> = countryFlags(from)
  const own = Object.entries(flags).filter(([name, value]) => usual[name] !== value)
  return { ...countryFlags(to), ...Object.fromEntries(own) }
}

const moved = (start: Start, { country, catalog }: Wardrobe): Start => {
  const from = countryOf(start)
  const { language, locale, flags } = placed(start)
  const spoken = languageOfCatalog(catalog)
  const input = {
    ...placed(start),
    ...(from !== null && { country }),
    ...(language !== undefined && { language: spoken }),
    ...(locale !== undefined && { locale: localeTag(spoken, country) }),
    ...(flags !== undefined && { flags: flagsIn(flags as never, from ?? defaultCountry, country) }),
  }
  return start.input === undefined ? start : { ...start, input: dress(input, { country, catalog }) }
}

const dressedCases = <Case extends object>(
  cases: Readonly<Record<string, readonly Case[]>>,
  wardrobe: Wardrobe,
): Readonly<Record<string, readonly Case[]>> =>
  Object.fromEntries(
    Object.entries(cases).map(([name, several]) => [name, several.map((one) => dress(one, wardrobe))]),
  )

/**
 * The model as it is in a country. Starts in the country that most of them are in begin in this one; those of another country
 * belong there.
 */
export const inCountry = (model: AnyFlowModel, wardrobe: Wardrobe): AnyFlowModel => {
  const own = ownCountry(model)
  const isHere = (start: Start) => [null, own, wardrobe.country].includes(countryOf(start))
  return {
    ...model,
    starts: model.starts.filter(isHere).map((start) => moved(start, wardrobe)),
    events: dressedCases(model.events, wardrobe) as AnyFlowModel['events'],
    answers: dressedCases(model.answers, wardrobe) as AnyFlowModel['answers'],
  }
}

/** Countries that a model's starts name, its own first. */
export const countriesOf = (model: AnyFlowModel): readonly string[] => [
  ...new Set([ownCountry(model), ...model.starts.flatMap((start) => countryOf(start) ?? [])]),
]
