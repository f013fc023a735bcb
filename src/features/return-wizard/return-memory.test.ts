import { describe, expect, it } from 'vitest'
import { createKeySlots, createReturnMemory } from './return-memory.ts'

const place = (): Storage => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
  } as Storage
}

const counter = () => {
  let count = 0
  return () => {
    count += 1
    return `key-${count}`
  }
}

const day = 24 * 60 * 60_000
const draft = {
  choices: [
    {
      lineId: 'line-1',
      checked: true,
      reason: 'tooSmall',
      quantity: 2,
      comment: 'Half a size',
      status: 'Return Created',
    },
  ],
  method: 'upsDropoff',
  store: null,
  position: 1,
}

const open = (now = 0, tab = place(), browser = place()) =>
  createReturnMemory({ tab: () => tab, browser: () => browser, now: () => now, newKey: counter() })

describe('what a return keeps in the browser', () => {
  it('[RS-04] keeps the draft in the tab until it is dropped', () => {
    const memory = open()
    memory.storeDraft('C0000001', draft)
    expect(memory.readDraft('C0000001')).toEqual(draft)
    expect(memory.readDraft('C0000002')).toBeNull()
    memory.dropDraft('C0000001')
    expect(memory.readDraft('C0000001')).toBeNull()
  })

  it('counts a draft that cannot be read as none', () => {
    const tab = place()
    tab.setItem('baton.return-draft.C0000001', '{"choices":[{}]}')
    expect(open(0, tab).readDraft('C0000001')).toBeNull()
  })

  it('[RM-05] keeps the method under its key for 60 days, replaces it, and takes an unreadable list as empty', () => {
    const browser = place()
    browser.setItem('sse-return-methods', 'not json')
    const memory = open(0, place(), browser)
    memory.storeMethod('C0000001', 'upsPickup', null)
    memory.storeMethod('C0000001', 'upsDropoff', null)
    expect(JSON.parse(browser.getItem('sse-return-methods') ?? '')).toEqual([
      { orderNumber: 'C0000001', returnMethod: 'upsDropoff', selectedStore: null, timestamp: 0 },
    ])
    const later = (days: number) => open(days * day, place(), browser).readDraft('C0000001')?.method
    expect([later(60), later(61)]).toEqual(['upsDropoff', undefined])
  })
})

describe('[RS-04] keys that all tabs share', () => {
  const now = () => 0

  it('leaves nothing of an order behind 60 days after its last attempt', () => {
    const browser = place()
    const at = (days: number) =>
      createKeySlots('k.', { browser: () => browser, newKey: counter(), now: () => days * day })
    at(0).claim('C0000001', null)
    at(30).settle('C0000002', 'key-2')
    at(61).claim('C0000003', null)
    expect(['C0000001', 'C0000002', 'C0000003'].map((number) => at(61).read(number)?.key)).toEqual([
      undefined,
      'key-2',
      'key-1',
    ])
  })

  it('stores a key before anything is sent, and takes another after one that was spent', () => {
    const slots = createKeySlots('k.', { browser: place, newKey: counter(), now })
    expect(slots.read('C0000001')).toBeNull()
    const key = slots.claim('C0000001', null)
    expect(slots.read('C0000001')).toEqual({ key, isSettled: false })
    slots.settle('C0000001', key)
    expect(slots.claim('C0000001', key)).not.toBe(key)
  })

  it('gives a second tab the key of the first, under way or done', () => {
    const browser = place()
    const first = createKeySlots('k.', { browser: () => browser, newKey: counter(), now })
    const second = createKeySlots('k.', { browser: () => browser, newKey: () => 'another', now })
    const key = first.claim('C0000001', null)
    expect(second.claim('C0000001', null)).toBe(key)
    first.settle('C0000001', key)
    expect(second.claim('C0000001', null)).toBe(key)
  })

  it('lasts as long as the page where the browser keeps nothing', () => {
    const browser = () => {
      throw new Error('no storage')
    }
    const slots = createKeySlots('k.', { browser, newKey: counter(), now })
    expect(slots.claim('C0000001', null)).toBe(slots.claim('C0000001', null))
  })
})
