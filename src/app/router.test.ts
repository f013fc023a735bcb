import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
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
  const router = createRouter({
    routeTree: root.addChildren([layout.addChildren([page]), plain]),
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
    await router.navigate({ to: '/plain' as never })
    expect(shown()?.status).toBe('success')
  })

  test('fails without them', async () => {
    const { router, shown } = arrange(() => Promise.reject(new Error('No texts')))
    await router.load()
    expect(shown()?.status).toBe('error')
  })
})
