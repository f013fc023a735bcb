import type { Visit, VisitRequest, VisitStanding } from '../../contract/pickup/visit.ts'
import {
  arrivalRefusal,
  clockText,
  minutesFrom,
  readClock,
  readMinutes,
} from '../../domain/visits/arrival-time.ts'
import { visitLapsesMs, visitStageAt } from '../../domain/visits/visit-life.ts'
import type {
  MeasuredWay,
  OnTheWayContext,
  OnTheWayInput,
  TimeGap,
  VisitAttemptInput,
  VisitDraft,
} from './on-the-way.types.ts'

/** What the store has noted is asked for so often (BY-46). */
export const refreshMs = 25_000

/** What was asked for longer ago is asked for again when the page is looked at again. */
const staleMs = 5_000

/** How long the page waits for a device to say where it is, the question to the shopper included. */
export const locateMs = 20_000

const emptyDraft: VisitDraft = { means: 'CAR', mode: 'minutes', minutes: '', clock: '', returns: [] }

/** The zone of the clocks that times are typed by. */
export const zoneOf = ({ known, timeZone }: Pick<OnTheWayContext, 'known' | 'timeZone'>): string =>
  known?.store?.timezone ?? timeZone

/** What stands in the form before anything is typed: what is announced, without a time that has passed, or nothing. */
const draftOf = (visit: Visit | null, timeZone: string, now: number): VisitDraft => {
  if (visit === null) return emptyDraft
  const { means, returns } = visit
  const expectedAt = Date.parse(visit.expectedAt)
  const isAhead = visitStageAt(expectedAt, now) === 'expected'
  return {
    means,
    mode: isAhead ? 'clock' : 'minutes',
    minutes: '',
    clock: isAhead ? clockText(expectedAt, timeZone) : '',
    returns: returns
      .filter(({ handedOverAt }) => handedOverAt === null)
      .map(({ returnOrderNumber }) => returnOrderNumber),
  }
}

export const startOf = (input: OnTheWayInput): OnTheWayContext => ({
  ...input,
  requestedAt: input.knownAt ?? input.now(),
  loadedAt: input.knownAt,
  draft: draftOf(input.known?.visit ?? null, zoneOf(input), input.now()),
  way: null,
  isGapShown: false,
  asked: null,
  refusedAs: null,
})

/** The form as it is opened. */
export const freshDraft = (
  context: OnTheWayContext,
): Pick<OnTheWayContext, 'draft' | 'way' | 'isGapShown' | 'refusedAs'> => ({
  draft: draftOf(context.known?.visit ?? null, zoneOf(context), context.now()),
  way: null,
  isGapShown: false,
  refusedAs: null,
})

/** What the host says; a return that is offered no more comes along no more. */
export const withStanding = (
  { draft }: Pick<OnTheWayContext, 'draft'>,
  known: VisitStanding,
): Pick<OnTheWayContext, 'known' | 'draft'> => {
  const offered = new Set(known.returns.map(({ returnOrderNumber }) => returnOrderNumber))
  return { known, draft: { ...draft, returns: draft.returns.filter((number) => offered.has(number)) } }
}

export const withMinutes = (
  { draft, way }: Pick<OnTheWayContext, 'draft' | 'way'>,
  measured: MeasuredWay,
): Pick<OnTheWayContext, 'draft' | 'way'> =>
  measured.kind === 'measured'
    ? {
        way: measured.minutes,
        draft: { ...draft, mode: 'minutes', minutes: String(measured.minutes[draft.means]) },
      }
    : { draft, way }

/** Another means; minutes that were worked out are those of the means. */
export const withMeans = (
  { draft, way }: Pick<OnTheWayContext, 'draft' | 'way'>,
  means: VisitDraft['means'],
): VisitDraft => ({ ...draft, means, ...(way !== null && { minutes: String(way[means]) }) })

/** The return comes along, or does not. */
export const withReturn = ({ draft }: Pick<OnTheWayContext, 'draft'>, number: string): VisitDraft => {
  const others = draft.returns.filter((known) => known !== number)
  return { ...draft, returns: others.length < draft.returns.length ? others : [...others, number] }
}

type Timed = Pick<OnTheWayContext, 'draft' | 'known' | 'timeZone' | 'now'>

/** When the shopper comes by what is typed, epoch milliseconds; `null` where that says nothing. */
export const expectedAtOf = (context: Timed): number | null => {
  const { draft, now } = context
  if (draft.mode === 'clock') return readClock(draft.clock, { now: now(), timeZone: zoneOf(context) })
  const minutes = readMinutes(draft.minutes)
  return minutes === null ? null : minutesFrom(now(), minutes)
}

/** Why what is typed cannot be sent, or `null`. */
export const timeGapOf = (context: Timed): TimeGap | null => {
  const { draft, known, now } = context
  const typed = draft.mode === 'clock' ? draft.clock : draft.minutes
  if (typed.trim() === '') return 'missing'
  const expectedAt = expectedAtOf(context)
  if (expectedAt === null) return 'unreadable'
  const store = known?.store
  return store ? arrivalRefusal(expectedAt, { now: now(), store }) : null
}

/** What is sent; `null` where nothing can be. */
export const requestOf = (context: Timed): VisitRequest | null => {
  const { means, returns } = context.draft
  const expectedAt = expectedAtOf(context)
  if (expectedAt === null) return null
  return { visit: { means, expectedAt: new Date(expectedAt).toISOString(), returns: [...returns] } }
}

/** The same for every try; after a reload there is an outcome to look up, but nothing to send. */
export const attemptOf = ({ orderNumber, asked, pendingKey }: OnTheWayContext): VisitAttemptInput => ({
  target: { orderNumber },
  request: asked,
  pendingKey,
})

const expectedTimeOf = ({ known }: Pick<OnTheWayContext, 'known'>): number =>
  Date.parse(known?.visit?.expectedAt ?? '')

/** Milliseconds until the time that was announced has passed. */
export const untilEarlierMs = (context: Pick<OnTheWayContext, 'known' | 'now'>): number =>
  Math.max(0, expectedTimeOf(context) + 1 - context.now())

/** Milliseconds until nobody is expected any more. */
export const untilLapsedMs = (context: Pick<OnTheWayContext, 'known' | 'now'>): number =>
  Math.max(0, expectedTimeOf(context) + visitLapsesMs - context.now())

export const isStale = ({ requestedAt, now }: Pick<OnTheWayContext, 'requestedAt' | 'now'>): boolean =>
  now() - requestedAt >= staleMs
