import { minutesByMeans } from '../../domain/visits/travel-time.ts'
import { onTheWayMachine } from '../../machines/on-the-way/on-the-way.machine.ts'
import { timeGapOf } from '../../machines/on-the-way/on-the-way.rules.ts'
import { selectOnTheWayView } from '../../machines/on-the-way/on-the-way.selectors.ts'
import type {
  LoadVisitResult,
  MeasuredWay,
  OnTheWayInput,
  VisitAttemptOutput,
} from '../../machines/on-the-way/on-the-way.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { sampleVisit } from '../samples/pickup-samples.ts'
import { defect, problem, walkTime } from '../samples/samples.ts'

export const sampleMinutes = minutesByMeans(5_000)

const nothing = sampleVisit()
const ahead = sampleVisit({ inMinutes: 25, brings: 'return' })
const earlier = sampleVisit({ inMinutes: -10 })
const here = sampleVisit({ inMinutes: 5, isHere: true })
const over = sampleVisit({ inMinutes: -5, refusal: 'over', brings: 'handedOver' })
const closed = sampleVisit({ refusal: 'notReady' })

const loadVisit: readonly Answer<LoadVisitResult>[] = [
  { words: 'the store expects nobody yet', output: succeeded(nothing), inBrowser: { by: 'host' } },
  { words: 'the store expects the shopper', output: succeeded(ahead), inBrowser: { by: 'host' } },
  { words: 'the store expected the shopper earlier', output: succeeded(earlier), inBrowser: { by: 'host' } },
  { words: 'the shopper waits at the curb', output: succeeded(here), inBrowser: { by: 'host' } },
  { words: 'the order was handed over', output: succeeded(over), inBrowser: { by: 'host' } },
  { words: 'the order is not ready', output: succeeded(closed), inBrowser: { by: 'host' } },
  {
    words: 'the host knows no such order',
    output: failed(problem(404, 'order_not_found')),
    inBrowser: { by: 'host' },
  },
  {
    words: 'there is no connection',
    output: failed({ kind: 'network' }),
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  {
    words: 'the answer is not JSON',
    output: failed({ kind: 'unparsable', status: 200 }),
    inBrowser: { by: 'fault', effect: 'html' },
  },
  {
    words: 'the host says that nobody is signed in',
    output: failed({ kind: 'unauthorized' }),
    inBrowser: { by: 'fault', effect: 'unauthorized' },
  },
  { words: 'the answer breaks the page’s own code', error: defect },
]

const attempt: readonly Answer<VisitAttemptOutput>[] = [
  { words: 'the store knows when to expect the shopper', output: doneAs(ahead) },
  { words: 'the store expects nobody any more', output: doneAs(nothing) },
  { words: 'the time is past by the host’s clock', output: refusedAs('visit_time') },
  { words: 'the store is closed at that time', output: refusedAs('store_closed') },
  { words: 'the order does not wait any more', output: refusedAs('pickup_state') },
  { words: 'a return cannot come along any more', output: refusedAs('return_state') },
  { words: 'the host does not take it', output: refusedAs('internal', 503) },
  { words: 'nobody can say what happened', output: notConfirmed },
  { words: 'telling breaks the page’s own code', error: defect },
]

const measureWay: readonly Answer<MeasuredWay>[] = [
  { words: 'the device works out the minutes', output: { kind: 'measured', minutes: sampleMinutes } },
  { words: 'the position may not be read', output: { kind: 'denied' } },
  { words: 'the device takes too long', output: { kind: 'slow' } },
  { words: 'the device does not know where it is', output: { kind: 'absent' } },
  { words: 'the device knows only roughly where it is', output: { kind: 'coarse' } },
  { words: 'the way is too far', output: { kind: 'far' } },
  { words: 'asking breaks the page’s own code', error: defect },
]

export const sampleInput: OnTheWayInput = {
  orderNumber: 'C00000001',
  isMember: true,
  known: null,
  knownAt: null,
  pendingKey: null,
  timeZone: 'UTC',
  now: () => walkTime,
}
const cameWith = (known: typeof nothing, knownAt = walkTime): OnTheWayInput => ({
  ...sampleInput,
  known,
  knownAt,
})
const aMinuteAgo = walkTime - 60_000

export const onTheWayModel = defineModel<typeof onTheWayMachine>({
  flow: 'on-the-way',
  machine: onTheWayMachine,
  starts: [
    { words: 'a member who opens the page', input: sampleInput },
    { words: 'a guest who opens the page', input: { ...sampleInput, isMember: false } },
    { words: 'a member whose page came with an order that waits', input: cameWith(nothing), rendered: true },
    {
      words: 'a member whose page came with a store that says not where it is',
      input: cameWith(sampleVisit({ hasPlace: false })),
    },
    {
      words: 'the same page after a reload in the middle of telling',
      input: { ...cameWith(nothing), pendingKey: 'key-0' },
    },
    { words: 'a member who looked a minute ago, expected', input: cameWith(ahead, aMinuteAgo) },
    {
      words: 'a guest who looked a minute ago, expected',
      input: { ...cameWith(ahead, aMinuteAgo), isMember: false },
    },
    { words: 'a member who looked a minute ago, not ready', input: cameWith(closed, aMinuteAgo) },
  ],
  events: {
    'means.choose': [
      { words: 'the shopper comes on foot', event: { type: 'means.choose', means: 'ON_FOOT' } },
    ],
    'minutes.type': [
      { words: 'the shopper types minutes', event: { type: 'minutes.type', value: '25' } },
      { words: 'the shopper types too many minutes', event: { type: 'minutes.type', value: '241' } },
    ],
    'clock.type': [
      { words: 'the shopper types a time', event: { type: 'clock.type', value: '10:25' } },
      { words: 'the shopper types a time that is past', event: { type: 'clock.type', value: '09:30' } },
    ],
    'return.toggle': [
      {
        words: 'the shopper brings a return',
        event: { type: 'return.toggle', returnOrderNumber: 'R00000001' },
      },
    ],
    'position.ask': [{ words: 'the shopper asks for the way', event: { type: 'position.ask' } }],
    'visit.announce': [{ words: 'the shopper tells the store', event: { type: 'visit.announce' } }],
    'visit.change': [{ words: 'the shopper changes the time', event: { type: 'visit.change' } }],
    'visit.keep': [{ words: 'the shopper leaves it so', event: { type: 'visit.keep' } }],
    'visit.takeBack': [{ words: 'the shopper is not coming', event: { type: 'visit.takeBack' } }],
    'visit.begin': [{ words: 'the shopper is coming after all', event: { type: 'visit.begin' } }],
    'visit.retry': [{ words: 'the shopper tries again', event: { type: 'visit.retry' } }],
    'visit.look': [{ words: 'the shopper looks again', event: { type: 'visit.look' } }],
    'network.back': [{ words: 'the connection is back', event: { type: 'network.back' } }],
    'page.hidden': [{ words: 'the page goes into the background', event: { type: 'page.hidden' } }],
    'page.shown': [{ words: 'the page comes back', event: { type: 'page.shown' } }],
  },
  answers: { loadVisit, attempt, measureWay },
  delays: {
    refreshInterval: 'half a minute passes',
    locateDelay: 'the device has not answered in time',
    untilEarlier: 'the time passes',
    untilLapsed: 'two hours pass',
  },
  listeners: ['watchPage', 'watchNetwork'],
  key: (context) => [
    context.known?.refusal,
    context.known?.visit?.expectedAt,
    context.known?.visit?.arrivedAt,
    context.known?.store?.gps != null,
    timeGapOf(context) === null,
    context.asked !== null && context.asked.visit === null,
    context.asked !== null,
    context.pendingKey,
    // Where nobody is expected, nothing is asked for again.
    context.known?.visit || context.known?.refusal ? walkTime - context.requestedAt : 0,
  ],
  states: {
    loading: { sees: 'lines in the shape of the page', view: 'skeleton' },
    'form.typing': { sees: 'by what and when to come, to be typed', view: 'form' },
    'form.locating': { sees: 'that the location is being found', view: 'form' },
    'form.located': { sees: 'the minutes that were worked out', view: 'form' },
    'form.denied': { sees: 'that the location may not be read', view: 'form' },
    'form.slow': { sees: 'that finding the location took too long', view: 'form' },
    'form.absent': { sees: 'that the device does not know its location', view: 'form' },
    'form.coarse': { sees: 'that the location is too rough', view: 'form' },
    'form.far': { sees: 'that the store is too far away', view: 'form' },
    telling: { sees: 'that the store is being told', view: 'telling' },
    'expected.time.ahead': { sees: 'when and where the store expects them' },
    'expected.time.earlier': { sees: 'that they were expected earlier', view: 'earlier' },
    'expected.time.here': { sees: 'that the store knows that they are here', view: 'here' },
    'expected.news.fresh': { sees: 'what the store has noted' },
    'expected.news.refreshing': { sees: 'the page as it was' },
    'expected.news.outdated': { sees: 'of when the page is, and try again' },
    takenBack: { sees: 'that the store expects nobody', view: 'takenBack' },
    over: { sees: 'that the order was handed over', view: 'over' },
    closed: { sees: 'why nobody can be expected', view: 'closed' },
    unconfirmed: { sees: 'that nobody can say whether the store knows', view: 'unconfirmed' },
    notTold: { sees: 'that the store was not told, with a way to try again', view: 'notTold' },
    unknown: { sees: 'that no order has this number, and the way to the list', view: 'unknown' },
    offline: { sees: 'that there is no connection', view: 'offline' },
    failed: { sees: 'that it did not come: try again or contact us', view: 'failed' },
    sessionEnded: { sees: 'sign in, or the guest lookup', view: 'leaving' },
  },
  view: selectOnTheWayView,
})
