import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import type { App } from '../features/app-context.ts'
import { routeTree } from '../routeTree.gen.ts'

const place = { country: null, locale: null, marketplace: 'us', language: 'en' }

/** As much of the app as the routes' loaders ask for. */
const appOf = (isMember: boolean) =>
  ({
    place,
    whenMember: async () => isMember,
    ordersAhead: { start: () => undefined },
    orderAhead: { start: () => undefined },
    orderCache: { read: () => null },
    clock: { now: () => 0 },
    loadTexts: async () => undefined,
  }) as unknown as App

type Opened = { readonly path: string; readonly route: string | undefined }
type Redirecting = { readonly _serverResult?: { readonly redirect?: Response } }

/** Where an address leads: the address in the end, and the route that opens there. */
const open = async (path: string, isMember = true): Promise<Opened> => {
  const router = createRouter({
    routeTree,
    context: { app: appOf(isMember) },
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  // Without a browser the router leaves it to its caller to follow a redirect.
  const target = (router as Redirecting)._serverResult?.redirect?.headers.get('Location')
  if (target) return open(target, isMember)
  const { location, matches } = router.state
  const route = matches.at(-1)?.routeId.replace('/{-$country}/{-$locale}/orders', '')
  return { path: location.pathname, route }
}

const prefixes = ['', '/gb', '/gb/en', '/US/EN']

/** The table of orders.md §2, the named variants, and the paths of decisions.md. */
const pages = [
  ['/orders', '/'],
  ['/orders/details', '/details/{-$orderNumber}/$'],
  ['/orders/details/PD48KX20917', '/details/{-$orderNumber}/$'],
  ['/orders/details/PD48KX20917/summary/more', '/details/{-$orderNumber}/$'],
  ['/orders/partners', '/partners'],
  ['/orders/sales/PD48KX20917', '/sales/$orderNumber/'],
  ['/orders/returns/PR20481177', '/returns/$orderNumber/'],
  ['/orders/sales/PD48KX20917/return', '/sales/$orderNumber/return'],
  ['/orders/returns/PR20481177/return-confirmation', '/returns/$orderNumber/return-confirmation'],
  [
    '/orders/returns/PR20481177/return-detail-confirmation',
    '/returns/$orderNumber/return-detail-confirmation',
  ],
  ['/orders/returns/PR20481177/refund-payment', '/returns/$orderNumber/refund-payment'],
  [
    '/orders/returns/PR20481177/refund-payment-confirmation',
    '/returns/$orderNumber/refund-payment-confirmation',
  ],
  ['/orders/gift-card-lookup', '/gift-card-lookup/$'],
  ['/orders/gift-card-lookup/help', '/gift-card-lookup/$'],
  ['/orders/curbside-pickup/PD48KX20917', '/curbside-pickup/{-$orderNumber}/$'],
  ['/orders/curbside-pickup/PD48KX20917/here', '/curbside-pickup/{-$orderNumber}/$'],
  ['/orders/sales/PD48KX20917/payment', '/sales/$orderNumber/payment'],
  ['/orders/sales/PD48KX20917/payment-confirmation', '/sales/$orderNumber/payment-confirmation'],
  ['/orders/sales/PD48KX20917/pickup', '/sales/$orderNumber/pickup'],
  ['/orders/payment-redirect', '/payment-redirect'],
] as const

describe('routes', () => {
  describe.each(prefixes)('[SH-01] under "%s"', (prefix) => {
    it.each(pages)('[SH-02] [SH-04] %s opens %s', async (path, route) => {
      expect(await open(prefix + path)).toEqual({ path: prefix + path, route })
    })

    it.each([
      ['refund', 'refund-payment'],
      ['refund-confirmation', 'refund-payment-confirmation'],
    ])('[SH-03] %s leads to %s', async (name, target) => {
      expect(await open(`${prefix}/orders/returns/PR20481177/${name}`)).toEqual({
        path: `${prefix}/orders/returns/PR20481177/${target}`,
        route: `/returns/$orderNumber/${target}`,
      })
    })

    it.each([
      '/',
      '/order',
      '/orders/partners/more',
      '/orders/sales',
      '/orders/unknown/PD48KX20917',
      '/wp-login.php',
    ])('[SH-04] [SH-06] %s leads to the orders', async (path) => {
      const { path: target, route } = await open(prefix + path)
      expect({ path: target.toLowerCase(), route }).toEqual({
        path: `${prefix.toLowerCase()}/orders`,
        route: '/',
      })
    })
  })

  it.each(['abc', 'a'.repeat(33), 'PD48-KX20', 'PD48KX2091é', 'PD48%20KX'])(
    '[SH-05] %s is no order number',
    async (number) => {
      expect(await open(`/gb/en/orders/sales/${number}`)).toEqual({ path: '/gb/en/orders', route: '/' })
    },
  )

  it.each(['abcd', 'PD48KX20917', '0'.repeat(32)])('[SH-05] %s is an order number', async (number) => {
    expect((await open(`/gb/en/orders/sales/${number}`)).route).toBe('/sales/$orderNumber/')
  })

  it('three letters are no country', async () => {
    expect(await open('/usa/orders')).toEqual({ path: '/orders', route: '/' })
  })

  it.each(prefixes)(
    '[HI-06] [SE-03] without a token "%s/orders" leads to the guest lookup',
    async (prefix) => {
      expect(await open(`${prefix}/orders`, false)).toEqual({
        path: `${prefix}/orders/details`,
        route: '/details/{-$orderNumber}/$',
      })
    },
  )
})
