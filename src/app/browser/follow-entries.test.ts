import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { createKeptLists, entryOf } from '../../components/app/kept-lists.ts'
import { followEntries } from './follow-entries.ts'

const list = { orderItems: [], pages: { next: null } }

/** A member's orders at `/orders`, and what the entry that is looked at now has shown. */
const atOrders = () => {
  const history = createMemoryHistory({ initialEntries: ['/orders'] })
  const keptLists = createKeptLists()
  followEntries(history, keptLists, { state: {} } as History)
  return { history, keptLists, shown: () => keptLists.of(entryOf(history.location)) }
}

describe('lists that entries of the history have shown', () => {
  it('are found by who comes back, each kind by itself', () => {
    const { history, shown } = atOrders()
    shown().own = list
    history.push('/orders/sales/PD48KX')
    expect(shown()).toMatchObject({ own: null, partner: null })
    history.back()
    expect(shown()).toMatchObject({ own: list, partner: null })
  })

  it.each(['push', 'replace'] as const)('go along with the page by a %s at its own path', (way) => {
    const { history, shown } = atOrders()
    const opened = shown()
    history[way]('/orders#faq')
    // What the same page shows from now on counts as well.
    opened.own = list
    expect(shown().own).toBe(list)
    history.push('/orders/sales/PD48KX')
    history.back()
    expect(shown().own).toBe(list)
  })

  it('begin anew where another page is opened, and after they were forgotten', () => {
    const { history, keptLists, shown } = atOrders()
    shown().own = list
    history.push('/orders/partners')
    history.push('/orders')
    expect(shown().own).toBeNull()
    history.go(-2)
    expect(shown().own).toBe(list)
    keptLists.clear()
    expect(shown().own).toBeNull()
  })

  it('are ten at most: those that were left longest ago go', () => {
    const { keptLists } = atOrders()
    for (let entry = 0; entry <= 10; entry += 1) keptLists.of(`${entry}`).own = list
    expect([keptLists.of('0').own, keptLists.of('10').own]).toEqual([null, list])
  })
})
