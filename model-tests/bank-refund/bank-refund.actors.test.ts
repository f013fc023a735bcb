import { describe, expect, test } from 'vitest'
import { createBankRefundMachine } from '../../machines/bank-refund/bank-refund.actors.ts'
import {
  type BankRefundView,
  selectBankRefundView,
  selectFaults,
} from '../../machines/bank-refund/bank-refund.selectors.ts'
import type { BankRefundInput } from '../../machines/bank-refund/bank-refund.types.ts'
import { type Identity, nobody } from '../../services/http/http.ts'
import { running } from '../samples/running.ts'
import { answers, type HostAnswer, refuses, startHost } from '../samples/sample-host.ts'
import { startKeys } from '../samples/sample-keys.ts'
import { openPage } from '../samples/sample-page.ts'
import { mistypedIban, sampleDetails, sampleSent } from './bank-refund.model.ts'

const start = (
  replies: readonly HostAnswer[],
  changes: Partial<BankRefundInput> = {},
  identity?: Identity,
) => {
  const { http, asked } = startHost(replies, identity)
  const { keys, claimed, settled } = startKeys()
  const refund = running(createBankRefundMachine({ http, keys }), {
    returnOrderNumber: 'R00000001',
    email: 'zofia@example.com',
    standing: 'due',
    pendingKey: null,
    ...changes,
  })
  const shows = (view: BankRefundView) => refund.until((snapshot) => selectBankRefundView(snapshot) === view)
  const types = (details: Partial<typeof sampleDetails>) => {
    for (const name of ['firstName', 'lastName', 'iban'] as const) {
      const value = details[name]
      if (value !== undefined) refund.actor.send({ type: 'detail.change', name, value })
    }
  }
  return {
    ...refund,
    shows,
    types,
    asked,
    claimed,
    settled,
    ready: () => refund.until((now) => now.matches({ form: 'ready' })),
  }
}

openPage()

const subject = { call: 'sendBankRefund', object: 'R00000001' }

describe('bank refund: its calls', () => {
  test('the rules of the countries come with the form: a mistyped IBAN is found, a right one is not', async () => {
    const refund = start([])
    refund.types({ ...sampleDetails, iban: mistypedIban })
    await refund.ready()
    expect(selectFaults(refund.snapshot())).toEqual({ iban: 'invalid' })
    refund.types(sampleDetails)
    expect(selectFaults(refund.snapshot())).toEqual({})
    expect(refund.asked).toEqual([])
  })

  test('the account is sent with a key, once, and the key is settled', async () => {
    const refund = start([answers({ orderNumber: 'R00000001', ...sampleSent }, 201)])
    await refund.ready()
    refund.types(sampleDetails)
    refund.actor.send({ type: 'details.submit' })
    refund.actor.send({ type: 'details.confirm' })
    await refund.shows('sent')
    expect(refund.asked).toEqual([
      {
        call: 'POST /api/order_mgmt/bank_refund/v1',
        body: {
          accountDetails: {
            iban: sampleDetails.iban.replaceAll(' ', ''),
            owner: { firstName: 'Zofia', lastName: 'Maj' },
          },
          email: 'zofia@example.com',
          orderNumber: 'R00000001',
        },
        idempotencyKey: 'key-1',
      },
    ])
    expect(refund.claimed).toEqual([{ ...subject, since: null }])
    expect(refund.settled).toEqual([{ ...subject, key: 'key-1', end: 'done' }])
  })

  test('after a reload the outcome is looked up by its key', async () => {
    const refund = start(
      [answers({ call: 'sendBankRefund', status: 400, body: refuses(400, 'bank_refund_not_due').body })],
      {
        pendingKey: 'key-0',
      },
    )
    await refund.shows('notDue')
    expect(refund.asked).toEqual([{ call: 'GET /api/idempotency/v1/key-0' }])
    expect(refund.claimed).toEqual([])
    expect(refund.settled).toEqual([{ ...subject, key: 'key-0', end: 'refused' }])
  })

  test('the outcome is not asked for as nobody', async () => {
    const refund = start([], { pendingKey: 'key-0' }, nobody)
    await refund.pass(0)
    expect([refund.asked, refund.settled]).toEqual([[], []])
  })
})
