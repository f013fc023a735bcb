import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { OrderFilter } from '../../domain/order-history/order-filter.ts'
import { orderSearchMachine, typingPauseMs } from '../../machines/order-search/order-search.machine.ts'
import type { OrderSearchEmitted } from '../../machines/order-search/order-search.types.ts'

const startSearch = (filter: OrderFilter = {}) => {
  const clock = new SimulatedClock()
  const search = createActor(orderSearchMachine, { input: { filter }, clock })
  const asked: OrderSearchEmitted[] = []
  search.on('search.asked', (fact) => asked.push(fact))
  search.start()
  const types = (words: string) => search.send({ type: 'words.type', words })
  return { search, clock, asked, types }
}

const asks = (filter: OrderFilter, isRefined = false) => ({ type: 'search.asked', filter, isRefined })

describe('looking for orders', () => {
  test('[BY-55] asks once typing pauses, for the words as they stand by then', () => {
    const { clock, asked, types } = startSearch()
    types('c')
    clock.increment(typingPauseMs - 1)
    types('cap')
    clock.increment(typingPauseMs - 1)
    expect(asked).toEqual([])
    clock.increment(1)
    expect(asked).toEqual([asks({ q: 'cap' })])
  })

  test('[BY-55] asks at once with Enter, and not a second time', () => {
    const { search, clock, asked, types } = startSearch()
    types('  cap ')
    search.send({ type: 'search.submit' })
    search.send({ type: 'search.submit' })
    clock.increment(typingPauseMs)
    expect(asked).toEqual([asks({ q: 'cap' })])
  })

  test('[BY-55] words that go on take the place of those before them; a choice is a step of its own', () => {
    const { search, asked, types } = startSearch({ status: 'delivered' })
    const enter = () => search.send({ type: 'search.submit' })
    types('ca')
    enter()
    types('cap')
    enter()
    search.send({ type: 'filter.choose', choice: { year: '2026' } })
    types('')
    enter()
    expect(asked).toEqual([
      asks({ q: 'ca', status: 'delivered' }),
      asks({ q: 'cap', status: 'delivered' }, true),
      asks({ q: 'cap', status: 'delivered', year: 2026 }),
      asks({ status: 'delivered', year: 2026 }, true),
    ])
  })

  test('[BY-54] a choice takes along what was typed, and "all" takes itself out', () => {
    const { search, asked, types } = startSearch()
    types('cap')
    search.send({ type: 'filter.choose', choice: { show: 'store' } })
    search.send({ type: 'filter.choose', choice: { show: '' } })
    expect(asked.map(({ filter }) => filter)).toEqual([{ q: 'cap', show: 'store' }, { q: 'cap' }])
  })

  test('[BY-55] the address of what was asked for changes nothing that is typed since; another one does', () => {
    const { search, clock, asked, types } = startSearch()
    types('cap')
    search.send({ type: 'search.submit' })
    types('caps')
    search.send({ type: 'address.change', filter: { q: 'cap' } })
    expect(search.getSnapshot().context.words).toBe('caps')
    search.send({ type: 'address.change', filter: { year: 2025 } })
    clock.increment(typingPauseMs)
    expect([search.getSnapshot().context, asked.length]).toEqual([
      { words: '', choices: { year: 2025 }, asked: { year: 2025 } },
      1,
    ])
  })

  test('[BY-56] all orders are one step away', () => {
    const { search, asked } = startSearch({ q: 'cap', status: 'delivered' })
    search.send({ type: 'search.clear' })
    search.send({ type: 'search.clear' })
    expect(asked).toEqual([asks({})])
  })
})
