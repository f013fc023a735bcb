import { randomBytes } from 'node:crypto'
import {
  endGuestPass,
  listGuestOrders,
  redeemGuestCode,
  requestGuestCode,
} from '../../../../contract/session/guest-code.ts'
import { guestPassHeader } from '../../../../contract/wire/guest-pass.ts'
import { emailContact } from '../../../api/http/caller.ts'
import { contactHash, passHash } from '../../../api/modules/guest-passes/guest-code.rules.ts'
import { guestCodes } from '../../../db/tables/people/guest-codes.ts'
import { attempts } from '../../../db/tables/people/identity.ts'
import { testSecret } from '../../host/test-secret.ts'
import { guestsOf } from '../answers.ts'
import type { Row, Subject, World } from '../matrix.types.ts'
import { orderWith } from '../subjects.ts'

const newPass = () => randomBytes(32).toString('base64url')
const passes = new Map<string, string>()

/** The pass of whoever ordered, which others have found. */
const foundPass = ({ id }: Subject) => ({ [guestPassHeader]: passes.get(id) ?? newPass() })

const minuteMs = 60_000

/** A guest's order, and a pass for its e-mail address. */
const withPass = async (world: World): Promise<Subject> => {
  const subject = await orderWith({ upmId: null })(world)
  const { db, clock } = world.host.deps
  const now = clock.now()
  const pass = newPass()
  passes.set(subject.id, pass)
  await db.insert(guestCodes).values({
    id: crypto.randomUUID(),
    contactHash: contactHash(testSecret, emailContact(subject.email)),
    requestedAt: now,
    expiresAt: new Date(now.getTime() + 10 * minuteMs),
    endedAt: now,
    passHash: passHash(testSecret, pass),
    passUntil: new Date(now.getTime() + 60 * minuteMs),
  })
  return subject
}

/** A guest's order, where nobody has asked for a code yet. */
const withoutCode = async (world: World): Promise<Subject> => {
  await world.host.deps.db.delete(attempts)
  await world.host.deps.db.delete(guestCodes)
  return orderWith({ upmId: null })(world)
}

/** A guest's code and pass: a filter names the contact, and opens nothing without the pass for that contact (BY-20 to BY-22). */
export const guestCodeRows: readonly Row[] = [
  {
    call: requestGuestCode,
    object: 'contact',
    answers: guestsOf('ok'),
    arrange: withoutCode,
    request: () => ({ query: { country: 'US', language: 'en' } }),
    isOfCaller: true,
  },
  {
    call: redeemGuestCode,
    object: 'contact without a code',
    answers: guestsOf('guest_code_over'),
    arrange: withoutCode,
    request: () => ({ body: { code: '123456', pass: newPass() } }),
    isOfCaller: true,
  },
  {
    call: listGuestOrders,
    object: 'pass',
    answers: { ...guestsOf('ok', 'guest_pass_unknown'), guestByPhone: 'guest_pass_unknown' },
    arrange: withPass,
    request: ({ subject }) => ({ headers: foundPass(subject) }),
    isOfCaller: true,
  },
  {
    call: endGuestPass,
    object: 'pass',
    answers: guestsOf('ok'),
    arrange: withPass,
    request: ({ subject }) => ({ headers: foundPass(subject) }),
    isOfCaller: true,
  },
]
