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
  const location = { replace: vi.fn() }
  let frames: (() => void)[] = []
  runInNewContext(`(${keepEarlyTaps})()`, {
    window,
    location,
    requestAnimationFrame: (work: () => void) => frames.push(work),
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    removeEventListener: (type: string, listener: Listener) =>
      listeners.get(type) === listener && listeners.delete(type),
  })
  const fire = (type: string, event: object) => {
    const [preventDefault, stopImmediatePropagation] = [vi.fn(), vi.fn()]
    listeners.get(type)?.({ ...event, preventDefault, stopImmediatePropagation })
    const [prevented, stopped] = [preventDefault, stopImmediatePropagation].map(
      ({ mock }) => mock.calls.length,
    )
    if (stopped === 0) return 'let through'
    return prevented === 0 ? 'done by the browser alone' : 'kept'
  }
  const clicks = (target: ReturnType<typeof button> | null) => {
    found = target
    return fire('click', { target: target ?? button() })
  }
  const showsFrame = () => {
    const due = frames
    frames = []
    for (const work of due) work()
    return due.length
  }
  return {
    fire,
    clicks,
    showsFrame,
    listeners,
    location,
    take: () => ({ ...(window.takeEarlyTaps?.() as EarlyTaps) }),
  }
}

describe('presses that come before the page answers', () => {
  it('are kept, in their order, each button once', () => {
    const { clicks, take } = open()
    const [first, second] = [button(), button()]
    expect([clicks(first), clicks(second), clicks(first)]).toEqual(['kept', 'kept', 'kept'])
    expect([...take().taps]).toEqual([
      { kind: 'click', target: first },
      { kind: 'click', target: second },
    ])
  })

  it('are left alone where the page needs no script for them', () => {
    const { clicks, take } = open()
    const opensPopover = button({ attributes: ['popovertarget'] })
    expect([clicks(null), clicks(opensPopover)]).toEqual(['let through', 'let through'])
    expect([...take().taps]).toEqual([])
  })

  it('of a link that replaces the page do so, unless a new tab is asked for (BA-04)', () => {
    const { fire, location, take } = open()
    const href = 'https://www.ups.com/track?tracknum=1Z999'
    const target = { closest: (wanted: string) => (wanted === 'a[data-replaces-page]' ? { href } : null) }
    for (const asked of [
      { button: 1 },
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { altKey: true },
    ]) {
      expect(fire('click', { target, button: 0, ...asked })).toBe('let through')
    }
    expect(location.replace).not.toHaveBeenCalled()
    fire('click', { target, button: 0 })
    expect(location.replace.mock.calls).toEqual([[href]])
    expect([...take().taps]).toEqual([])
  })

  it('of a form’s button are kept as the form being sent', () => {
    const { clicks, fire, take } = open()
    const form = {}
    const submitter = button({ type: 'submit', form })
    expect(clicks(submitter)).toBe('let through')
    expect(fire('submit', { target: form, submitter })).toBe('kept')
    expect([...take().taps]).toEqual([{ kind: 'submit', target: form, submitter }])
  })

  it('that do something else in a form are kept by themselves', () => {
    const { clicks, take } = open()
    const shows = button({ form: {} })
    clicks(shows)
    expect([...take().taps]).toEqual([{ kind: 'click', target: shows }])
  })

  it('change fields, which the page hears of once it answers; what was last filled in is kept', () => {
    const { fire, take } = open()
    const name = { type: 'text', value: 'L' }
    const terms = { type: 'checkbox', value: 'on', checked: true, closest: () => null }
    const country = { type: 'select-one', value: 'gb' }
    expect([
      fire('input', { target: name }),
      fire('click', { target: terms }),
      fire('input', { target: terms }),
      fire('change', { target: terms }),
      fire('change', { target: country }),
    ]).toEqual(Array(5).fill('done by the browser alone'))
    name.value = 'Lina'
    fire('input', { target: name })
    expect([...take().entries]).toEqual([
      { field: name, value: 'Lina', isChecked: null },
      { field: terms, value: 'on', isChecked: true },
      { field: country, value: 'gb', isChecked: null },
    ])
  })

  it('go on from what was typed where the page has set a field back meanwhile', () => {
    const { fire } = open()
    const name = { type: 'text', value: '' }
    fire('beforeinput', { target: name })
    expect(name.value).toBe('')
    name.value = 'Li'
    fire('input', { target: name })
    name.value = ''
    fire('beforeinput', { target: name })
    expect(name.value).toBe('Li')
  })

  it('fill in fields that show so in every frame, though the page sets them back', () => {
    const { fire, showsFrame, take } = open()
    expect(showsFrame()).toBe(0)
    const name = { type: 'text', value: 'Lina' }
    const terms = { type: 'checkbox', value: 'on', checked: true, closest: () => null }
    fire('input', { target: name })
    fire('change', { target: terms })
    for (const _ of [1, 2]) {
      name.value = ''
      terms.checked = false
      expect(showsFrame()).toBe(1)
      expect([name.value, terms.checked]).toEqual(['Lina', true])
    }
    take()
    name.value = ''
    expect([showsFrame(), showsFrame()]).toEqual([1, 0])
    expect(name.value).toBe('')
  })

  it('leave a file as it is, which no page can fill in', () => {
    const { fire, showsFrame } = open()
    const picture = { type: 'file', value: 'C:\\fakepath\\shoe.jpg' }
    fire('change', { target: picture })
    picture.value = ''
    showsFrame()
    expect(picture.value).toBe('')
  })

  it('choose the last radio button of those that stand together', () => {
    const { fire, take } = open()
    const radio = (name: string, value: string) => ({ type: 'radio', name, form: null, value, checked: true })
    const [small, big, card] = [radio('reason', 'small'), radio('reason', 'big'), radio('way', 'card')]
    for (const target of [small, big, card, small]) fire('change', { target })
    expect([...take().entries].map(({ value }) => value)).toEqual(['card', 'small'])
  })

  it('are the page’s own again once they were taken', () => {
    const { listeners, take } = open()
    expect([...listeners.keys()]).toEqual(['click', 'submit', 'beforeinput', 'input', 'change'])
    take()
    expect(listeners.size).toBe(0)
  })
})
