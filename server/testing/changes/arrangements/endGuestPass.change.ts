import { and, eq, lte } from 'drizzle-orm'
import { redeemGuestCode } from '../../../../contract/session/guest-code.ts'
import { passHash } from '../../../api/modules/guest-passes/guest-code.rules.ts'
import { guestCodes } from '../../../db/tables/people/guest-codes.ts'
import { sendOk } from '../../host/api-client.ts'
import { testSecret } from '../../host/test-secret.ts'
import type { Arrange } from '../arrangement.ts'
import { codeFor, newGuest, newPass, openCodePage } from './guest-at-code.ts'

/** Ended, whether or not the browser's own door, which the API host does not have, has answered. */
const ended = ['contact', 'endFailed', 'expired']

export const arrange: Arrange = async (host) => {
  const guest = await newGuest(host)
  const { filter } = guest
  const pass = newPass()
  const body = { code: await codeFor(host, guest), pass }
  await sendOk(host.target, redeemGuestCode, { filter, query: { filter }, body, key: crypto.randomUUID() })
  const hash = passHash(testSecret, pass)
  let isPressed = false
  return {
    identity: { ...guest.identity, guestPass: async () => pass },
    ready: 'orders',
    done: 'ended',
    open: (tab) => {
      const visitor = { ...guest.visitor, pass }
      const { flow, view, shows } = openCodePage({ tab, guest, isSent: true, visitor })
      const press = () => {
        isPressed = true
        flow.send({ type: 'guest.end' })
      }
      // Whoever finds the orders still there ends it again.
      if (isPressed) void shows('orders', 'expired').then(press)
      return { view: () => (ended.includes(view()) ? 'ended' : view()), press }
    },
    // The browser forgets the guest, whatever became of the pass, which ends by itself (BY-22).
    isGivenUp: true,
    isOnceForAll: true,
    effects: (db) =>
      db.$count(
        guestCodes,
        and(eq(guestCodes.passHash, hash), lte(guestCodes.passUntil, new Date(host.now()))),
      ),
  }
}
