import { expect, it } from 'vitest'
import { givenEmail, givenLine, givenPhone } from './given-text.ts'

it.each([
  ['+1 503 555 0155', '5035550155'],
  ['call 5035550155', 'call 5035550155'],
  ['5035550155 at noon', '5035550155 at noon'],
  [' ', null],
  [undefined, null],
])('the phone %o is kept as %o', (typed, kept) => {
  expect(givenPhone(typed, 'us')).toBe(kept)
})

it('a line and an e-mail are kept without what cannot be sent', () => {
  expect([
    givenLine(' 1\tMill \n Lane '),
    givenLine(null),
    givenEmail(' a@example.com'),
    givenEmail(''),
  ]).toEqual(['1 Mill Lane', null, 'a@example.com', null])
})
