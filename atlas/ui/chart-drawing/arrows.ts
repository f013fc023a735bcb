import type { Chart } from '../../chart/chart.types.ts'
import { comingInto, goingOutOf, pathOfId, stateAt, statesOfChart } from '../../chart/states.ts'
import type { ArrowKey } from './chart-drawing.tsx'

/**
 * Where an arrow key leads from a state: right along the first transition out of it, left back along the first into it, down
 * and up through the states as they are written.
 */
export const arrowFrom = (chart: Chart, from: string | null, key: ArrowKey): string | null => {
  const states = statesOfChart(chart)
  const state = from === null ? undefined : stateAt(chart, from)
  if (!state) return states[0]?.path ?? null
  const index = states.indexOf(state)
  const ahead = goingOutOf(chart, state).find(({ target }) => target !== undefined && target !== state.id)
  const back = comingInto(chart, state)[0]
  const next = {
    ArrowRight: () => ahead?.target,
    ArrowLeft: () => back?.source,
    ArrowDown: () => states[index + 1]?.id,
    ArrowUp: () => states[index - 1]?.id,
  }[key]()
  return next === undefined ? null : pathOfId(chart, next) || null
}
