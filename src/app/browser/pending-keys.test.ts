import { afterEach, describe, expect, test, vi } from 'vitest'
import { acrossTabs, createPendingKeys, type PendingKeysDeps } from './pending-keys.ts'
import { memoryStorage } from './testing/memory-storage.ts'

const day = 86_400_000
const order = { call: 'cancelOrder', object: 'C00000001' }
const another = { call: 'cancelOrder', object: 'C00000002' }

/** A tab of one browser. */
const open = (storage: PendingKeysDeps['storage'], at = 1, prefix = 'key') => {
  let count = 0
  const newKey = () => {
    count += 1
    return `${prefix}-${count}`
  }
  return createPendingKeys({ storage, newKey, now: () => at, lock: async (work) => work() })
}

describe('pending keys', () => {
  test('[CA-08] are stored by call and object, and outlive the page until they are settled', async () => {
    const storage = memoryStorage()
    const keys = open(() => storage)
    expect(await keys.claim(order, null)).toEqual({ key: 'key-1', isPending: false })
    const afterReload = open(() => storage, 2)
    expect([
      afterReload.read(order),
      afterReload.read(another),
      afterReload.read({ ...order, call: 'captureReturn' }),
    ]).toEqual(['key-1', null, null])
    afterReload.settle(order, 'key-1', 'done')
    expect([keys.read(order), storage.length]).toEqual([null, 0])
  })

  test('[CA-08] another tab’s attempt is pending; after a refusal the next one has a key of its own', async () => {
    const storage = memoryStorage()
    const [one, two] = [open(() => storage, 1, 'one'), open(() => storage, 2, 'two')]
    await one.claim(order, null)
    expect(await two.claim(order, null)).toEqual({ key: 'one-1', isPending: true })
    one.settle(order, 'one-1', 'refused')
    expect(await two.claim(order, null)).toEqual({ key: 'two-1', isPending: false })
  })

  test('a tab does not settle what another one has begun since', async () => {
    const storage = memoryStorage()
    const [one, two] = [open(() => storage, 1, 'one'), open(() => storage, 2, 'two')]
    await one.claim(order, null)
    one.settle(order, 'one-1', 'refused')
    await two.claim(order, null)
    one.settle(order, 'one-1', 'refused')
    expect(one.read(order)).toBe('two-1')
  })

  test('an attempt that nobody can look up is sent again under its own key', async () => {
    const storage = memoryStorage()
    const keys = open(() => storage)
    await keys.claim(order, null)
    keys.settle(order, 'key-1', 'unconfirmed')
    expect(keys.read(order)).toBeNull()
    expect(await keys.claim(order, null)).toEqual({ key: 'key-1', isPending: false })
  })

  test('[RS-04] what another tab has made since this page was opened counts as pending; what was made before does not', async () => {
    const storage = memoryStorage()
    const first = open(() => storage, 100, 'first')
    await first.claim(order, 50)
    first.settle(order, 'first-1', 'made')
    const second = open(() => storage, 200, 'second')
    expect(second.read(order)).toBeNull()
    expect(await second.claim(order, 60)).toEqual({ key: 'first-1', isPending: true })
    const third = open(() => storage, 300, 'third')
    expect(await third.claim(order, 150)).toEqual({ key: 'third-1', isPending: false })
  })

  test('[RS-04] are gone after 60 days, with the next attempt', async () => {
    const storage = memoryStorage()
    const at = (days: number) => open(() => storage, 1 + days * day, `day-${days}`)
    await at(0).claim(order, null)
    await at(60).claim(another, null)
    expect(at(60).read(order)).toBe('day-0-1')
    await at(61).claim({ ...order, object: 'C00000003' }, null)
    expect([at(61).read(order), at(61).read(another), storage.length]).toEqual([null, 'day-60-1', 2])
  })

  test.each([
    [
      'forbidden',
      () => {
        throw new DOMException('denied', 'SecurityError')
      },
    ],
    [
      'full',
      () => ({
        ...memoryStorage(),
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError')
        },
      }),
    ],
  ] as const)('hold for the life of the page where storage is %s', async (_, storage) => {
    const keys = open(storage)
    await keys.claim(order, null)
    expect([keys.read(order), await keys.claim(order, null)]).toEqual([
      'key-1',
      { key: 'key-1', isPending: true },
    ])
    keys.settle(order, 'key-1', 'done')
    expect(keys.read(order)).toBeNull()
  })

  test('what is stored but cannot be read counts as nothing', async () => {
    const storage = memoryStorage()
    storage.setItem('baton.change.cancelOrder.C00000001', 'not json')
    expect(open(() => storage).read(order)).toBeNull()
  })
})

describe('work across tabs', () => {
  afterEach(() => vi.unstubAllGlobals())

  const locksThat = (request: (work: () => unknown) => Promise<unknown>) =>
    vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => request(work) } })

  test.each([
    ['the lock is held', async (work: () => unknown) => work()],
    [
      'locks are refused with all storage',
      () => Promise.reject(new DOMException('Access is denied for this document.', 'SecurityError')),
    ],
    [
      'the lock is lost once the work is done',
      async (work: () => unknown) => {
        work()
        throw new DOMException('The lock was stolen.', 'AbortError')
      },
    ],
  ])('is done once where %s', async (_, request) => {
    locksThat(request)
    const work = vi.fn(() => 'worked')
    expect([await acrossTabs(work), work.mock.calls.length]).toEqual(['worked', 1])
  })

  test('is done where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {})
    expect(await acrossTabs(() => 'worked')).toBe('worked')
  })
})
