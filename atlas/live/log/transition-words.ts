import { pathOfId } from '../../chart/states.ts'
import { entryOf } from '../book/book.ts'

export type TransitionParts = {
  readonly source: string
  /** `null`: the state stays as it is. */
  readonly target: string | null
  readonly guard: string | null
  readonly event: string
}

const idParts = /^(.*?) · (.*?)(?: \[(.*?)\])? #\d+ → (.*)$/

/** A transition by its id, as its chart has it, or as far as the id itself says it. */
export const partsOfTransition = (machine: string | null, id: string): TransitionParts => {
  const [, source = id, event = '', guard, target = ''] = idParts.exec(id) ?? []
  const entry = entryOf(machine)
  const known = entry?.transitions.get(id)?.[0]
  const named = entry && known?.target ? pathOfId(entry.chart, known.target) : null
  return {
    source: source === '(root)' ? 'any state' : source,
    target: target === 'stays' ? null : (named ?? target) || 'the whole chart',
    guard: known?.guard ?? guard ?? null,
    event: known?.event ?? event,
  }
}

/** `dialog.closed → dialog.confirming`. */
export const transitionInWords = (machine: string | null, id: string): string => {
  const { source, target } = partsOfTransition(machine, id)
  return target === null ? `${source} stays` : `${source} → ${target}`
}

/** `isWindowOpen and isCancellable said no: dialog.closed does not lead to dialog.confirming`. */
export const refusalInWords = (machine: string | null, id: string): string => {
  const { source, target, guard } = partsOfTransition(machine, id)
  const lost = target === null ? `nothing is done in ${source}` : `${source} does not lead to ${target}`
  return `${guard ?? 'A condition'} said no: ${lost}`
}
