import { describe, expect, it } from 'vitest'
import { catalogs } from '../../domain/countries/catalogs.gen.ts'
import { titleOf } from '../components/page/page-titles.tsx'
import { textsIn } from './server/texts.ts'

const paths = [
  '/orders',
  '/orders/partners',
  '/orders/code',
  '/orders/details',
  '/orders/details/PD48KX20917',
  '/orders/gift-card-lookup',
  '/orders/curbside-pickup/PD48KX20917',
  '/orders/payment-redirect',
  '/orders/sales/PD48KX20917',
  '/orders/sales/PD48KX20918',
  '/orders/sales/PD48KX20917/return',
  '/orders/sales/PD48KX20917/payment',
  '/orders/sales/PD48KX20917/payment-confirmation',
  '/orders/sales/PD48KX20917/pickup',
  '/orders/sales/PD48KX20917/papers',
  '/orders/sales/PD48KX20917/notifications',
  '/orders/stop',
  '/orders/returns/PR48KX20917',
  '/orders/returns/PR48KX20917/return-confirmation',
  '/orders/returns/PR48KX20917/cancel-return',
  '/orders/returns/PR48KX20917/proof',
  '/orders/returns/PR48KX20917/refund-payment',
  '/orders/returns/PR48KX20917/refund-payment-confirmation',
  '/orders/nowhere',
]

describe('titles', () => {
  it.each(catalogs)('tell every page from every other in %s', (language) => {
    const titles = paths.map((path) => titleOf(textsIn(language), path, 'gb'))
    expect(new Set(titles).size).toBe(paths.length)
    expect(titles.filter((title) => !title.endsWith(' | Podium GB'))).toEqual([])
  })

  it('[SH-07] say what the page is about, the page’s own name, and the shop', () => {
    const title = (path: string, country: string | null) => titleOf(textsIn('en'), path, country)
    expect([
      title('/gb/orders/sales/PD48KX20917/return', 'gb'),
      title('/orders/returns/PR48KX20917', null),
      title('/orders/gift-card-lookup', 'gb'),
      title('/orders/curbside-pickup/PD48KX20917', 'pl'),
      title('/orders', 'us'),
      title('/orders/details/<b>', null),
      title('/gb/nowhere', 'gb'),
    ]).toEqual([
      'Return items PD48KX20917 – Order Details | Podium GB',
      'Return PR48KX20917 – Order Details | Podium',
      'Check Your Gift Card Balance | Podium GB',
      'Curbside pickup PD48KX20917 – Member Orders | Podium PL',
      'Member Orders | Podium',
      'Guest Order Lookup | Podium',
      'Page not found | Podium GB',
    ])
  })
})
