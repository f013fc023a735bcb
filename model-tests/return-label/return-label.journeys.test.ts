import { describe, expect, test } from 'vitest'
import { selectAttempt, selectAttemptView } from '../../machines/attempt/attempt.selectors.ts'
import { returnLabelMachine } from '../../machines/return-label/return-label.machine.ts'
import {
  selectCodeState,
  selectDialogView,
  selectLabelView,
} from '../../machines/return-label/return-label.selectors.ts'
import type { LabelAnswer, ReturnLabelInput } from '../../machines/return-label/return-label.types.ts'
import { done, type Outcome } from '../../services/http/outcome.ts'
import type { DispatchRequest, DispatchTarget } from '../../services/returns/dispatch-return-label.ts'
import { inFlight, lost, neverArrived, refused } from '../samples/attempt-samples.ts'
import { startJourney } from '../samples/journey.ts'
import { realAttempt } from '../samples/real-attempt.ts'
import { sampleLabel } from '../samples/return-samples.ts'
import { defect } from '../samples/samples.ts'
import { labelInput, returnOrderNumber } from './return-label.parts.ts'

const minute = 60_000
const contacts = {
  authorizationInfo: { email: 'lina@example.com', dayPhoneNumber: null, phoneNumber: null },
  visitorDetail: null,
}

const start = (changes: Partial<ReturnLabelInput> = {}) => {
  const keys = ['key-1', 'key-2', 'key-3']
  const settled: string[] = []
  const journey = startJourney({
    machine: returnLabelMachine,
    input: (now) => labelInput(now, { contacts, ...changes }),
    keep: (call) => ({ attempt: realAttempt(call, (key) => settled.push(key)) }),
  })
  const hears = (call: string, outcome: Outcome<unknown>) => journey.answer(call, outcome)
  const comes = (answer: LabelAnswer) => journey.answer('getLabel', answer)
  const claims = () => journey.answer('claimKey', { key: keys.shift(), isPending: false })
  const dialog = () => {
    const shown = selectDialogView(journey.snapshot())
    const attempt = selectAttempt(journey.snapshot())?.getSnapshot()
    return shown === 'sending' && selectAttemptView(attempt) === 'checking' ? 'checking' : shown
  }
  return {
    ...journey,
    settled,
    dialog,
    label: () => selectLabelView(journey.snapshot()),
    code: () => selectCodeState(journey.snapshot()),
    sends: () => journey.asked('send') as readonly Sent[],
    hears,
    comes,
    claims,
    submits: async (dispatchType: 'email' | 'mail') => {
      journey.send({ type: 'dispatch.ask', dispatchType })
      journey.send({ type: 'dispatch.confirm' })
      await claims()
    },
  }
}

type Sent = { readonly target: DispatchTarget; readonly request: DispatchRequest; readonly key: string }

const sent = done({ returnOrderNumber, dispatchType: 'email' })

describe('return label: pinned journeys', () => {
  test('[RL-03] asked, confirmed, sent; the body names the way, the return and who asks', async () => {
    const shopper = start()
    await shopper.submits('email')
    expect([shopper.dialog(), shopper.snapshot().can({ type: 'dialog.dismiss' })]).toEqual(['sending', true])
    await shopper.hears('send', sent)
    expect([shopper.dialog(), shopper.settled, shopper.sends()]).toEqual([
      'sent',
      ['key-1'],
      [
        {
          target: { returnOrderNumber, dispatchType: 'email' },
          request: {
            body: {
              dispatchType: 'email',
              returnOrderNumber,
              returnOrderNum: returnOrderNumber,
              ...contacts,
            },
            language: 'en',
          },
          key: 'key-1',
        },
      ],
    ])
    expect(shopper.emitted).toContainEqual({ type: 'dispatch.submitted', dispatchType: 'email' })
    shopper.send({ type: 'dialog.dismiss' })
    expect(shopper.dialog()).toBe('closed')
  })

  test('[RL-03] fails, is tried again the same way with a key of its own, is dismissed', async () => {
    const shopper = start()
    await shopper.submits('mail')
    await shopper.hears('send', refused('internal', 500))
    expect([shopper.dialog(), shopper.settled]).toEqual(['failed', ['key-1']])
    expect(shopper.emitted).toContainEqual({
      type: 'error.reported',
      code: 'unknown orders error',
      devMessage: 'label dispatch: 500 internal',
    })
    shopper.send({ type: 'dispatch.retry' })
    await shopper.claims()
    expect(shopper.sends().map(({ request, key }) => [request.body.dispatchType, key])).toEqual([
      ['mail', 'key-1'],
      ['mail', 'key-2'],
    ])
    await shopper.hears('send', refused('internal', 500))
    shopper.send({ type: 'dialog.dismiss' })
    expect(shopper.dialog()).toBe('closed')
  })

  test('[RL-03] an answer that got lost is looked up; what never arrived is sent again with the same key', async () => {
    const shopper = start()
    await shopper.submits('email')
    await shopper.hears('send', lost)
    expect(shopper.dialog()).toBe('checking')
    await shopper.pass(1_000)
    await shopper.hears('readOutcome', inFlight(3_000))
    await shopper.pass(3_000)
    await shopper.hears('readOutcome', neverArrived)
    expect(shopper.sends().map(({ key }) => key)).toEqual(['key-1', 'key-1'])
    await shopper.breaks('send', defect)
    await shopper.pass(15_000)
    await shopper.hears('readOutcome', sent)
    expect([shopper.dialog(), shopper.settled]).toEqual(['sent', ['key-1']])
  })

  test('[RL-03] a reload in the middle looks the attempt up; closed meanwhile, asking again comes back to it', async () => {
    const shopper = start({ pending: { dispatchType: 'mail', key: 'key-0' } })
    expect(shopper.dialog()).toBe('checking')
    shopper.send({ type: 'dialog.dismiss' })
    shopper.send({ type: 'dispatch.ask', dispatchType: 'email' })
    expect([shopper.dialog(), shopper.snapshot().context.dispatchType]).toEqual(['checking', 'mail'])
    await shopper.hears('readOutcome', sent)
    expect([shopper.dialog(), shopper.sends()]).toEqual(['sent', []])
  })

  test('[RL-03] nothing is sent where the browser cannot remember it', async () => {
    const shopper = start()
    shopper.send({ type: 'dispatch.ask', dispatchType: 'email' })
    shopper.send({ type: 'dispatch.confirm' })
    await shopper.breaks('claimKey', defect)
    expect([shopper.dialog(), shopper.sends()]).toEqual(['failed', []])
  })

  test('[RL-01] an answer without a label is an error with the catalogue’s code; asked for again, it comes', async () => {
    const shopper = start()
    await shopper.comes({ kind: 'unformatted' })
    expect([shopper.label(), shopper.emitted]).toEqual([
      'failed',
      [
        {
          type: 'error.reported',
          code: 'label-response-not-formatted-correctly',
          devMessage: 'no label in the answer',
        },
      ],
    ])
    shopper.send({ type: 'label.reload' })
    await shopper.comes(sampleLabel(null))
    expect([shopper.label(), shopper.asked('getLabel')]).toEqual([
      'shown',
      [
        { returnOrderNumber, country: 'us', language: 'en' },
        { returnOrderNumber, country: 'us', language: 'en' },
      ],
    ])
  })

  test('[RC-07] the code is shown large where there is one, and only there', async () => {
    const without = start()
    await without.comes(sampleLabel(null))
    without.send({ type: 'code.show' })
    const withCode = start()
    await withCode.comes(sampleLabel('PDM-1'))
    withCode.send({ type: 'code.show' })
    expect([without.dialog(), withCode.dialog()]).toEqual(['closed', 'showingCode'])
    withCode.send({ type: 'dialog.dismiss' })
    expect(withCode.dialog()).toBe('closed')
  })

  test.each([
    ['nl', 30],
    ['be', 10],
    ['es', 10],
    ['it', 10],
  ])('[RL-05] in %s a fresh code says for %i minutes that it takes a while', async (country, minutes) => {
    const shopper = start({ country })
    expect(shopper.code()).toBe('settling')
    await shopper.pass(minutes * minute - 1)
    shopper.send({ type: 'page.shown' })
    expect(shopper.code()).toBe('settling')
    await shopper.pass(1)
    expect(shopper.code()).toBe('ready')
  })

  test('[RL-05] elsewhere, and for older returns, nothing is said', () => {
    expect(start({ country: 'us' }).code()).toBe('ready')
    expect(start({ country: 'nl', orderDate: '2026-11-20T09:29:59Z' }).code()).toBe('ready')
  })
})
