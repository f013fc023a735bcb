import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EarlyTap, EarlyTaps, Entry } from '../../../domain/pages/early-taps.ts'
import { earlyEntries, takeEarly } from './replay-early.ts'

/** As much of a field as replaying knows. */
class Field {
  readonly defaultChecked: boolean = false
  readonly defaultValue = ''
  readonly isConnected: boolean = true
  readonly parentElement = null
  readonly options: readonly { readonly selected: boolean; readonly defaultSelected: boolean }[] = []
  type = 'text'
  checked = false
  text = ''
  constructor(changes: Partial<Field> & { readonly value?: string } = {}) {
    Object.assign(this, changes)
  }
  click() {
    this.checked = !this.checked
    done.push(`ticks ${this.checked}`)
  }
}
class Input extends Field {
  get value() {
    return this.text
  }
  set value(value: string) {
    this.text = value
  }
  dispatchEvent({ type }: Event) {
    done.push(`${type} ${this.text}`)
  }
}
class Select extends Input {
  override get value() {
    return super.value
  }
  override set value(value: string) {
    super.value = value
  }
}

/** React hears of what a field is given through a property of the field's own. */
const watched = (field: Input) => {
  const heard: string[] = []
  Object.defineProperty(field, 'value', { set: (value: string) => heard.push(value) })
  return heard
}

const done: string[] = []
const replayEarly = (found: readonly Entry[]) => takeEarly({} as Element, found)()
const within = (...fields: readonly Field[]) => ({ querySelectorAll: () => fields }) as unknown as ParentNode

const tap = (words: string, isConnected = true) => {
  const target = { isConnected, parentElement: null, click: () => done.push(`presses ${words}`) }
  return { kind: 'click', target } as unknown as EarlyTap
}
const sends = (words: string) => {
  const target = {
    isConnected: true,
    parentElement: null,
    requestSubmit: (by: unknown) => done.push(`sends ${words} by ${by}`),
  }
  return { kind: 'submit', target, submitter: null } as unknown as EarlyTap
}

describe('what a shopper did before the page answered', () => {
  const kept = vi.fn((): EarlyTaps => ({ entries: [], taps: [] }))
  const keeps = (taps: readonly EarlyTap[], entries: readonly Entry[] = []) =>
    kept.mockReturnValue({ entries, taps })
  beforeEach(() => {
    done.length = 0
    keeps([])
    vi.stubGlobal('HTMLInputElement', Input)
    vi.stubGlobal('HTMLSelectElement', Select)
    vi.stubGlobal('window', { takeEarlyTaps: kept })
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('counts where a field is no longer as it came', () => {
    const filled = new Input({ value: 'Lina' })
    const ticked = new Input({ type: 'checkbox', checked: true })
    const chosen = new Select({ value: 'b', options: [{ selected: true, defaultSelected: false }] })
    const untouched = [
      new Input(),
      new Input({ type: 'radio' }),
      new Select({ options: [{ selected: true, defaultSelected: true }] }),
    ]
    expect(earlyEntries(within(filled, ...untouched, ticked, chosen))).toEqual([
      { field: filled, value: 'Lina', isChecked: null },
      { field: ticked, value: '', isChecked: true },
      { field: chosen, value: 'b', isChecked: null },
    ])
  })

  it('of radio buttons counts the chosen one alone', () => {
    const given = new Input({ type: 'radio', defaultChecked: true })
    const chosen = new Input({ type: 'radio', checked: true })
    expect(earlyEntries(within(chosen, given)).map(({ field }) => field)).toEqual([chosen])
  })

  it('is played again: first what was filled in, then what was pressed, in its order', () => {
    const filled = new Input({ value: 'Lina' })
    const ticked = new Input({ type: 'checkbox', checked: true })
    const chosen = new Select({ value: 'b', options: [{ selected: true, defaultSelected: false }] })
    const entries = earlyEntries(within(filled, ticked, chosen))
    const heard = watched(filled)
    keeps([tap('Continue'), sends('the lookup')])
    replayEarly(entries)
    expect(heard).toEqual([''])
    expect(done).toEqual([
      'input Lina',
      'ticks true',
      'change b',
      'presses Continue',
      'sends the lookup by null',
    ])
  })

  it('of files is told, since they lie in their field already', () => {
    const photo = new Input({ type: 'file', value: 'receipt.jpg' })
    const entries = earlyEntries(within(photo))
    const heard = watched(photo)
    replayEarly(entries)
    expect([heard, done]).toEqual([[], ['change receipt.jpg']])
  })

  it('is what a field was last given, also while the page was taken over', () => {
    const field = new Input({ value: 'Li' })
    const found = earlyEntries(within(field))
    keeps([], [{ ...(found[0] as Entry), value: 'Lina' }])
    field.value = ''
    replayEarly(found)
    expect(done).toEqual(['input Lina'])
  })

  it('is left where the page has put something else in its place', () => {
    const gone = new Input({ value: 'Lina', isConnected: false })
    keeps([tap('Continue', false)])
    replayEarly(earlyEntries(within(gone)))
    expect(done).toEqual([])
  })

  it('is nothing on a page that kept nothing', () => {
    vi.stubGlobal('window', {})
    replayEarly([])
    expect(done).toEqual([])
  })
})
