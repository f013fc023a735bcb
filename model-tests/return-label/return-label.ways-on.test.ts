import { describe, expect, test } from 'vitest'
import { returnLabelMachine } from '../../machines/return-label/return-label.machine.ts'
import {
  selectCodeState,
  selectDialogView,
  selectDispatchType,
  selectLabel,
  selectLabelView,
} from '../../machines/return-label/return-label.selectors.ts'
import type { ReturnLabelInput } from '../../machines/return-label/return-label.types.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { startJourney } from '../samples/journey.ts'
import { sampleLabel } from '../samples/return-samples.ts'
import { defect } from '../samples/samples.ts'
import { labelInput, returnOrderNumber } from './return-label.parts.ts'

const contacts = { authorizationInfo: null, visitorDetail: null }

const start = (changes: Partial<ReturnLabelInput> = {}) => {
  const journey = startJourney({
    machine: returnLabelMachine,
    input: (now) => labelInput(now, { contacts, ...changes }),
  })
  return {
    ...journey,
    label: () => selectLabelView(journey.snapshot()),
    dialog: () => selectDialogView(journey.snapshot()),
    code: () => selectCodeState(journey.snapshot()),
    type: () => selectDispatchType(journey.snapshot()),
    isUnderWay: () => journey.snapshot().hasTag('underWay'),
  }
}
const sending = (dispatchType: 'email' | 'mail' = 'mail') => {
  const shopper = start()
  shopper.send({ type: 'dispatch.ask', dispatchType })
  shopper.send({ type: 'dispatch.confirm' })
  return shopper
}
const attempt = (dispatchType: string, pendingKey: string | null) => ({
  target: { returnOrderNumber, dispatchType },
  request: {
    body: { dispatchType, returnOrderNumber, returnOrderNum: returnOrderNumber, ...contacts },
    language: 'en',
  },
  pendingKey,
})
const submitted = { type: 'dispatch.submitted', dispatchType: 'mail' }
const reported = (code: string, devMessage: string) => ({ type: 'error.reported', code, devMessage })

describe('return label: the label', () => {
  test('before it is here there is nothing to show, and no code to hold under a scanner', () => {
    const shopper = start()
    shopper.send({ type: 'code.show' })
    expect([shopper.label(), selectLabel(shopper.snapshot()), shopper.dialog(), shopper.type()]).toEqual([
      'loading',
      null,
      'closed',
      'email',
    ])
  })

  test('it is kept as it came', async () => {
    const shopper = start()
    const answer = sampleLabel('PDM-1')
    await shopper.answer('getLabel', answer)
    expect([
      shopper.label(),
      { kind: 'label', label: selectLabel(shopper.snapshot()) },
      shopper.emitted,
    ]).toEqual(['shown', answer, []])
  })

  test('where the page’s own code breaks, it is reported and can be asked for again', async () => {
    const shopper = start()
    await shopper.breaks('getLabel', defect)
    expect([shopper.label(), selectLabel(shopper.snapshot()), shopper.emitted]).toEqual([
      'failed',
      null,
      [reported('unknown orders error', 'label')],
    ])
    shopper.send({ type: 'label.reload' })
    expect([shopper.label(), shopper.asked('getLabel').length]).toEqual(['loading', 2])
  })
})

describe('return label: sending it', () => {
  test('it is asked once more first, and what is not confirmed is not sent', () => {
    const shopper = start()
    shopper.send({ type: 'dispatch.ask', dispatchType: 'mail' })
    expect([shopper.dialog(), shopper.type(), shopper.isUnderWay()]).toEqual(['confirming', 'mail', false])
    shopper.send({ type: 'dialog.dismiss' })
    expect([shopper.dialog(), shopper.asked('attempt'), shopper.emitted]).toEqual(['closed', [], []])
  })

  test('it is under way while the dialog is closed as well, and the outcome opens it', async () => {
    const shopper = sending()
    expect([shopper.dialog(), shopper.isUnderWay(), shopper.emitted]).toEqual(['sending', true, [submitted]])
    shopper.send({ type: 'dialog.dismiss' })
    expect([shopper.dialog(), shopper.isUnderWay()]).toEqual(['closed', true])
    await shopper.answer('attempt', doneAs({ returnOrderNumber, dispatchType: 'mail' }))
    expect([shopper.dialog(), shopper.isUnderWay()]).toEqual(['sent', false])
    shopper.send({ type: 'dialog.dismiss' })
    expect([shopper.dialog(), shopper.emitted]).toEqual(['closed', [submitted]])
  })

  test.each([
    [
      'a refusal',
      refusedAs('rate_limited', 429),
      'failed',
      [reported('unknown orders error', 'label dispatch: 429 rate_limited')],
    ],
    ['an outcome that nobody knows', notConfirmed, 'unconfirmed', []],
    ['the page’s own code broken', null, 'unconfirmed', []],
  ] as const)('after %s it can be sent again the same way, or left', async (_, end, view, reports) => {
    const shopper = sending()
    const ends = () => (end === null ? shopper.breaks('attempt', defect) : shopper.answer('attempt', end))
    await ends()
    expect([shopper.dialog(), shopper.emitted]).toEqual([view, [submitted, ...reports]])
    shopper.send({ type: 'dispatch.retry' })
    expect([shopper.dialog(), shopper.asked('attempt')]).toEqual([
      'sending',
      [attempt('mail', null), attempt('mail', null)],
    ])
    await ends()
    shopper.send({ type: 'dialog.dismiss' })
    expect([shopper.dialog(), shopper.isUnderWay()]).toEqual(['closed', false])
  })

  test('one from before a reload is taken up by its key, which no later one has', async () => {
    const shopper = start({ pending: { dispatchType: 'mail', key: 'key-0' } })
    expect([shopper.dialog(), shopper.type(), shopper.emitted]).toEqual(['sending', 'mail', []])
    await shopper.answer('attempt', refusedAs('not_sent', 503))
    shopper.send({ type: 'dispatch.retry' })
    expect(shopper.asked('attempt')).toEqual([attempt('mail', 'key-0'), attempt('mail', null)])
  })
})

describe('return label: the code', () => {
  test('a fresh one scans after its wait, whether the page was looked at again or not', async () => {
    const shopper = start({ country: 'be' })
    expect(shopper.code()).toBe('settling')
    await shopper.pass(10 * 60_000 - 1)
    expect(shopper.code()).toBe('settling')
    await shopper.pass(1)
    expect(shopper.code()).toBe('ready')
    shopper.send({ type: 'page.shown' })
    expect(shopper.code()).toBe('ready')
  })

  test('a page that is shown again measures the wait that is left', async () => {
    const shopper = start({ country: 'be' })
    await shopper.pass(4 * 60_000)
    shopper.send({ type: 'page.shown' })
    expect(shopper.snapshot().context.codeWaitMs).toBe(6 * 60_000)
  })
})
