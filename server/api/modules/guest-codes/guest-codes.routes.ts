import {
  endGuestPass,
  listGuestOrders,
  redeemGuestCode,
  requestGuestCode,
} from '../../../../contract/session/guest-code.ts'
import { guestPassHeader } from '../../../../contract/wire/guest-pass.ts'
import { textLanguage } from '../../../common/host-language.ts'
import { problem } from '../../../common/problems.ts'
import type { AppDeps } from '../../app-deps.ts'
import { contactOf } from '../../http/caller.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { contactHash } from '../guest-passes/guest-code.rules.ts'
import { dropPass, readPass } from '../guest-passes/guest-passes.ts'
import { guestOrdersPage } from '../order-pages/history.usecases.ts'
import { readCursor, writeCursor } from '../order-pages/history-cursor.ts'
import { redeemCode, requestCode } from './guest-codes.usecases.ts'

/** A guest's way in by a code that is sent to the contact of an order (BY-20 to BY-24). */
export const guestCodesCalls = (deps: AppDeps): readonly HandledCall[] => {
  const { secret } = deps.settings
  return [
    handle(requestGuestCode, ({ caller, query, db, now }) =>
      requestCode(deps, db, { contact: contactOf(caller), language: query.language, now }),
    ),
    handle(redeemGuestCode, ({ caller, body, db, now }) =>
      redeemCode(secret, db, { ...body, contact: contactOf(caller), now }),
    ),
    handle(endGuestPass, async ({ caller, fields, db, now }) => {
      await dropPass(secret, db, { contact: contactOf(caller), pass: fields[guestPassHeader], now })
      return {}
    }),
    handle(listGuestOrders, async ({ caller, query, fields, db, now, headers }) => {
      const contact = contactOf(caller)
      const until = await readPass(secret, db, { contact, pass: fields[guestPassHeader] })
      // Whoever has yet to type the code is told so, and whose hour is over, that.
      if (until === null) throw problem('guest_pass_unknown')
      if (until <= now) throw problem('guest_pass_over')
      const list = contactHash(secret, contact)
      const { orderItems, last } = await guestOrdersPage(db, {
        contact,
        after: query.cursor === undefined ? null : readCursor(secret, query.cursor, list),
        now,
        language: textLanguage(query.language, headers),
      })
      return {
        orderItems,
        pages: { next: last && writeCursor(secret, last, list) },
        until: until.toISOString(),
      }
    }),
  ]
}
