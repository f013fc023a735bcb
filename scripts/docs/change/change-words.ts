import type { ChartTransition } from '../../../atlas/chart/chart.types.ts'
import { statePath, stepWords, triggerWords } from '../../../atlas/chart/words.ts'
import type { ChartChange, StateChange, TransitionChange } from './compare-charts.ts'

/** What changed in a chart, a sentence each: states first, then transitions. Empty where nothing did. */
export function changeWords({ chart, states, transitions }: ChartChange): readonly string[] {
  const place = (id: string) => statePath(id, chart)
  const stateWords = (change: StateChange) => {
    const name = `\`${place(change.state.id)}\``
    if (change.kind === 'changed') return `Changed: ${name} ${change.parts.join('; ')}.`
    const says = change.state.description ? ` (${change.state.description.replace(/\.$/, '')})` : ''
    return `${change.kind === 'added' ? 'Added' : 'Removed'}: ${name}${says}.`
  }
  const step = (transition: ChartTransition) =>
    `from \`${place(transition.source)}\`, ${stepWords(transition, chart)}`
  const transitionWords = (change: TransitionChange) => {
    if (change.kind === 'retargeted') {
      const target = change.before.target === undefined ? 'staying' : place(change.before.target)
      return `Retargeted: ${step(change.transition)}, instead of ${target}.`
    }
    if (change.kind === 'acts differently') {
      const { source, guard, actions } = change.transition
      const acts = (of: ChartTransition['actions']) => of.map(({ name }) => name).join(', ') || 'nothing'
      const when = `${triggerWords(change.transition)}${guard ? `, if ${guard}` : ''}`
      return `Changed: from \`${place(source)}\`, ${when}, does ${acts(actions)} instead of ${acts(change.before.actions)}.`
    }
    return `${change.kind === 'added' ? 'Added' : 'Removed'}: ${step(change.transition)}.`
  }
  return [...states.map(stateWords), ...transitions.map(transitionWords)]
}
