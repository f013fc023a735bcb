import { useState } from 'react'
import { areas } from '../../../machines/flow.ts'
import { counted } from '../../chart/counted.ts'
import { statesOfChart } from '../../chart/states.ts'
import type { DrawnChart } from '../../data/atlas-data.ts'
import { Field } from '../../ui/field/field.tsx'
import { useMedia } from '../../ui/media/use-media.ts'
import { useAddress, useHref } from '../address/use-address.ts'
import { areaTitles } from '../charts/area-titles.ts'
import { useCharts } from '../charts/use-charts.ts'
import { CoverageSign } from '../results/coverage-sign.tsx'
import css from './flow-list.module.css'

const isLike = (text: string, asked: string) => text.toLowerCase().includes(asked.trim().toLowerCase())

/** What of a chart is asked for: the whole, or states whose name or description has these words. */
const found = ({ chart }: DrawnChart, asked: string) => {
  const states = statesOfChart(chart).filter(
    ({ path, description }) => isLike(path, asked) || isLike(description ?? '', asked),
  )
  const isWhole = isLike(chart.title, asked) || isLike(chart.id, asked)
  return isWhole || states.length > 0 ? { states: isWhole ? [] : states } : null
}

/** Every flow by area, and those in which something that is looked for is found. */
export function FlowList() {
  const [asked, setAsked] = useState('')
  const { place } = useAddress()
  const href = useHref()
  const charts = useCharts()
  const isWide = useMedia('(width >= 60em)')
  const isAsking = asked.trim() !== ''
  const shown = charts.flatMap((drawn) => {
    const hit = isAsking ? found(drawn, asked) : { states: [] }
    return hit ? [{ ...drawn, ...hit }] : []
  })
  const current = 'flow' in place ? place.flow : null
  return (
    <nav className={css.list} aria-label="Atlas">
      <a className={css.brand} href={href({ place: { page: 'map' } })}>
        Atlas
      </a>
      <ul className={css.pages}>
        {(['map', 'coverage', 'requirements'] as const).map((page) => (
          <li key={page}>
            <a
              className={css.page}
              href={href({ place: { page } })}
              aria-current={place.page === page ? 'page' : undefined}
            >
              {{ map: 'Map', coverage: 'Coverage', requirements: 'Requirements' }[page]}
            </a>
          </li>
        ))}
      </ul>
      <Field label="Find a flow or a state" value={asked} onChange={setAsked} type="search" />
      <p className={css.found} role="status">
        {isAsking && (shown.length === 0 ? 'Nothing found' : counted(shown.length, 'flow'))}
      </p>
      <details className={css.flows} open={isAsking || isWide} key={String(isWide)}>
        <summary>All flows</summary>
        {areas.map((area) => {
          const inArea = shown.filter((one) => one.area === area)
          if (inArea.length === 0) return null
          return (
            <div key={area} className={css.group}>
              <h2 className={css.area}>{areaTitles[area]}</h2>
              <ul>
                {inArea.map(({ chart, states }) => (
                  <li key={chart.id}>
                    <a
                      className={css.flow}
                      href={href({ place: { page: 'flow', flow: chart.id, state: null } })}
                      aria-current={current === chart.id ? 'page' : undefined}
                    >
                      {chart.title}
                      <CoverageSign flow={chart.id} />
                    </a>
                    {states.length > 0 && (
                      <ul className={css.states}>
                        {states.map(({ path }) => (
                          <li key={path}>
                            <a href={href({ place: { page: 'flow', flow: chart.id, state: path } })}>
                              {path}
                            </a>
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          )
        })}
      </details>
    </nav>
  )
}
