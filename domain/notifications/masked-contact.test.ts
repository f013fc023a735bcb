import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskedEmail, maskedPhone } from './masked-contact.ts'

describe('masked contacts', () => {
  it('[BY-36] shows of an address its first letter and its host', () => {
    expect(maskedEmail('sanne@podium.example')).toBe('s•••@podium.example')
    expect(maskedEmail('s@podium.example')).toBe('s•••@podium.example')
    expect(maskedEmail('"odd@name"@podium.example')).toBe('"•••@podium.example')
    expect(maskedEmail('żaneta@podium.example')).toBe('ż•••@podium.example')
  })

  it('[BY-36] shows of a phone its last three digits', () => {
    expect(maskedPhone('31612345678')).toBe('•••678')
  })

  it('[BY-36] lets nobody tell two contacts apart by what is hidden, and not even how long it is', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.stringMatching(/^[a-z]{1,12}$/), (email, other) => {
        const [first = '', host] = [email[0], email.slice(email.lastIndexOf('@'))]
        expect(maskedEmail(email)).toBe(maskedEmail(`${first}${other}${host}`))
      }),
    )
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9]\d{3,11}$/),
        fc.stringMatching(/^[1-9]\d{3,11}$/),
        fc.stringMatching(/^\d{3}$/),
        (one, other, end) => {
          expect(maskedPhone(one + end)).toBe(maskedPhone(other + end))
        },
      ),
    )
  })
})
