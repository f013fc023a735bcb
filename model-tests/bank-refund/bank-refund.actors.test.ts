import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBankRefundMachine } from '../../machines/bank-refund/bank-refund.actors.ts'
import {
  type BankRefundView,
  selectBankRefundView,
  selectFaults,
} from '../../machines/bank-refund/bank-refund.selectors.ts'
import type { BankRefundInput } from '../../machines/bank-refund/bank-refund.types.ts'
import {
  answers,
  type HostAnswer,
  hostThat,
  keysWith,
  refuses,
  running,
  visiblePage,
} from '../samples/real-calls.ts'
import { mistypedIban, sampleDetails, sampleSent } from './bank-refund.model.ts'

const start = (replies: readonly HostAnswer[], changes: Partial<BankRefundInput> = {}) => {
  const { http, requests } = hostThat(replies)
  const { keys, log } = keysWith()
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
    requests,
    log,
    ready: () => refund.until((now) => now.matches({ form: 'ready' })),
  }
}

beforeEach(() => void vi.stubGlobal('document', visiblePage))
afterEach(() => void vi.unstubAllGlobals())

describe('bank refund: its calls', () => {
  test('the rules of the countries come with the form: a mistyped IBAN is found, a right one is not', async () => {
    const refund = start([])
    refund.types({ ...sampleDetails, iban: mistypedIban })
    await refund.ready()
    expect(selectFaults(refund.snapshot())).toEqual({ iban: 'invalid' })
    refund.types(sampleDetails)
    expect(selectFaults(refund.snapshot())).toEqual({})
    expect(refund.requests).toEqual([])
  })

  test('the account is sent with a key, once, and the key is settled', async () => {
    const refund = start([answers({ orderNumber: 'R00000001', ...sampleSent }, 201)])
    await refund.ready()
    refund.types(sampleDetails)
    refund.actor.send({ type: 'details.submit' })
    refund.actor.send({ type: 'details.confirm' })
    await refund.shows('sent')
    expect(refund.requests).toEqual([
      {
        method: 'POST',
        path: '/api/order_mgmt/bank_refund/v1',
        query: {},
        body: {
          accountDetails: {
            iban: sampleDetails.iban.replaceAll(' ', ''),
            owner: { firstName: 'Zofia', lastName: 'Maj' },
          },
          email: 'zofia@example.com',
          orderNumber: 'R00000001',
        },
        key: 'key-1',
      },
    ])
    expect(refund.log).toEqual([
      'claim sendBankRefund R00000001',
      'settle sendBankRefund R00000001 key-1 done',
    ])
  })

  test('after a reload the outcome is looked up by its key', async () => {
    const refund = start(
      [answers({ call: 'sendBankRefund', status: 400, body: refuses(400, 'bank_refund_not_due')?.body })],
      {
        pendingKey: 'key-0',
      },
    )
    await refund.shows('notDue')
    expect(refund.requests).toEqual([
      { method: 'GET', path: '/api/idempotency/v1/key-0', query: {}, body: null, key: null },
    ])
    expect(refund.log).toEqual(['settle sendBankRefund R00000001 key-0 refused'])
  })
})
