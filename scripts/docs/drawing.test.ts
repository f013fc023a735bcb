import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { cancellationSample } from '../../atlas/chart/cancellation-sample.ts'
import type { Chart } from '../../atlas/chart/chart.types.ts'
import { type Flow, readChart } from '../../atlas/chart/read-chart.ts'
import { withDescendants } from '../../atlas/chart/states.ts'
import { flows } from '../../machines/index.ts'
import { statesOf, transitionsOf } from '../../model-tests/lib/chart-parts.ts'
import { drawCharts } from './layout/draw-charts.ts'
import { type Drawing, drawChart } from './layout/drawing.ts'
import { collisions } from './layout/geometry.ts'
import { alikeTransitions } from './layout/links.ts'
import { markdown } from './pages/markdown.ts'
import { statechartPages } from './pages/pages.ts'
import { stalePages } from './pages/write-pages.ts'
import { svg } from './svg/svg.ts'

const everyFlow: Flow[] = [...flows, cancellationSample]
const drawings = new Map<string, Promise<Drawing>>()
const drawOnce = (chart: Chart): Promise<Drawing> => {
  const drawing = drawings.get(chart.id) ?? drawChart(chart)
  drawings.set(chart.id, drawing)
  return drawing
}
const drawn = (flow: Flow): Promise<Drawing> => drawOnce(readChart(flow))

describe.each(everyFlow.map((flow) => [flow.id, flow] as const))('the drawing of %s', (_, flow) => {
  it('has no label on a label, a line or a box, and no line through a box or over its words', async () => {
    const { regions } = await drawn(flow)
    expect(regions.flatMap(({ placement }) => collisions(placement))).toEqual([])
  })

  it('shows every state and every transition of its machine', async () => {
    const { chart, regions } = await drawn(flow)
    const boxes = regions.flatMap(({ placement }) => placement.states.map((box) => box.state.id))
    const frames = [chart.root, ...regions.map(({ state }) => state)].map((state) => state.id)
    const states = withDescendants(chart.root).map((state) => state.id)
    expect(boxes.sort()).toEqual(states.filter((id) => !frames.includes(id)).sort())
    const lines = regions.flatMap(({ placement }) =>
      placement.lines.flatMap((line) => line.link?.transitions ?? []),
    )
    const written = alikeTransitions(chart)
    const staying = chart.transitions.filter((transition) => transition.target === undefined)
    expect([...lines, ...written, ...staying].map(({ id }) => id).sort()).toEqual(
      chart.transitions.map(({ id }) => id).sort(),
    )
  })

  it('names every state and every transition as coverage does', async () => {
    const named = (attribute: string, of: string) =>
      [...of.matchAll(new RegExp(`data-${attribute}="([^"]*)"`, 'g'))].map(([, name]) =>
        name?.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
      )
    const written = svg(await drawn(flow))
    expect(named('state', written).sort()).toEqual([...statesOf(flow.machine)].sort())
    expect([...new Set(named('transition', written))].sort()).toEqual([...transitionsOf(flow.machine)].sort())
  })

  it('keeps every text inside the box it stands in', async () => {
    const { regions } = await drawn(flow)
    const outside = regions.flatMap(({ placement }) =>
      placement.states.flatMap(({ content, state, width, height }) =>
        content.spans
          .filter((span) => span.x < 0 || span.x + span.width > width || span.y > height)
          .map((span) => `${state.id}: ${span.text}`),
      ),
    )
    expect(outside).toEqual([])
  })

  it('has a page whose words lead from every state to every other it leads to', () => {
    const chart = readChart(flow)
    const page = markdown(chart, () => undefined)
    const words = page.slice(page.indexOf('## The chart in words'))
    const missing = chart.transitions
      .map(({ target }) => target)
      .filter((target) => target !== undefined)
      .filter((target) => !words.includes(target.slice(chart.root.id.length + 1)))
    expect(missing).toEqual([])
  })
})

const pagesOf = async (shown: readonly Flow[], draw: (chart: Chart) => Promise<Drawing>) => {
  const charts = shown.map(readChart)
  return statechartPages(charts, await Promise.all(charts.map(draw)))
}

it('[DG-01] each flow is drawn from its machine by `npm run docs`, and CI fails at a drawing that is stale', async () => {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const folder = join(root, 'docs/statecharts')
  const pages = await pagesOf(flows, drawOnce)
  expect(flows.filter(({ id }) => !pages.has(`${id}.svg`))).toEqual([])
  expect(stalePages(folder, pages)).toEqual([])
  const changed = new Map(pages).set('cancellation.svg', 'the drawing of another machine')
  expect(stalePages(folder, changed)).toEqual(['cancellation.svg'])
  expect(JSON.parse(read('package.json')).scripts.docs).toBe('node scripts/docs.ts')
  expect(read('.ci/run')).toContain('npm test')
})

it.each(['cancellation', 'return-wizard', 'order-detail', 'return-label'])(
  'the compact drawing of %s has names, events and guards alone, and nothing to stumble over',
  async (id) => {
    const flow = flows.find((one) => one.id === id)
    if (!flow) throw new Error(id)
    const { chart, regions } = await drawChart(readChart(flow), 'compact')
    expect(regions.flatMap(({ placement }) => collisions(placement))).toEqual([])
    const spans = regions.flatMap(({ placement }) => [
      ...placement.states.flatMap(({ content }) => content.spans),
      ...placement.lines.flatMap(({ label }) => label?.spans ?? []),
    ])
    expect(spans.filter(({ face }) => face === 'text')).toEqual([])
    const named = new Set(spans.flatMap(({ transition }) => transition ?? []))
    const own = chart.transitions.filter(({ source }) => regions.every(({ state }) => state.id !== source))
    expect(
      own.filter(({ id: transition, source }) => source !== chart.root.id && !named.has(transition)),
    ).toEqual([])
  },
  60_000,
)

it('is the same out of a thread of its own', async () => {
  const chart = readChart(cancellationSample)
  const [drawing] = await drawCharts([chart])
  expect(drawing).toEqual(await drawOnce(chart))
})

it('gives the same bytes every time, and others once the machine changes', async () => {
  const pages = await pagesOf([cancellationSample], drawChart)
  expect(await pagesOf([cancellationSample], drawChart)).toEqual(pages)
  const changed = cancellationSample.machine.config as { states: { window: { description?: string } } }
  changed.states.window.description = 'Half an hour.'
  const machine = createMachine(changed as never)
  const others = await pagesOf([{ ...cancellationSample, machine }], drawChart)
  expect([...others].filter(([name, text]) => pages.get(name) !== text).map(([name]) => name)).toEqual([
    'cancellation-sample.svg',
    'cancellation-sample.md',
  ])
})
