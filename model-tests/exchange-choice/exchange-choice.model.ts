import { exchangeChoiceMachine } from '../../machines/exchange-choice/exchange-choice.machine.ts'
import { isStillAsked, lineOf } from '../../machines/exchange-choice/exchange-choice.rules.ts'
import { selectExchangeView } from '../../machines/exchange-choice/exchange-choice.selectors.ts'
import type {
  HoldAttemptOutput,
  OptionsResult,
} from '../../machines/exchange-choice/exchange-choice.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { defect, walkTime } from '../samples/samples.ts'
import { blackEleven, blackTen, blueTen, holdOf, sampleExchange } from './sample-exchange.ts'

const fetchOptions: readonly Answer<OptionsResult>[] = [
  {
    words: 'sizes and colors are here',
    output: succeeded(sampleExchange()),
    inBrowser: { by: 'host' },
  },
  {
    words: 'sizes and colors are here, one of them held already',
    output: succeeded(sampleExchange(holdOf(blackTen))),
  },
  {
    words: 'the item cannot be exchanged any more',
    output: succeeded({ ...sampleExchange(), lines: [] }),
  },
  { words: 'nobody is signed in', output: failed({ kind: 'unauthorized' }) },
  {
    words: 'there is no connection',
    output: failed({ kind: 'network' }),
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  {
    words: 'sizes and colors do not come',
    output: failed({ kind: 'unparsable', status: 200 }),
    inBrowser: { by: 'fault', effect: 'html' },
  },
  { words: 'asking for them breaks the page’s own code', error: defect },
]

const attempt: readonly Answer<HoldAttemptOutput>[] = [
  { words: 'size 10 is held', output: doneAs(holdOf(blackTen)), inBrowser: { by: 'host' } },
  { words: 'size 11 is held, which was chosen before', output: doneAs(holdOf(blackEleven)) },
  { words: 'nothing is held', output: doneAs(null) },
  { words: 'somebody was faster', output: refusedAs('exchange_gone', 409) },
  { words: 'the item cannot be exchanged any more', output: refusedAs('exchange_unavailable', 409) },
  { words: 'nobody can say what happened', output: notConfirmed },
  { words: 'holding it breaks the page’s own code', error: defect },
]

export const exchangeChoiceModel = defineModel<typeof exchangeChoiceMachine>({
  flow: 'exchange-choice',
  machine: exchangeChoiceMachine,
  starts: [
    {
      words: 'an item of an order that goes back',
      input: {
        orderNumber: 'C00000001',
        lineId: 'line-1',
        language: 'en',
        pieces: 1,
        skuId: null,
        now: () => walkTime,
      },
    },
  ],
  events: {
    'exchange.open': [{ words: 'they want another size or color', event: { type: 'exchange.open' } }],
    'exchange.close': [{ words: 'they want something else for it', event: { type: 'exchange.close' } }],
    'color.choose': [
      {
        words: 'they choose blue',
        event: { type: 'color.choose', styleColor: blueTen.styleColor },
      },
    ],
    'size.choose': [{ words: 'they choose size 10', event: { type: 'size.choose', skuId: blackTen.skuId } }],
    'pieces.change': [{ words: 'one piece goes back', event: { type: 'pieces.change', pieces: 1 } }],
    'exchange.retry': [{ words: 'they try again', event: { type: 'exchange.retry' } }],
    'network.back': [{ words: 'the connection is back', event: { type: 'network.back' } }],
  },
  answers: { fetchOptions, attempt },
  listeners: ['watchNetwork'],
  delays: { holdEnds: 'the time is over' },
  key: (context) => [
    lineOf(context)
      ?.variants.map(({ available }) => available)
      .join() ?? null,
    context.skuId,
    context.pieces,
    context.hold?.skuId ?? null,
    isStillAsked(context),
    context.tries,
  ],
  states: {
    closed: { sees: 'nothing of it', view: 'closed' },
    releasing: { sees: 'nothing of it', view: 'closed' },
    loading: { sees: 'lines in the shape of sizes and colors', view: 'skeleton' },
    'open.choosing': { sees: 'sizes and colors, with how many there are', view: 'choosing' },
    'open.holding': { sees: 'that what they chose is being held', view: 'holding' },
    'open.held': { sees: 'until when it is held', view: 'held' },
    'open.expired': { sees: 'that it is not held any more, with a way to hold it again', view: 'expired' },
    'open.refreshing': { sees: 'that somebody was faster', view: 'choosing' },
    unavailable: { sees: 'that it can go back for money only', view: 'unavailable' },
    offline: { sees: 'that there is no connection', view: 'offline' },
    sessionEnded: { sees: 'nothing of it', view: 'closed' },
    failed: { sees: 'that it did not work, with a way to try again', view: 'failed' },
  },
  view: selectExchangeView,
})
