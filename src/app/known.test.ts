import { describe, expect, it } from 'vitest'
import { knownElementId } from '../../domain/pages/known-element.ts'
import { type Known, readKnown, writeKnown } from './known.ts'

const known: Known = {
  place: {
    country: 'gb',
    marketplace: 'gb',
    language: 'en',
    textLanguage: 'en',
    locale: 'en',
    tag: 'en-GB',
    direction: 'ltr',
  } as unknown as Known['place'],
  session: { status: 'guest', visitor: null },
  experience: null,
  queryContact: { email: '</script><script>alert(1)</script><!-- \u2028', phone: null },
  now: 1_000_000,
  timeZone: 'Europe/Warsaw',
  firstPage: null,
  orders: [],
  pickupPlace: null,
  refundStatus: null,
  papers: null,
  returnProof: null,
  visit: null,
  notifications: null,
  guestOrders: null,
  carriers: {},
}

const pageWith = (text: string | null): Pick<Document, 'getElementById'> => ({
  getElementById: (id) =>
    text === null || id !== knownElementId ? null : ({ textContent: text } as HTMLElement),
})

describe('what a page was rendered with', () => {
  it('says nothing that could end its element, and is read as it was', () => {
    const text = writeKnown(known)
    expect(text).not.toContain('<')
    expect(readKnown(pageWith(text))).toEqual(known)
  })

  it.each([null, ''])('is nothing where the page came without its contents (%j)', (text) => {
    expect(readKnown(pageWith(text))).toBeNull()
  })
})
