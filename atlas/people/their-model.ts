import { profileOf } from '../../domain/countries/profile-of.ts'
import { callingCodeOf } from '../../domain/guests/phone.ts'
import { refusalOf } from '../../machines/partner-orders/partner-orders.rules.ts'
import type { Person } from '../../machines/person.ts'
import type { Answer, AnyFlowModel } from '../../model-tests/lib/flow-model.ts'
import { countriesIn, movingTo, withCountries } from './moved-to-country.ts'
import { inRole } from './who-looks.ts'

type Input = Readonly<Record<string, unknown>>

/** What a page works out of country, flags and role before it starts a chart, by the functions that it asks. */
const workedOut: Readonly<Record<string, (person: Person) => Input>> = {
  'guest-lookup': ({ country, flags }) => ({
    needsTerms: profileOf(country).guests.needsTerms,
    callingCode: callingCodeOf(country),
    canUsePhone: flags.enableSmsLookup,
  }),
  'partner-tab': ({ flags }) => ({ isEnabled: flags.enablePartnerOrders }),
  'partner-orders': ({ role, flags }) => ({
    refusal: refusalOf({ isEnabled: flags.enablePartnerOrders, isMember: role === 'member' }),
  }),
  'login-prompt': ({ flags }) => ({ isEnabled: flags.enableLoginPrompt }),
  'deferred-payment': ({ flags }) => ({ isEnabled: flags.enableDeferredPayment }),
  curbside: ({ flags }) => ({ enableCurbsidePickup: flags.enableCurbsidePickup }),
  'return-wizard': ({ flags }) => ({ flags }),
}

/** Events that a page offers to some alone, where the chart leaves that to the page. */
const offered: Readonly<Record<string, Readonly<Record<string, (person: Person) => boolean>>>> = {
  'guest-lookup': { 'terms.toggle': ({ country }) => profileOf(country).guests.needsTerms },
}

type Moving = (from: string) => string

const inputFor = (flow: string, input: unknown, person: Person, moving: Moving): unknown => {
  if (typeof input !== 'object' || input === null) return input
  return { ...withCountries(inRole(input, person.role), moving), ...workedOut[flow]?.(person) }
}

type Told = { readonly status?: unknown; readonly value?: { readonly status?: unknown } } | null | undefined

/** A guest is nobody whom the server knows as a member. */
const isOfAnother = (said: unknown, { role }: Person): boolean => {
  const told = said as Told
  return role === 'guest' && (told?.status === 'member' || told?.value?.status === 'member')
}

const answersFor = (answers: readonly Answer[], person: Person, moving: Moving): readonly Answer[] =>
  answers
    .filter((answer) => !('output' in answer) || !isOfAnother(answer.output, person))
    .map((answer) =>
      'output' in answer ? { ...answer, output: withCountries(answer.output, moving) } : answer,
    )

/**
 * A flow's model as somebody meets it. It moves to their country: pages, orders, addresses and stores that were in a country
 * where the model begins are in theirs, what was abroad is abroad. Their role stands where an input names one, and what pages
 * work out of country and flags is worked out by the same functions. What comes of it the chart's own guards decide, which
 * ask the country's profile.
 */
export const modelFor = (model: AnyFlowModel, person: Person): AnyFlowModel => {
  const { flow } = model
  const moving = movingTo(person.country, countriesIn(model.starts.map(({ input }) => input)))
  const isOffered = (type: string) => offered[flow]?.[type]?.(person) ?? true
  return {
    ...model,
    starts: model.starts
      .filter(({ input }) => !isOfAnother((input as { known?: unknown } | undefined)?.known, person))
      .map((start) => ({ ...start, input: inputFor(flow, start.input, person, moving) })),
    answers: Object.fromEntries(
      Object.entries(model.answers).map(([actor, answers]) => [actor, answersFor(answers, person, moving)]),
    ),
    events: Object.fromEntries(
      Object.entries(model.events)
        .filter(([type]) => isOffered(type))
        .map(([type, cases]) => [type, withCountries(cases, moving)]),
    ),
  }
}
