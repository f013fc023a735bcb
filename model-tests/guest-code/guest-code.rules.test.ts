import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digitsOf, isWhole } from '../../domain/guests/typed-code.ts'
import { isContactRight } from '../../machines/guest-code/guest-code.rules.ts'
import { waitMsOf } from '../../machines/rate-limit.ts'
import { failed } from '../../services/http/result.ts'
import { problem } from '../samples/samples.ts'

const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 6, maxLength: 6 })
/** Zeros of some scripts: ASCII, Arabic, Persian, Devanagari, Bengali, full width. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xff10]
const noise = fc.stringMatching(/^[A-Za-z \-.:,\n\t]*$/)

describe('the digits of what was typed', () => {
  test('[BY-24] are the code, in whatever script and among whatever else', () => {
    fc.assert(
      fc.property(
        digits,
        fc.constantFrom(...zeros),
        fc.array(noise, { minLength: 7, maxLength: 7 }),
        (code, zero, between) => {
          const typed = code.map((digit, at) => between[at] + String.fromCodePoint(zero + digit)).join('')
          expect(digitsOf(typed + between[6])).toBe(code.join(''))
        },
      ),
    )
  })

  test('[BY-24] are never more than six, and nothing but digits, and taken again they stay', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const found = digitsOf(typed)
        expect(found).toMatch(/^\d{0,6}$/)
        expect(digitsOf(found)).toBe(found)
        expect(isWhole(found)).toBe(found.length === 6)
      }),
    )
  })
})

test('[BY-20] a contact is one that an order can have', () => {
  const form = { contact: 'email', email: '', phone: '' } as const
  const callingCode = '31'
  const isRight = (changes: object) => isContactRight({ form: { ...form, ...changes }, callingCode })
  expect(
    ['', 'lina', 'lina@', 'lina@example.com', ' lina@example.com '].map((email) => isRight({ email })),
  ).toEqual([false, false, false, true, true])
  expect(['', '12', '612345678'].map((phone) => isRight({ contact: 'phone', phone }))).toEqual([
    false,
    false,
    true,
  ])
})

test('[BY-21] a wait is the host’s, a minute where it names none', () => {
  expect(waitMsOf(failed(problem(429, 'rate_limited', 5_000)))).toBe(5_000)
  expect(waitMsOf(failed(problem(429, 'rate_limited')))).toBe(60_000)
  expect(waitMsOf(failed({ kind: 'network' }))).toBe(60_000)
})
