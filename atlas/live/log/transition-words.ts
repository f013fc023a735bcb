import { pathOfId } from '../../chart/states.ts'
import { entryOf } from '../book/book.ts'

export type TransitionParts = {
  readonly source: string
  /** `null`: the state stays as it is. */
  readonly target: string | null
  readonly guard: string | null
  readonly event: string
}

const anywhere = 'any state'
const idParts = /^(.*?) · (.*?)(?: \[(.*?)\])? #\d+ → (.*)$/

/** A transition by its id, as its chart has it, or as far as the id itself says it. */
export const partsOfTransition = (machine: string | null, id: string): TransitionParts => {
  const [, source = id, event = '', guard, target = ''] = idParts.exec(id) ?? []
  const entry = entryOf(machine)
  const known = entry?.transitions.get(id)?.[0]
  const named = entry && known?.target ? pathOfId(entry.chart, known.target) : null
  return {
    source: source === '(root)' ? anywhere : source,
    target: target === 'stays' ? null : (named ?? target) || 'the whole chart',
    guard: known?.guard ?? guard ?? null,
    event: known?.event ?? event,
  }
}

/** `dialog.closed → dialog.confirming`, `dialog.open stays as it is`. */
export const transitionInWords = (machine: string | null, id: string): string => {
  const { source, target } = partsOfTransition(machine, id)
  if (target !== null) return `${source} → ${target}`
  return `${source === anywhere ? 'the chart' : source} stays as it is`
}

/** `isWindowOpen and isCancellable said no: dialog.closed does not lead to dialog.confirming`. */
export const refusalInWords = (machine: string | null, id: string): string => {
  const { source, target, guard } = partsOfTransition(machine, id)
  const lost = target === null ? `nothing is done in ${source}` : `${source} does not lead to ${target}`
  return `${guard ?? 'A condition'} said no: ${lost}`
}
