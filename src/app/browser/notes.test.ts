import { describe, expect, it } from 'vitest'
import { createPendingKeys } from './persistence.ts'

const memoryStorage = (): Storage => {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    clear: () => entries.clear(),
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
  }
}

describe('keys of cancellations under way', () => {
  it('outlive the page in the browser, by order number', () => {
    const storage = memoryStorage()
    createPendingKeys(() => storage).store('PD48KX20917', 'key-1')
    const afterReload = createPendingKeys(() => storage)
    expect([afterReload.read('PD48KX20917'), afterReload.read('PD48KX20918')]).toEqual(['key-1', null])
  })

  it('are gone after 60 days, with the next attempt', () => {
    const storage = memoryStorage()
    const at = (days: number) =>
      createPendingKeys(
        () => storage,
        'cancellation',
        () => 1 + days * 86_400_000,
      )
    at(0).store('PD48KX20917', 'key-1')
    at(60).store('PD48KX20918', 'key-2')
    expect(at(60).read('PD48KX20917')).toBe('key-1')
    at(61).store('PD48KX20919', 'key-3')
    expect([at(61).read('PD48KX20917'), at(61).read('PD48KX20918'), storage.length]).toEqual([
      null,
      'key-2',
      2,
    ])
  })

  it('are gone once dropped', () => {
    const storage = memoryStorage()
    const keys = createPendingKeys(() => storage)
    keys.store('PD48KX20917', 'key-1')
    keys.drop('PD48KX20917')
    expect([keys.read('PD48KX20917'), storage.length]).toEqual([null, 0])
  })

  it.each([
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
  ] as const)('hold for the life of the page where storage is %s', (_, storage) => {
    const keys = createPendingKeys(storage)
    keys.store('PD48KX20917', 'key-1')
    expect(keys.read('PD48KX20917')).toBe('key-1')
    keys.drop('PD48KX20917')
    expect(keys.read('PD48KX20917')).toBe(null)
  })
})
