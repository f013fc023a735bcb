import { describe, expect, it, vi } from 'vitest'
import { createHydration } from './hydration.ts'

const storageWith = (entries: Readonly<Record<string, string>>): Storage => {
  const kept = new Map(Object.entries(entries))
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  }
}

describe('a page that came rendered', () => {
  const open = (entries: Readonly<Record<string, string>>) => {
    const kept = storageWith(entries)
    const hydration = createHydration(true)
    return { kept, hydration, storage: hydration.holdBack(() => kept) }
  }

  it('sees no storage until it is taken over, then all of it', () => {
    const { hydration, storage } = open({ draft: 'kept' })
    expect([storage().getItem('draft'), hydration.isOver()]).toEqual([null, false])
    hydration.end()
    expect([storage().getItem('draft'), hydration.isOver()]).toEqual(['kept', true])
  })

  it('begins anew once it is taken over where something lay in a storage that it asked for', () => {
    const { hydration, storage } = open({ draft: 'kept' })
    storage().getItem('draft')
    expect(hydration.restarts()).toBe(0)
    hydration.end()
    expect(hydration.restarts()).toBe(1)
  })

  it('goes on as it began where nothing lay there', () => {
    const { hydration, storage } = open({ 'somebody else’s': 'kept' })
    storage().getItem('draft')
    hydration.end()
    expect(hydration.restarts()).toBe(0)
  })

  it('does not lose what lay there by what it writes before it begins anew', () => {
    const { kept, storage } = open({ draft: 'kept', other: 'kept' })
    storage().getItem('draft')
    storage().setItem('draft', 'written')
    storage().removeItem('other')
    expect([kept.getItem('draft'), kept.getItem('other')]).toEqual(['kept', 'kept'])
  })

  it('writes where it has missed nothing', () => {
    const { kept, storage } = open({ other: 'kept' })
    storage().setItem('draft', 'written')
    storage().removeItem('other')
    expect([kept.getItem('draft'), kept.getItem('other')]).toEqual(['written', null])
  })

  it('tells its end to who listens', () => {
    const { hydration } = open({})
    const [stays, leaves] = [vi.fn(), vi.fn()]
    hydration.subscribe(stays)
    hydration.subscribe(leaves)()
    hydration.end()
    expect([stays.mock.calls.length, leaves.mock.calls.length]).toEqual([1, 0])
  })

  it('fails like the storage itself where there is none', () => {
    const { hydration } = open({})
    const none = hydration.holdBack(() => {
      throw new Error('no storage')
    })
    expect(none).toThrow('no storage')
  })
})

it('a page that the browser makes has its storage from the beginning', () => {
  const hydration = createHydration(false)
  const storage = hydration.holdBack(() => storageWith({ draft: 'kept' }))
  expect([storage().getItem('draft'), hydration.isOver(), hydration.restarts()]).toEqual(['kept', true, 0])
})
