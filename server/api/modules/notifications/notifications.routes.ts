import type { Hono } from 'hono'
import {
  chooseNotifications,
  requestPhoneCode as codeCall,
  confirmPhone as confirmCall,
  getNotificationStop,
  getNotifications,
  stopNotifications,
} from '../../../../contract/notifications/notification-calls.ts'
import { pageLanguage } from '../../../common/host-language.ts'
import { problem } from '../../../common/problems.ts'
import type { AppDeps } from '../../app-deps.ts'
import type { Caller } from '../../http/caller.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { addressOf } from '../../http/limits/guest-limits.ts'
import { requireRate } from '../../http/limits/require-rate.ts'
import { oneClickPath, readStopCode, stopPageOf } from '../notification-facts/stop-code.ts'
import { choose, readNotifications } from './choice.usecases.ts'
import { confirmPhone, requestPhoneCode } from './phone.usecases.ts'
import { readStop, stop } from './stop.usecases.ts'

/** Code of the link that calls; nobody else reaches these calls with an answer. */
const codeOf = (caller: Caller): string => {
  if (caller.kind !== 'link') throw problem('order_not_found')
  return caller.code
}

/** How shoppers are told of their orders (BY-36 to BY-42). */
export const notificationCalls = (deps: AppDeps): readonly HandledCall[] => {
  const { secret } = deps.settings
  return [
    handle(getNotifications, ({ caller, params, db, now }) =>
      readNotifications(deps, db, { caller, ...params, now }),
    ),
    handle(chooseNotifications, ({ caller, params, body, db, now }) =>
      choose(deps, db, { caller, ...params, now }, body),
    ),
    handle(codeCall, ({ caller, params, body, db, now }) =>
      requestPhoneCode(deps, db, { caller, ...params, now }, body),
    ),
    handle(confirmCall, ({ caller, params, body, db, now }) =>
      confirmPhone(secret, db, { caller, ...params, now }, body),
    ),
    handle(getNotificationStop, ({ caller, db }) => readStop(secret, db, codeOf(caller))),
    handle(stopNotifications, ({ caller, db }) => stop(secret, db, codeOf(caller))),
  ]
}

/**
 * Where mail programs press for their reader (RFC 8058): a form post without key, cookie or caller, the same however often it comes. It
 * is no call of pages. Who opens it instead is led to the page, which asks first.
 */
export const mountOneClick = (api: Hono, { db, settings, rates }: AppDeps): void => {
  const { secret, trustProxy = 0, origin } = settings
  api.post(oneClickPath, async (c) => {
    const code = (c.req.query('code') ?? '').slice(0, 64)
    if (readStopCode(secret, code) === null) {
      await requireRate(rates, 'wrongLinkCode', addressOf(c, trustProxy))
      throw problem('order_not_found')
    }
    await db.transaction((tx) => stop(secret, tx, code))
    return c.body(null, 204)
  })
  api.get(oneClickPath, (c) => {
    const subject = readStopCode(secret, (c.req.query('code') ?? '').slice(0, 64))
    if (subject === null) throw problem('order_not_found')
    const place = { country: 'us', language: pageLanguage(c.req.raw.headers) }
    return c.redirect(stopPageOf({ origin, secret }, place, subject), 303)
  })
}
