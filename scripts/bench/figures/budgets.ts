import type { Figures, PageFigures, View } from './figures.types.ts'
import {
  answersP99,
  answersPerSecond,
  historySection,
  idlePercent,
  pgliteSection,
  postgresSection,
  renderedPerSecond,
  twoHosts,
} from './host-names.ts'
import { ratio } from './statistics.ts'
import { type Unit, written } from './units.ts'

export type Verdict = { what: string; where: string; measured: string; limit: string; isOver: boolean }

const kB = 1000

/** What `docs/performance.md` explains one by one. */
const limits = {
  historyToTwin: 1.1,
  pageToTwin: 1.2,
  throttledMs: 900,
  simulatedMs: 1000,
  answersMs: 2600,
  blockingMs: 100,
  shift: 0.01,
  mainThreadMs: 1500,
  requestsBefore: 6,
  bytes: 250 * kB,
  fontBytes: 50 * kB,
  scriptAboveFloor: 45 * kB,
  furtherScript: 30 * kB,
  openingThrottledMs: 400,
  openingMs: 100,
  interactionMs: 100,
  pagesPerSecond: 100,
  postgresPerSecond: 250,
  pglitePerSecond: 120,
  answersP99Ms: 60,
  idlePercent: 1,
  twoHosts: 1.7,
}

type Measured = { where: string; value: number | null | undefined }

/** Every budget with the page that measures worst. A figure that is missing is over. */
export function verdicts(figures: Figures): Verdict[] {
  const pagesPerSecond = figures.host[historySection]?.[renderedPerSecond]
  const pages = Object.entries(figures.pages)
  const history = figures.pages.history
  const others = pages.filter(([key]) => key !== 'history').map(([, page]) => page)
  const all = pages.map(([, page]) => page)
  const { floor, opening } = figures
  return [
    ...(history ? historyVerdicts(history) : []),
    ...atMost("main heading to its twin's", limits.pageToTwin, 'times', others.map(headingToTwin)),
    ...atMost('answers to taps', limits.answersMs, 'ms', all.map(of('answers'))),
    ...atMost('blocking time', limits.blockingMs, 'ms', all.map(of('blocking'))),
    ...atMost('layout shift', limits.shift, 'shift', all.map(of('shift'))),
    ...atMost('main thread', limits.mainThreadMs, 'ms', all.map(of('mainThread'))),
    ...atMost(
      'moves at rest',
      0,
      'count',
      all.map(({ name, moving }) => ({ where: name, value: moving.length })),
    ),
    ...atMost(
      'requests before the first row or heading',
      limits.requestsBefore,
      'count',
      all.map(of('requestsBefore')),
    ),
    ...atMost('first view', limits.bytes, 'bytes', all.map(of('bytes'))),
    ...atMost('fonts', limits.fontBytes, 'bytes', all.map(of('fontBytes'))),
    ...(history
      ? atMost('script above React, router and XState', limits.scriptAboveFloor, 'bytes', [
          { where: history.name, value: floor && history.script - floor.stack },
        ])
      : []),
    ...(history
      ? atMost(
          'script beyond the history',
          limits.furtherScript,
          'bytes',
          others.map(({ name, furtherScript }) => ({ where: name, value: furtherScript })),
        )
      : []),
    ...(history
      ? [
          ...atMost('order opened, throttled', limits.openingThrottledMs, 'ms', [
            { where: history.name, value: opening?.throttled },
          ]),
          ...atMost('order opened, full speed', limits.openingMs, 'ms', [
            { where: history.name, value: opening?.fullSpeed },
          ]),
        ]
      : []),
    ...atMost('longest interaction', limits.interactionMs, 'ms', all.flatMap(interactions)),
    ...(pagesPerSecond === undefined
      ? []
      : [enough('rendered pages a second', 'order history', pagesPerSecond, limits.pagesPerSecond)]),
    ...apiVerdicts(figures.host),
  ]
}

function historyVerdicts(page: PageFigures): Verdict[] {
  const [baton, twin] = [page.views.baton, page.views.twin]
  const { name: where } = page
  return [
    ...atMost("first row to its twin's", limits.historyToTwin, 'times', [
      { where, value: ratio(baton?.shown, twin?.shown) },
    ]),
    ...atMost("LCP to its twin's", limits.historyToTwin, 'times', [
      { where, value: twin?.shown == null ? null : ratio(baton?.lcp, twin.lcp) },
    ]),
    ...atMost('first row, throttled', limits.throttledMs, 'ms', [{ where, value: baton?.shown }]),
    ...atMost('LCP, throttled', limits.throttledMs, 'ms', [{ where, value: baton?.lcp }]),
    ...atMost('LCP, simulated', limits.simulatedMs, 'ms', [{ where, value: baton?.simulatedLcp }]),
  ]
}

const of =
  (key: keyof View) =>
  ({ name, views }: PageFigures): Measured => ({ where: name, value: views.baton?.[key] })

const headingToTwin = ({ name, views }: PageFigures): Measured => ({
  where: name,
  value: ratio(views.baton?.shown, views.twin?.shown),
})

const interactions = ({ name, interactions }: PageFigures): Measured[] =>
  Object.entries(interactions).map(([what, value]) => ({ where: `${name}: ${what}`, value }))

/** The worst of all stands for them; nothing measured, nothing judged. */
function atMost(what: string, limit: number, unit: Unit, all: readonly Measured[]): Verdict[] {
  const size = ({ value }: Measured) => value ?? Number.POSITIVE_INFINITY
  const [worst] = all.toSorted((a, b) => size(b) - size(a))
  if (!worst) return []
  return [
    {
      what,
      where: worst.where,
      measured: written(worst.value ?? null, unit),
      limit: `≤ ${written(limit, unit)}`,
      isOver: size(worst) > limit,
    },
  ]
}

const enough = (what: string, where: string, value: number | null, limit: number): Verdict => ({
  what,
  where,
  measured: written(value, 'count'),
  limit: `≥ ${limit}`,
  isOver: value === null || value < limit,
})

const perSecondLimits = {
  [postgresSection]: limits.postgresPerSecond,
  [pgliteSection]: limits.pglitePerSecond,
}

function apiVerdicts(host: Figures['host']): Verdict[] {
  const together = host[postgresSection]?.[twoHosts]
  return [
    ...Object.entries(perSecondLimits).flatMap(([section, limit]) => {
      const measured = host[section]
      if (measured === undefined) return []
      return [
        enough('history, answers a second', section, measured[answersPerSecond] ?? null, limit),
        ...atMost('idle, per cent of a core', limits.idlePercent, 'count', [
          { where: section, value: measured[idlePercent] },
        ]),
      ]
    }),
    ...(host[postgresSection] === undefined
      ? []
      : atMost('history, p99', limits.answersP99Ms, 'ms', [
          { where: postgresSection, value: host[postgresSection][answersP99] },
        ])),
    // Where there are no cores for two hosts and a database, nothing is measured.
    ...(together == null ? [] : [enough('two hosts to one', postgresSection, together, limits.twoHosts)]),
  ]
}
