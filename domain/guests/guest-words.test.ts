import { describe, expect, it } from 'vitest'
import { guestFilterOf } from './guest-filter.ts'
import { isEmail } from './guest-lookup.ts'
import { orderNumberKey, orderNumberSpellings } from './order-number.ts'

describe('[SE-02] how a guest says whose order it is', () => {
  it.each([
    [{ email: 'a@example.com', phone: null }, 'email(a@example.com)'],
    [{ email: null, phone: '86 13800138000' }, 'phoneNumber(86 13800138000)'],
    [{ email: 'a@example.com', phone: '1 5035550155' }, 'email(a@example.com)'],
    [{ email: '', phone: '1 5035550155' }, 'phoneNumber(1 5035550155)'],
    [{ email: null, phone: null }, null],
    [null, null],
  ])('%o as %o', (contact, filter) => {
    expect(guestFilterOf(contact)).toBe(filter)
  })
})

it('an order’s number has one name, however it is written, and is asked for as it stands first', () => {
  expect([orderNumberKey('c01a'), orderNumberKey('C01A')]).toEqual(['C01A', 'C01A'])
  expect(orderNumberSpellings('c01A')).toEqual(['c01A', 'C01A'])
  expect(orderNumberSpellings('C01A')).toEqual(['C01A'])
})

it('an e-mail has 254 characters at most', () => {
  const address = (length: number) =>
    `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(length - 194 - 3)}.de`
  expect([isEmail(address(254)), isEmail(address(255))]).toEqual([true, false])
})
