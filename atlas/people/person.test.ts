import { expect, it } from 'vitest'
import { nameOfPerson, personOf, readPerson } from './person.ts'

it('is read from words, with the flags of the country but for those that are said', () => {
  const person = readPerson('kr, guest, enableFakeReturn=on, enableCourierPickup=off')
  expect([person.country, person.role]).toEqual(['kr', 'guest'])
  expect(person.flags).toMatchObject({
    enableFakeReturn: true,
    enableCourierPickup: false,
    sendStoreReturnEmail: true,
    enableCurbsidePickup: false,
  })
})

it('is named by what is not usual', () => {
  expect(nameOfPerson(readPerson('kr,guest'))).toBe('kr-guest')
  expect(nameOfPerson(readPerson('kr,guest,enableCourierPickup=on'))).toBe('kr-guest')
  expect(nameOfPerson(personOf({ country: 'us', role: 'member', flags: { disableChat: true } }))).toBe(
    'us-member-disableChat-on',
  )
})

it.each([
  ['korea,guest', '"korea" is no country: two letters, like us'],
  ['kr,visitor', '"visitor" is neither member nor guest'],
  ['kr', '"" is neither member nor guest'],
  ['kr,guest,enableMagic=on', 'There is no flag "enableMagic": docs/flags.md has them all'],
  ['kr,guest,disableChat=maybe', '"disableChat=maybe": a flag is on or off'],
])('says what is wrong with %s', (text, message) => {
  expect(() => readPerson(text)).toThrow(message)
})
