import type { Column, Figures, PageFigures, View } from './figures/figures.types.ts'
import { median, medians } from './figures/statistics.ts'
import type { BenchBrowser } from './phone/browser.ts'
import { type Address, firstView, type Visit } from './phone/first-view.ts'
import { interactionTimes } from './phone/interaction-times.ts'
import { openOrder } from './phone/open-order.ts'
import { scriptSizes } from './phone/script-size.ts'
import { simulatedLcp } from './phone/simulated.ts'
import { firstEffect } from './phone/taps.ts'
import { makeTwin } from './references/make-twin.ts'
import type { ReferenceServer } from './references/reference-server.ts'
import { type BenchPage, benchPages, type PageKey } from './shop/pages.ts'
import type { Visitors } from './shop/visitors.ts'

export type Bench = {
  browser: BenchBrowser
  origin: string
  references: ReferenceServer
  visitors: Visitors
  runs: number
  say: (what: string) => void
}

type Variant = Address & { column: Column }

/** Every page beside its references, each visited as often as there are runs and in turn. */
export async function measurePages(
  bench: Bench,
  keys: readonly PageKey[],
): Promise<Pick<Figures, 'pages' | 'floor' | 'opening'>> {
  const sizeOf = scriptSizes()
  const pages: Record<string, PageFigures> = {}
  let floor: Figures['floor'] = null
  let known: readonly string[] | undefined
  for (const key of keys) {
    const page: BenchPage = benchPages[key]
    const { views, last } = await measureViews(bench, page, await variantsOf(bench, key, page))
    const scripts = last.baton?.scripts ?? []
    if (key === 'history') known = scripts
    if (last.react && last.stack)
      floor ??= { react: await sizeOf(last.react.scripts), stack: await sizeOf(last.stack.scripts) }
    bench.say(`${page.name}: interactions`)
    pages[key] = {
      name: page.name,
      views,
      script: await sizeOf(scripts),
      furtherScript: known ? await sizeOf(scripts.filter((url) => !known?.includes(url))) : null,
      moving: last.baton?.moving ?? [],
      interactions: await interactionTimes(bench.browser, key, addressOf(bench, key)),
    }
  }
  return { pages, floor, opening: keys.includes('history') ? await measureOpening(bench) : null }
}

function addressOf({ origin, visitors }: Bench, key: PageKey): Address {
  const { visitor, awaited } = benchPages[key]
  return { url: origin + visitors.paths[key], state: visitors.states[visitor], awaited }
}

async function variantsOf(bench: Bench, key: PageKey, { rows }: BenchPage): Promise<Variant[]> {
  const { references } = bench
  const baton = addressOf(bench, key)
  const twin: Variant = {
    ...baton,
    column: 'twin',
    mayBeEmpty: true,
    url: await makeTwin(references, key, baton),
  }
  const floors = (['react', 'stack'] as const).map(
    (column): Variant => ({
      column,
      url: `${references.origin}/floor/${column}?rows=${rows}`,
      state: undefined,
      awaited: '[data-row] h2',
    }),
  )
  return [twin, ...(rows === undefined ? [] : floors), { ...baton, column: 'baton' }]
}

async function measureViews(bench: Bench, page: BenchPage, variants: readonly Variant[]) {
  const seen: Partial<Record<Column, View[]>> = {}
  const last: Partial<Record<Column, Visit>> = {}
  for (let run = 1; run <= bench.runs; run += 1)
    for (const variant of variants) {
      const { column } = variant
      bench.say(`${page.name}: ${column}, run ${run} of ${bench.runs}`)
      const visit = await firstView(bench.browser, variant)
      if (column !== 'twin' && visit.view.shown === null)
        throw new Error(`${page.name}, ${column}: ${variant.awaited} was never painted`)
      if (column === 'baton') visit.view.answers ??= await firstEffect(bench.browser, variant)
      if (page.rows !== undefined && visit.view.lcp !== null)
        visit.view.simulatedLcp = await simulatedLcp(bench.browser, variant)
      seen[column] = [...(seen[column] ?? []), visit.view]
      last[column] = visit
    }
  const views = Object.fromEntries(
    Object.entries(seen).map(([column, visits]) => [column, medians(visits)]),
  ) as PageFigures['views']
  return { views, last }
}

async function measureOpening(bench: Bench): Promise<Figures['opening']> {
  const history = addressOf(bench, 'history')
  const times: Record<'throttled' | 'full', number[]> = { throttled: [], full: [] }
  for (let run = 1; run <= bench.runs; run += 1)
    for (const speed of ['throttled', 'full'] as const) {
      bench.say(`an order opened from the history, ${speed}, run ${run} of ${bench.runs}`)
      times[speed].push(await openOrder(bench.browser, history, bench.visitors.newest, speed))
    }
  return { throttled: median(times.throttled) ?? 0, fullSpeed: median(times.full) ?? 0 }
}
