import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailContact, phoneContact } from '../../http/caller.ts'
import { bodyContactMatches, mayAccess, sameSecret } from './order-access.ts'

const unknown = { upmId: null, contactEmail: null, phoneCountryCode: null, phoneNumber: null }
const blank = fc.constantFrom('', ' ', '\u0000', '\t', '\u00a0', 'null', 'undefined')
const anything = fc.oneof(
  blank,
  fc.string({ unit: 'binary' }),
  fc.emailAddress(),
  fc.stringMatching(/^\d{0,5}$/),
)
/** What an order may have in the place of a contact that it has not. */
const nothing = fc.constantFrom(null, '', ' ')

test('[SE-02] [AP-01] nothing that is sent stands for nobody: an order without a contact opens to no guest', () => {
  fc.assert(
    fc.property(anything, nothing, (sent, none) => {
      const order = { upmId: none, contactEmail: none, phoneCountryCode: none, phoneNumber: none }
      const callers = [
        { kind: 'guest', contact: emailContact(sent) },
        { kind: 'guest', contact: phoneContact(sent) },
        { kind: 'guest', contact: { kind: 'phone', digits: sent } },
        { kind: 'member', upmId: sent },
      ] as const
      for (const caller of callers) {
        expect(mayAccess(order, caller)).toBe(false)
        expect(mayAccess(undefined, caller)).toBe(false)
      }
      expect(bodyContactMatches(unknown, { email: sent })).toBe(false)
      expect(bodyContactMatches(unknown, { phone: sent })).toBe(false)
      expect(sameSecret(none, sent)).toBe(false)
      expect(sameSecret(undefined, sent)).toBe(false)
    }),
  )
})

test('[SE-02] a number without its country opens nothing by itself, and a country without a number neither', () => {
  const guest = (digits: string) => ({ kind: 'guest', contact: { kind: 'phone', digits } }) as const
  const whole = { ...unknown, phoneCountryCode: '48', phoneNumber: '501234567' }
  expect(['48501234567', '501234567', '48', ''].map((sent) => mayAccess(whole, guest(sent)))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(mayAccess({ ...unknown, phoneCountryCode: '48' }, guest('48'))).toBe(false)
})

test('[CA-05] a contact that is left out of a body says nothing; one that is sent must be the order’s own', () => {
  const order = { ...unknown, contactEmail: 'kim@podium.example' }
  expect([
    bodyContactMatches(order, {}),
    bodyContactMatches(order, { email: null, phone: null }),
    bodyContactMatches(order, { email: 'KIM@podium.example ' }),
    bodyContactMatches(order, { email: '' }),
    bodyContactMatches(order, { email: 'kim@podium.example', phone: '' }),
  ]).toEqual([true, true, true, false, false])
})
