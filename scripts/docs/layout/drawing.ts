import type { Chart, ChartState } from '../../../atlas/chart/chart.types.ts'
import { holds, withDescendants } from '../../../atlas/chart/states.ts'
import { bestPlacement } from './best-placement.ts'
import { type BoxParts, boxContent, boxRows } from './box-content.ts'
import { choiceContent } from './choice-content.ts'
import type { Flowing, Form, Link, Placement } from './drawing.types.ts'
import { type FrameStrip, frameStrip } from './frame-strip.ts'
import { alikeTransitions, linksOf, stayingTransitions } from './links.ts'

/** A chart ready to be written: what its frame says, and its regions one under the other, each laid out by itself. */
export type Drawing = { chart: Chart; form: Form; strip: FrameStrip; regions: DrawnRegion[] }
type DrawnRegion = { state: ChartState; strip: FrameStrip; placement: Placement }

/**
 * Lays a chart out. A parallel chart is drawn region by region, unless a transition leads from one into another.
 */
export async function drawChart(chart: Chart, form: Form = 'full'): Promise<Drawing> {
  const links = linksOf(chart)
  const alike = alikeTransitions(chart)
  const partsOf = (state: ChartState): BoxParts => ({
    state,
    staying: stayingTransitions(chart, state),
    leaving: alike.filter((transition) => transition.source === state.id),
  })
  const contentsOf = (flowing: Flowing) =>
    new Map(
      withDescendants(chart.root).map((state) => [
        state.id,
        state.isChoice ? choiceContent(state, flowing, form) : boxContent(partsOf(state), form),
      ]),
    )
  const stripOf = (state: ChartState) => frameStrip(boxRows(partsOf(state), form))
  const regions: DrawnRegion[] = []
  for (const state of regionsOf(chart, links)) {
    const inside = links.filter((link) => within(state, link.source) && within(state, link.target))
    const placement = await bestPlacement(state, inside, contentsOf, form)
    regions.push({ state, placement, strip: state === chart.root ? frameStrip([]) : stripOf(state) })
  }
  return { chart, form, regions, strip: stripOf(chart.root) }
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
