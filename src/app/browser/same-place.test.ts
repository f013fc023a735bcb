import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { samePlace } from './same-place.ts'

/** As much of an element as finding it again knows. */
class Node {
  parentElement: Node | null = null
  children: readonly Node[] = []
  isConnected = true
  localName = 'div'
  textContent = ''
  type: string | null = null
  state: string | null = null
  readonly labels?: readonly { readonly textContent: string }[]
  constructor(looks: Partial<Node> = {}, children: readonly Node[] = []) {
    Object.assign(this, looks)
    this.children = children
    for (const child of children) child.parentElement = this
  }
  getAttribute(name: string) {
    return { type: this.type, 'data-state': this.state }[name] ?? null
  }
  closest(): Node | null {
    return this.state === null ? (this.parentElement?.closest() ?? null) : this
  }
}
class Form extends Node {}

const button = (textContent: string) => new Node({ localName: 'button', textContent })
const tick = (label: string) =>
  new Node({ localName: 'input', type: 'checkbox', labels: [{ textContent: label }] })

/** What stands in the place of a page's element once the page holds other elements. */
const findsIn = (before: readonly Node[], index: number, after: readonly Node[]) => {
  const root = new Node({}, [new Node({}, before)])
  const element = before[index] as Node
  const find = samePlace(root as unknown as Element, element as unknown as Element)
  expect(find()).toBe(element)
  root.children = [new Node({}, after)]
  element.isConnected = false
  return find()
}

describe('an element of a page that begins anew', () => {
  beforeEach(() => vi.stubGlobal('HTMLFormElement', Form))
  afterEach(() => void vi.unstubAllGlobals())

  it('is found in its place', () => {
    const after = [button('Cancel order'), button('Get help')]
    expect(findsIn([button('Cancel order'), button('Get help')], 1, after)).toBe(after[1])
  })

  it('is not taken for what looks otherwise there', () => {
    expect(findsIn([button('Cancel order')], 0, [button('Yes, cancel order')])).toBeNull()
    expect(findsIn([tick('Visor')], 0, [tick('Ball')])).toBeNull()
    expect(findsIn([tick('Visor')], 0, [])).toBeNull()
  })

  it('is not taken for what looks the same at another step', () => {
    for (const state of ['items', 'method']) {
      const element = button('Continue')
      const root = new Node({}, [new Node({ state: 'items' }, [element])])
      const find = samePlace(root as unknown as Element, element as unknown as Element)
      const other = button('Continue')
      root.children = [new Node({ state }, [other])]
      element.isConnected = false
      expect(find(), state).toBe(state === 'items' ? other : null)
    }
  })

  it('is a field by its label, and a form whatever it says', () => {
    const ticks = [tick('Visor'), tick('Ball')]
    expect(findsIn([tick('Visor'), tick('Ball')], 1, ticks)).toBe(ticks[1])
    const form = new Form({ localName: 'form', textContent: 'Reason: too small' })
    expect(findsIn([new Form({ localName: 'form' })], 0, [form])).toBe(form)
  })

  it('that stood nowhere in the page has no place', () => {
    const gone = button('Gone')
    gone.isConnected = false
    const root = new Node({}, [button('Gone')])
    expect(samePlace(root as unknown as Element, gone as unknown as Element)()).toBeNull()
  })
})
