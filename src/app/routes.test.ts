import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { isPagePath } from '../../domain/pages/page-subject.ts'
import type { App } from '../components/app/app-context.ts'
import { routeTree } from '../routeTree.gen.ts'

const place = { country: null, locale: null, marketplace: 'us', language: 'en' }

const visitor = { email: 'lina@example.com', phone: null, visitorId: 'v', visit: '1' }

/** As much of the app as the routes' loaders ask for. */
const appOf = (who: Who) =>
  ({
    place,
    session: { getSnapshot: () => ({ context: { visitor: who === 'visitor' ? visitor : null } }) },
    whenMember: async () => who === 'member',
    prefetchedOrders: { start: () => undefined },
    prefetchedOrder: { start: async () => undefined, peek: () => null },
    returnProofs: { start: async () => undefined },
    ahead: async () => undefined,
    providers: { of: async () => null },
    orderCache: { read: () => null },
    clock: { now: () => 0 },
  }) as unknown as App

/** A member, a guest who has looked an order up, or one who has not. */
type Who = 'member' | 'visitor' | 'guest'
type Opened = { readonly path: string; readonly route: string | undefined }
type OpenedWithQuery = Opened & { readonly search: string }
type Redirecting = { readonly _serverResult?: { readonly redirect?: Response } }

/** Where an address leads: the address in the end, and the route that opens there. */
const openWithQuery = async (path: string, who: Who): Promise<OpenedWithQuery> => {
  const router = createRouter({
    routeTree,
    context: { app: appOf(who) },
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  // Without a browser the router leaves it to its caller to follow a redirect.
  const target = (router as Redirecting)._serverResult?.redirect?.headers.get('Location')
  if (target) return openWithQuery(target, who)
  const { location, matches } = router.state
  const route = matches.at(-1)?.routeId.replace('/{-$country}/{-$locale}/orders', '')
  return { path: location.pathname, route, search: decodeURIComponent(location.searchStr) }
}

const open = async (path: string, who: Who = 'member'): Promise<Opened> => {
  const { search: _, ...opened } = await openWithQuery(path, who)
  return opened
}

/** The page of every address that is no other page's. */
const unknown = '/{-$country}/{-$locale}/$'

const prefixes = ['', '/gb', '/gb/en', '/US/EN']

/** The table of orders.md §2, the named variants, and the paths of decisions.md. */
const pages = [
  ['/orders', '/'],
  ['/orders/details', '/details/{-$orderNumber}/$'],
  ['/orders/partners', '/partners'],
  ['/orders/code', '/code'],
  ['/orders/sales/PD48KX20917', '/sales/$orderNumber/'],
  ['/orders/returns/PR20481177', '/returns/$orderNumber/'],
  ['/orders/sales/PD48KX20917/return', '/sales/$orderNumber/return'],
  ['/orders/returns/PR20481177/return-confirmation', '/returns/$orderNumber/return-confirmation'],
  [
    '/orders/returns/PR20481177/return-detail-confirmation',
    '/returns/$orderNumber/return-detail-confirmation',
  ],
  ['/orders/sales/PD48KX20917/papers', '/sales/$orderNumber/papers'],
  ['/orders/sales/PD48KX20917/notifications', '/sales/$orderNumber/notifications'],
  ['/orders/stop', '/stop'],
  ['/orders/returns/PR20481177/proof', '/returns/$orderNumber/proof'],
  ['/orders/returns/PR20481177/cancel-return', '/returns/$orderNumber/cancel-return'],
  ['/orders/returns/PR20481177/refund-payment', '/returns/$orderNumber/refund-payment'],
  [
    '/orders/returns/PR20481177/refund-payment-confirmation',
    '/returns/$orderNumber/refund-payment-confirmation',
  ],
  ['/orders/gift-card-lookup', '/gift-card-lookup/$'],
  ['/orders/gift-card-lookup/help', '/gift-card-lookup/$'],
  ['/orders/curbside-pickup/PD48KX20917', '/curbside-pickup/{-$orderNumber}/$'],
  ['/orders/curbside-pickup/PD48KX20917/here', '/curbside-pickup/{-$orderNumber}/$'],
  ['/orders/sales/PD48KX20917/payment', '/sales/$orderNumber/_paying/payment'],
  ['/orders/sales/PD48KX20917/payment-confirmation', '/sales/$orderNumber/_paying/payment-confirmation'],
  ['/orders/sales/PD48KX20917/pickup', '/sales/$orderNumber/pickup'],
  ['/orders/payment-redirect', '/payment-redirect'],
] as const

describe('routes', () => {
  describe.each(prefixes)('[SH-01] under "%s"', (prefix) => {
    it.each(pages)('[SH-02] [SH-04] %s opens %s', async (path, route) => {
      expect(await open(prefix + path)).toEqual({ path: prefix + path, route })
      expect(isPagePath(prefix + path)).toBe(true)
    })

    it.each(['', '/PD48KX20917', '/PD48KX20917/summary/more'])(
      '[SH-02] [SH-04] a guest finds the lookup at /orders/details%s',
      async (rest) => {
        const path = `${prefix}/orders/details${rest}`
        for (const who of ['guest', 'visitor'] as const) {
          expect(await open(path, who)).toEqual({ path, route: '/details/{-$orderNumber}/$' })
        }
      },
    )

    it.each([
      ['', 'sales/PD48KX20917'],
      ['?redirectPath=/orders/returns/PD48KX20917', 'returns/PD48KX20917'],
      ['?redirectPath=/gb/orders/sales/PD48KX20917/return', 'sales/PD48KX20917'],
      ['?redirectPath=//elsewhere.example/orders/returns/PD48KX20917', 'sales/PD48KX20917'],
    ])('[OD-08] a member on a guest path with "%s" goes to %s', async (query, target) => {
      const { path } = await open(`${prefix}/orders/details/PD48KX20917/summary${query}`)
      expect(path).toBe(`${prefix}/orders/${target}`)
    })

    it.each([
      ['sales/PD48KX20917?emailSent=true&pageView=x&standalone=true', '?standalone=true'],
      ['returns/PD48KX20917?emailSent=true', `?redirectPath=${prefix}/orders/returns/PD48KX20917`],
    ])('[OD-08] nobody that is known goes from %s to the lookup', async (path, query) => {
      const opened = await openWithQuery(`${prefix}/orders/${path}`, 'guest')
      expect(opened).toEqual({
        path: `${prefix}/orders/details/PD48KX20917`,
        route: '/details/{-$orderNumber}/$',
        search: query,
      })
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
      '/order',
      '/orders/partners/more',
      '/orders/sales',
      '/orders/unknown/PD48KX20917',
      '/wp-login.php',
    ])('[SH-04] %s is no page, and the page that says so opens', async (path) => {
      expect(await open(prefix + path)).toEqual({ path: prefix + path, route: unknown })
      expect(isPagePath(prefix + path)).toBe(false)
    })

    it('nothing but country and language leads to the orders', async () => {
      const { path, route } = await open(`${prefix}/`)
      expect([path.toLowerCase(), route]).toEqual([`${prefix.toLowerCase()}/orders`, '/'])
    })
  })

  it.each(['abc', 'a'.repeat(33), 'PD48-KX20', 'PD48KX2091é', 'PD48%20KX'])(
    '[SH-05] %s is no order number',
    async (number) => {
      expect((await open(`/gb/en/orders/sales/${number}`)).route).toBe(unknown)
    },
  )

  it.each(['abcd', 'PD48KX20917', '0'.repeat(32)])('[SH-05] %s is an order number', async (number) => {
    expect((await open(`/gb/en/orders/sales/${number}`)).route).toBe('/sales/$orderNumber/')
  })

  it('three letters are no country', async () => {
    expect((await open('/usa/orders')).route).toBe(unknown)
  })

  it.each(prefixes)(
    '[HI-06] [SE-03] without a token "%s/orders" leads to the guest lookup',
    async (prefix) => {
      expect(await open(`${prefix}/orders`, 'guest')).toEqual({
        path: `${prefix}/orders/details`,
        route: '/details/{-$orderNumber}/$',
      })
    },
  )
})
