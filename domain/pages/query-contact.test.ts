import { describe, expect, it } from 'vitest'
import { takeContact, withContact } from './query-contact.ts'

const taken = (address: string) => {
  const from = new URL(address, 'https://podium.example')
  const { contact, address: without } = takeContact(from)
  return { contact, path: without.pathname + without.search + without.hash, from: from.search }
}

describe('contact in the address of a page', () => {
  it('is taken out of it; the rest and the given address stay as they are', () => {
    const query = '?email=lina%40example.com&standalone=true&phoneNumber=123'
    expect(taken(`/gb/en/orders/details/PD48KX20917${query}#top`)).toEqual({
      contact: { email: 'lina@example.com', phone: '123' },
      path: '/gb/en/orders/details/PD48KX20917?standalone=true#top',
      from: query,
    })
  })

  it('an address without any stays as it is written', () => {
    expect(taken('/orders?note=a%20b').path).toBe('/orders?note=a%20b')
  })

  it('is taken out when it is empty or comes more than once', () => {
    expect(taken('/orders/details?email=&email=lina%40example.com')).toMatchObject({
      contact: { email: '', phone: null },
      path: '/orders/details',
    })
  })

  it.each([
    [
      { email: 'lina@example.com', phone: '123' },
      '/orders/details?orderNumber=PD48KX20917&email=lina%40example.com&phoneNumber=123#top',
    ],
    [{ email: '', phone: null }, '/orders/details?orderNumber=PD48KX20917&email=#top'],
    [{ email: null, phone: null }, '/orders/details?orderNumber=PD48KX20917#top'],
  ])('goes along to another address: %j', (contact, expected) => {
    const to = new URL('https://podium.example/orders/details?orderNumber=PD48KX20917#top')
    const { pathname, search, hash } = withContact(contact, to)
    expect(pathname + search + hash).toBe(expected)
    expect(takeContact(withContact(contact, to))).toEqual({ contact, address: to })
  })

  it('is none in an address without any', () => {
    expect(taken('/orders/details?orderNumber=PD48KX20917')).toMatchObject({
      contact: { email: null, phone: null },
      path: '/orders/details?orderNumber=PD48KX20917',
    })
  })
})
