import { describe, expect, it } from 'vitest'
import { createReturnMemory } from './return-memory.ts'

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
  answers: [],
  method: 'upsDropoff',
  store: null,
  addressId: null,
  selected: null,
}

const open = (now = 0, tab = place(), browser = place()) =>
  createReturnMemory({ tabStorage: () => tab, browserStorage: () => browser, now: () => now })

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
