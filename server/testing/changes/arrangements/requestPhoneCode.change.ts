import { and, eq } from 'drizzle-orm'
import { outgoingMails } from '../../../db/tables/outgoing-mails.ts'
import type { Arrange } from '../arrangement.ts'
import { newPhone, openConfirmation } from './phone-at-code.ts'

export const arrange: Arrange = async (host, caller) => {
  const order = await newPhone(host, caller)
  let isPressed = false
  return {
    identity: order.identity,
    ready: 'phone',
    done: 'code',
    open: (tab) => {
      const { flow, view } = openConfirmation(tab, order)
      const press = () => {
        isPressed = true
        flow.send({ type: 'phone.submit' })
      }
      // A code is asked for in no storage of the browser: whoever loads the page anew asks again, and it is the same one.
      if (isPressed) press()
      return { view, press }
    },
    isOnceForAll: true,
    effects: (db) =>
      db.$count(
        outgoingMails,
        and(eq(outgoingMails.recipient, `1${order.phone}`), eq(outgoingMails.kind, 'phoneCode')),
      ),
  }
}
