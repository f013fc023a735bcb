import type { Chart, ChartState } from '../../../atlas/chart/chart.types.ts'
import { bestPlacement } from './best-placement.ts'
import { boxContent, boxRows } from './box-content.ts'
import type { Link, Placement } from './drawing.types.ts'
import { type FrameStrip, frameStrip } from './frame-strip.ts'
import { alikeTransitions, holds, linksOf, stayingTransitions, withDescendants } from './links.ts'

/** A chart ready to be written: what its frame says, and its regions one under the other, each laid out by itself. */
export type Drawing = { chart: Chart; strip: FrameStrip; regions: DrawnRegion[] }
type DrawnRegion = { state: ChartState; strip: FrameStrip; placement: Placement }

/**
 * Lays a chart out. A parallel chart is drawn region by region, unless a transition leads from one into another.
 */
export async function drawChart(chart: Chart): Promise<Drawing> {
  const links = linksOf(chart)
  const alike = alikeTransitions(chart)
  const rowsOf = (state: ChartState) =>
    [
      state,
      stayingTransitions(chart, state),
      alike.filter((transition) => transition.source === state.id),
    ] as const
  const contents = new Map(
    withDescendants(chart.root).map((state) => [state.id, boxContent(...rowsOf(state))]),
  )
  const regions: DrawnRegion[] = []
  for (const state of regionsOf(chart, links)) {
    const inside = links.filter((link) => within(state, link.source) && within(state, link.target))
    const placement = await bestPlacement(state, inside, contents)
    regions.push({
      state,
      placement,
      strip: frameStrip(state === chart.root ? [] : boxRows(...rowsOf(state))),
    })
  }
  return { chart, regions, strip: frameStrip(boxRows(...rowsOf(chart.root))) }
}

function regionsOf({ root }: Chart, links: Link[]): ChartState[] {
  if (root.kind !== 'parallel') return [root]
  const apart = links.every((link) =>
    root.children.some((region) => within(region, link.source) && within(region, link.target)),
  )
  return apart ? root.children : [root]
}

function within(region: ChartState, id: string): boolean {
  return region.id === id || holds(region.id, id)
}
