import type { Chart } from '../../../../chart/chart.types.ts'
import { goingOutOf, pathOfId, stateAt } from '../../../../chart/states.ts'
import { startAddress, writeAddress } from '../../../../map/address/address.ts'
import { Sign } from '../parts/sign.tsx'
import { ToolIcon } from '../parts/tool-button.tsx'
import css from './chosen-state.module.css'

/** Beside the panel's own page. */
const addressOf = ({ id }: Chart, state: string): string =>
  `../index.html${writeAddress({ ...startAddress, place: { page: 'flow', flow: id, state } })}`

/** A state that somebody pointed at in the drawing: what it is for, and what leads out of it. */
export function ChosenState(props: {
  readonly chart: Chart
  readonly path: string
  readonly onClose: () => void
}) {
  const { chart, path, onClose } = props
  const state = stateAt(chart, path)
  if (!state) return null
  return (
    <section className={css.state} aria-labelledby="chosen-state">
      <div className={css.head}>
        <h3 id="chosen-state">{path}</h3>
        <ToolIcon label="Close this state" tone="plain" onClick={onClose}>
          <Sign name="close" />
        </ToolIcon>
      </div>
      {state.description && <p>{state.description}</p>}
      <ul aria-label="Ways out">
        {goingOutOf(chart, state).map(({ id, event, guard, target }) => (
          <li key={`${id}${target}`}>
            <code>{event}</code>
            {guard !== undefined && <em> [{guard}]</em>} →{' '}
            {target === undefined ? 'stays' : pathOfId(chart, target) || 'the whole chart'}
          </li>
        ))}
      </ul>
      <p>
        <a href={addressOf(chart, path)} target="_blank" rel="noreferrer">
          Its real screen, in the atlas
        </a>
      </p>
    </section>
  )
}
