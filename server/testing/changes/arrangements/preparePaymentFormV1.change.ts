import type { Arrange } from '../arrangement.ts'
import { openPayment } from './open-payment.ts'

export const arrange: Arrange = (host, caller) =>
  openPayment(host, caller, { from: 'deferred-form-get-maya', way: 'formsV1', done: 'ready' })
