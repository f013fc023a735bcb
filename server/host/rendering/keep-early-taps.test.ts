import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import type { EarlyTaps } from '../../../domain/pages/early-taps.ts'
import { keepEarlyTaps } from './keep-early-taps.ts'

type Listener = (event: object) => void

type Look = {
  readonly type?: string
  readonly form?: object
  readonly attributes?: readonly string[]
}

const button = ({ type = 'button', form, attributes = [] }: Look = {}) => ({
  type,
  form: form ?? null,
  hasAttribute: (name: string) => attributes.includes(name),
  closest: (wanted: string): unknown => (wanted === 'button' ? found : null),
})
let found: unknown = null

/** A page in which nothing is known but what a browser has: the script comes as text. */
const open = () => {
  const listeners = new Map<string, Listener>()
  const window: Pick<Window, 'takeEarlyTaps'> = {}
  runInNewContext(`(${keepEarlyTaps})()`, {
    window,
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    removeEventListener: (type: string, listener: Listener) =>
      listeners.get(type) === listener && listeners.delete(type),
  })
  const fire = (type: string, event: object) => {
    const [preventDefault, stopImmediatePropagation] = [vi.fn(), vi.fn()]
    listeners.get(type)?.({ ...event, preventDefault, stopImmediatePropagation })
    expect(stopImmediatePropagation.mock.calls.length).toBe(preventDefault.mock.calls.length)
    return preventDefault.mock.calls.length === 1
  }
  const clicks = (target: ReturnType<typeof button> | null) => {
    found = target
    return fire('click', { target: target ?? button() })
  }
  return { fire, clicks, listeners, take: () => ({ ...(window.takeEarlyTaps?.() as EarlyTaps) }) }
}

describe('presses that come before the page answers', () => {
  it('are kept, in their order, each button once', () => {
    const { clicks, take } = open()
    const [first, second] = [button(), button()]
    expect([clicks(first), clicks(second), clicks(first)]).toEqual([true, true, true])
    expect([...take().taps]).toEqual([
      { kind: 'click', target: first },
      { kind: 'click', target: second },
    ])
  })

  it('are left alone where the page needs no script for them', () => {
    const { clicks, take } = open()
    const opensPopover = button({ attributes: ['popovertarget'] })
    expect([clicks(null), clicks(opensPopover)]).toEqual([false, false])
    expect([...take().taps]).toEqual([])
  })

  it('of a form’s button are kept as the form being sent', () => {
    const { clicks, fire, take } = open()
    const form = {}
    const submitter = button({ type: 'submit', form })
    expect(clicks(submitter)).toBe(false)
    expect(fire('submit', { target: form, submitter })).toBe(true)
    expect([...take().taps]).toEqual([{ kind: 'submit', target: form, submitter }])
  })

  it('that do something else in a form are kept by themselves', () => {
    const { clicks, take } = open()
    const shows = button({ form: {} })
    clicks(shows)
    expect([...take().taps]).toEqual([{ kind: 'click', target: shows }])
  })

  it('leave fields as they are, and what was last filled in is kept', () => {
    const { fire, take } = open()
    const name = { type: 'text', value: 'L' }
    const terms = { type: 'checkbox', value: 'on', checked: true }
    expect([fire('input', { target: name }), fire('input', { target: terms })]).toEqual([false, false])
    name.value = 'Lina'
    fire('input', { target: name })
    expect([...take().entries]).toEqual([
      { field: name, value: 'Lina', isChecked: null },
      { field: terms, value: 'on', isChecked: true },
    ])
  })

  it('are the page’s own again once they were taken', () => {
    const { listeners, take } = open()
    expect([...listeners.keys()]).toEqual(['click', 'submit', 'input'])
    take()
    expect(listeners.size).toBe(0)
  })
})
