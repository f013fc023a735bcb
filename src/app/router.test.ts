import {
  type AnyRoute,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { routeTree } from '../routeTree.gen.ts'
import { type AppRouter, waitForTexts } from './router.ts'

const arrange = (textsOf: (routeId: string) => Promise<void> | null) => {
  const happened: string[] = []
  const root = createRootRoute()
  const layout = createRoute({ getParentRoute: () => root, id: '_layout' })
  const page = createRoute({
    getParentRoute: () => layout,
    path: 'orders',
    loader: () => {
      happened.push('asks')
      return 'orders'
    },
  })
  const plain = createRoute({ getParentRoute: () => root, path: 'plain' })
  const loading = createRoute({ getParentRoute: () => root, id: '_loading', loader: () => 'an order' })
  const inside = createRoute({ getParentRoute: () => loading, path: 'payment' })
  const router = createRouter({
    routeTree: root.addChildren([layout.addChildren([page]), plain, loading.addChildren([inside])]),
    history: createMemoryHistory({ initialEntries: ['/orders'] }),
  })
  waitForTexts(router as unknown as AppRouter, (id) => {
    happened.push(`texts of ${id}`)
    return textsOf(id)
  })
  const shown = () => router.state.matches.at(-1)
  return { router, happened, shown }
}

describe('a page that waits for its texts', () => {
  test('asks for them beside what its loader asks for, which is what it is given', async () => {
    const { router, happened, shown } = arrange(() => Promise.resolve())
    await router.load()
    expect(happened).toEqual(['texts of /_layout/orders', 'asks'])
    expect([shown()?.status, shown()?.loaderData]).toEqual(['success', 'orders'])
  })

  test('does not wait where they are here, with a loader or without', async () => {
    const { router, shown } = arrange(() => null)
    await router.load()
    expect([shown()?.status, shown()?.loaderData]).toEqual(['success', 'orders'])
    router.history.push('/plain')
    await router.load()
    expect([shown()?.routeId, shown()?.status]).toEqual(['/plain', 'success'])
  })

  test('does not show a layout that asks for something before, be the page inside here or not', async () => {
    const texts = Promise.withResolvers<void>()
    const { router, happened } = arrange((id) => (id === '/_loading/payment' ? texts.promise : null))
    await router.load()
    happened.length = 0
    router.history.push('/payment')
    const arrives = router.load()
    await expect.poll(() => happened).toEqual(Array(2).fill('texts of /_loading/payment'))
    const layout = () =>
      router.state.matches.find(({ routeId }) => (routeId as string) === '/_loading')?.status
    expect(layout()).not.toBe('success')
    texts.resolve()
    await arrives
    expect(layout()).toBe('success')
  })

  test('includes every layout with a view of its own, but for those around every page, whose texts all pages have', () => {
    const { routesById } = createRouter({ routeTree } as never)
    const showsAtOnce = Object.values<AnyRoute>(routesById)
      .filter(({ children, options }) => children && options.component && !options.loader)
      .map(({ id }) => id)
    expect(showsAtOnce).toEqual(['__root__', '/{-$country}/{-$locale}'])
  })

  test('fails without them', async () => {
    const { router, shown } = arrange(() => Promise.reject(new Error('No texts')))
    await router.load()
    expect(shown()?.status).toBe('error')
  })
})
