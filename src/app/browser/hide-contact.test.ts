import { describe, expect, it } from 'vitest'
import { hideContact } from './hide-contact.ts'

const open = (href: string) => {
  const shown: string[] = []
  const history = {
    state: { key: 'kept' },
    replaceState: (...[, , url]: [unknown, string, string]) => shown.push(url),
  }
  const page = { location: { href: `https://podium.example${href}` }, history } as unknown as Window
  return { contact: hideContact(page), shown }
}

describe('contact in the query', () => {
  it('leaves the address bar, and the rest stays', () => {
    expect(
      open('/gb/en/orders/details/PD48KX20917?email=lina%40example.com&standalone=true&phoneNumber=123#top'),
    ).toEqual({
      contact: { email: 'lina@example.com', phone: '123' },
      shown: ['/gb/en/orders/details/PD48KX20917?standalone=true#top'],
    })
  })

  it('leaves it when it is empty or comes more than once', () => {
    expect(open('/orders/details?email=&email=lina%40example.com')).toEqual({
      contact: { email: '', phone: null },
      shown: ['/orders/details'],
    })
  })

  it('an address without any is not touched', () => {
    expect(open('/orders/details?orderNumber=PD48KX20917')).toEqual({
      contact: { email: null, phone: null },
      shown: [],
    })
  })
})
