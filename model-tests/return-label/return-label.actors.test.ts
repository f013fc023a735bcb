import { describe, expect, test } from 'vitest'
import { createReturnLabelMachine, pendingDispatch } from '../../machines/return-label/return-label.actors.ts'
import {
  selectCodeState,
  selectDialogView,
  selectLabel,
  selectLabelView,
} from '../../machines/return-label/return-label.selectors.ts'
import { running } from '../samples/running.ts'
import { answers, type HostAnswer, startHost } from '../samples/sample-host.ts'
import { startKeys } from '../samples/sample-keys.ts'
import { openPage } from '../samples/sample-page.ts'
import { walkTime } from '../samples/samples.ts'

const returnOrderNumber = 'RT48KX20917'
const contacts = {
  authorizationInfo: { email: 'lina@example.com', dayPhoneNumber: null, phoneNumber: null },
  visitorDetail: null,
}

const start = (replies: readonly HostAnswer[]) => {
  const { http, asked } = startHost(replies)
  const { keys, claimed, settled } = startKeys()
  const clock = { now: walkTime }
  const label = running(createReturnLabelMachine({ http, keys }), {
    returnOrderNumber,
    country: 'nl',
    language: 'nl',
    orderDate: new Date(walkTime).toISOString(),
    contacts,
    pending: null,
    now: () => clock.now,
  })
  return { ...label, asked, claimed, settled, clock }
}

const labelAnswer = answers({ carrier: 'PostNL', returnLabel: 'JVBERi0=', dropOffCode: { data: 'PDM-1' } })
const asksForLabel = {
  call: `GET /api/order_mgmt/user_return_labels/v1/${returnOrderNumber}`,
  query: { language: 'nl', paperless: 'true' },
}

const page = openPage()

describe('return label: its calls', () => {
  test('the label is asked for by the number of the return, and shown', async () => {
    const label = start([labelAnswer])
    await label.until((snapshot) => selectLabelView(snapshot) === 'shown')
    expect(selectLabel(label.snapshot())).toEqual({
      carrier: 'PostNL',
      pdf: 'JVBERi0=',
      printed: null,
      dropOffCode: 'PDM-1',
      dataMatrix: null,
      isPaperless: false,
    })
    expect(label.asked).toEqual([asksForLabel])
  })

  test('it is sent with a key of this return and of this way', async () => {
    const label = start([labelAnswer, answers({ returnOrderNumber, dispatchType: 'mail' }, 202)])
    await label.until((snapshot) => selectLabelView(snapshot) === 'shown')
    label.actor.send({ type: 'dispatch.ask', dispatchType: 'mail' })
    label.actor.send({ type: 'dispatch.confirm' })
    await label.until((snapshot) => selectDialogView(snapshot) === 'sent')
    expect(label.asked[1]).toEqual({
      call: 'POST /api/order_mgmt/user_return_labels_dispatch/v1',
      query: { language: 'nl' },
      body: { dispatchType: 'mail', returnOrderNumber, returnOrderNum: returnOrderNumber, ...contacts },
      idempotencyKey: 'key-1',
    })
    const subject = { call: 'dispatchReturnLabel', object: `${returnOrderNumber}.mail` }
    expect(label.claimed).toEqual([{ ...subject, since: null }])
    expect(label.settled).toEqual([{ ...subject, key: 'key-1', end: 'done' }])
  })

  test('a page that comes back into view looks whether the code scans by now', () => {
    const label = start([])
    label.clock.now += 30 * 60_000
    expect(selectCodeState(label.snapshot())).toBe('settling')
    page.show()
    expect(selectCodeState(label.snapshot())).toBe('ready')
    label.actor.stop()
  })
})

describe('return label: an attempt from before a reload', () => {
  const kept = (dispatchType: string, key: string) => ({
    [`dispatchReturnLabel ${returnOrderNumber}.${dispatchType}`]: key,
  })
  test.each([
    ['the e-mail of this return is found', kept('email', 'key-0'), { dispatchType: 'email', key: 'key-0' }],
    ['the letter of this return is found', kept('mail', 'key-0'), { dispatchType: 'mail', key: 'key-0' }],
    [
      'of two the e-mail comes first',
      { ...kept('mail', 'key-0'), ...kept('email', 'key-1') },
      { dispatchType: 'email', key: 'key-1' },
    ],
    ['another return’s is none', { 'dispatchReturnLabel RT00000001.email': 'key-0' }, null],
    ['without one there is none', {}, null],
  ])('%s', (_, keys, found) => {
    expect(pendingDispatch(startKeys(keys).keys, returnOrderNumber)).toEqual(found)
  })
})
