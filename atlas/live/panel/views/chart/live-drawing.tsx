import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { drawnCharts } from '../../../../data/atlas-data.ts'
import { arrowFrom } from '../../../../ui/chart-drawing/arrows.ts'
import { ChartDrawing } from '../../../../ui/chart-drawing/chart-drawing.tsx'
import { type Zoom, ZoomControls } from '../../../../ui/zoom/zoom.tsx'
import { partsOfTransition } from '../../../log/transition-words.ts'
import { restingStates } from '../../../now/actor-tree.ts'
import type { LastSteps } from '../../../now/last-steps.ts'
import { marksOf } from '../../../now/marks-of.ts'
import { bringIntoView } from '../parts/bring-into-view.ts'
import { Hint } from '../parts/part.tsx'
import { useShown } from '../shown/use-panel.ts'
import { useWide } from '../shown/use-wide.ts'
import css from './live-drawing.module.css'

/** Share of its size at which a drawing's words can be read where there is little room. */
const readable: Zoom = 0.75

/** The state that the last step led into, else one in which the chart rests. */
const newestState = (
  machine: string | null,
  states: readonly string[],
  { taken }: LastSteps,
): string | null => {
  const targets = taken.flatMap((id) => partsOfTransition(machine, id).target ?? [])
  const resting = restingStates(states)
  const entered = resting.findLast((state) =>
    targets.some((target) => state === target || state.startsWith(`${target}.`)),
  )
  return entered ?? resting[0] ?? null
}

/** The drawing of the shown chart, lit where it is. */
export function LiveDrawing(props: {
  readonly chosen: string | null
  readonly onChoose: (state: string) => void
  readonly steps: LastSteps
  readonly states: readonly string[]
}) {
  const { entry } = useShown()
  const [asked, setZoom] = useState<Zoom | null>(null)
  const isWide = useWide()
  const zoom = asked ?? (isWide ? 'fit' : readable)
  const box = useRef<HTMLDivElement>(null)
  const newest = newestState(entry?.flow.machine.id ?? null, props.states, props.steps)
  const drawn = drawnCharts().find(({ chart }) => chart.id === entry?.flow.id)
  useEffect(() => {
    if (zoom === 'fit' || newest === null) return
    const state = box.current?.querySelector(`[data-state="${CSS.escape(newest)}"]`)
    if (box.current && state) bringIntoView(box.current, state)
  }, [newest, zoom])
  if (!entry) return null
  if (!drawn) return <Hint>The drawings are not built: “npm run atlas” draws them.</Hint>
  const { chart } = entry
  const size = zoom === 'fit' ? '100%' : `${Number(drawn.drawing.attributes.width) * zoom}px`
  return (
    <div className={css.whole}>
      <div ref={box} className={css.drawing} style={{ '--size': size } as CSSProperties}>
        <ChartDrawing
          drawing={drawn.drawing}
          label={`Statechart of ${chart.title}. Arrow keys follow its transitions.`}
          marks={marksOf(entry, props.states, props.steps)}
          chosen={props.chosen}
          onChoose={props.onChoose}
          onArrow={(key) => arrowFrom(chart, props.chosen, key)}
        />
      </div>
      <div className={css.bar}>
        <ul className={css.legend} aria-label="Signs">
          <li>
            <i />
            current state
          </li>
          <li>
            <i data-sign="taken" />
            just taken
          </li>
          <li>
            <i data-sign="refused" />a guard said no
          </li>
        </ul>
        <ZoomControls zoom={zoom} onZoom={setZoom} />
      </div>
    </div>
  )
}
