import { describe, expect, test } from 'vitest'
import { wrongStateMessage } from '../../contract/orders/cancellation.ts'
import { refusalCodeOf } from './refusal-code.ts'

const codeOf = (status: number, message: string, code: string | null = null) =>
  refusalCodeOf({ status, code, message })

describe('the code of a refusal', () => {
  test.each([
    [400, 'The order is already cancelled'],
    [409, 'Order already canceled.'],
    [404, 'The order has already been cancelled'],
  ])('[CA-02] an already-cancelled %i without a code: %s', (status, message) => {
    expect(codeOf(status, message)).toBe('order_already_cancelled')
  })

  test.each([
    [400, wrongStateMessage],
    [400, `Order ${wrongStateMessage}`.replace('Order order', 'Order')],
  ])('[CA-02] an order past cancelling without a code: %i %s', (status, message) => {
    expect(codeOf(status, message)).toBe('order_state')
  })

  test('[CA-02] a code that says why counts, whatever the sentence; a general one gives way to it', () => {
    expect([
      codeOf(400, wrongStateMessage, 'cancel_window_closed'),
      codeOf(400, 'whatever', 'order_state'),
      codeOf(400, wrongStateMessage, 'validation'),
      codeOf(400, 'whatever', 'validation'),
    ]).toEqual(['cancel_window_closed', 'order_state', 'order_state', 'validation'])
  })

  test('[CA-02] the same sentence with a 500 is a failure', () => {
    expect([codeOf(500, 'already cancelled'), codeOf(500, 'already cancelled', 'internal')]).toEqual([
      'unknown',
      'internal',
    ])
  })
})
