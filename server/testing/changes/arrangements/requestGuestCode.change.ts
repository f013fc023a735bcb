import { and, eq } from 'drizzle-orm'
import { outgoingMails } from '../../../db/tables/outgoing-mails.ts'
import type { Arrange } from '../arrangement.ts'
import { newGuest, openCodePage } from './guest-at-code.ts'

/** A code that was sent, or is not sent again within its minute. */
const sent = ['code', 'contactLimited']

export const arrange: Arrange = async (host) => {
  const guest = await newGuest(host)
  let isPressed = false
  return {
    identity: guest.identity,
    ready: 'contact',
    done: 'code',
    open: (tab) => {
      const { flow, view } = openCodePage({ tab, guest, isSent: false })
      const press = () => {
        isPressed = true
        flow.send({ type: 'contact.submit' })
      }
      // A code is asked for in no storage of the browser: whoever loads the page anew asks again.
      if (isPressed) press()
      return { view: () => (sent.includes(view()) ? 'code' : view()), press }
    },
    isOnceForAll: true,
    effects: (db) =>
      db.$count(
        outgoingMails,
        and(eq(outgoingMails.recipient, guest.email), eq(outgoingMails.kind, 'guestCode')),
      ),
  }
}
