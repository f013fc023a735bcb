import { and, eq, isNotNull } from 'drizzle-orm'
import { emailContact } from '../../../api/http/caller.ts'
import { contactHash } from '../../../api/modules/guest-passes/guest-code.rules.ts'
import { guestCodes } from '../../../db/tables/people/guest-codes.ts'
import { testSecret } from '../../host/test-secret.ts'
import type { Arrange } from '../arrangement.ts'
import { codeFor, newGuest, openCodePage } from './guest-at-code.ts'

/** Who has come in, or has another page that has: the code works once. */
const used = ['loadingOrders', 'orders', 'ordersFailed', 'over']

export const arrange: Arrange = async (host) => {
  const guest = await newGuest(host)
  const code = await codeFor(host, guest)
  const hash = contactHash(testSecret, emailContact(guest.email))
  let isPressed = false
  return {
    identity: guest.identity,
    ready: 'code',
    done: 'used',
    open: (tab) => {
      const { flow, view, shows } = openCodePage({ tab, guest, isSent: true })
      const press = () => {
        isPressed = true
        flow.send({ type: 'code.submit' })
      }
      const isAgain = isPressed
      flow.send({ type: 'contact.submit' })
      void shows('code').then(() => {
        flow.send({ type: 'code.change', value: code })
        if (isAgain) press()
      })
      return {
        view: () => {
          if (used.includes(view())) return 'used'
          return view() === 'code' && flow.getSnapshot().context.code === '' ? 'typing' : view()
        },
        press,
      }
    },
    isOnceForAll: true,
    effects: (db) =>
      db.$count(guestCodes, and(eq(guestCodes.contactHash, hash), isNotNull(guestCodes.passHash))),
  }
}
