import type { ChartState } from '../../../atlas/chart/chart.types.ts'
import { clearHeads } from './clear-heads.ts'
import type { BoxContent, Flowing, Form, LabelBlock, Link, PlacedLine, Placement } from './drawing.types.ts'
import { collisions, crossings } from './geometry.ts'
import { labelBlock } from './label-block.ts'
import { placeRegion } from './place-region.ts'
import { type HeldEnds, tidyLine } from './tidy-line.ts'

/** Ways of laying out that suit different charts; the one that reads best is taken. */
const attempts = [
  { cycles: 'MODEL_ORDER', insistsOnOrder: false, nodes: 'NETWORK_SIMPLEX' },
  { cycles: 'MODEL_ORDER', insistsOnOrder: false, nodes: 'BRANDES_KOEPF' },
  { cycles: 'GREEDY', insistsOnOrder: false, nodes: 'NETWORK_SIMPLEX' },
  { cycles: 'GREEDY', insistsOnOrder: true, nodes: 'NETWORK_SIMPLEX' },
  { cycles: 'GREEDY', insistsOnOrder: true, nodes: 'BRANDES_KOEPF' },
].map(({ cycles, insistsOnOrder, nodes }) => ({
  insistsOnOrder,
  options: {
    'elk.layered.cycleBreaking.strategy': cycles,
    'elk.layered.nodePlacement.strategy': nodes,
    'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
    'elk.layered.nodePlacement.favorStraightEdges': 'true',
    'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'SPACE_EFFICIENT_LAYER',
  },
}))

/** Steps of a line that are straightened; the wider ones only where nothing stands in the way. */
const smallSteps = [16, 12, 7]

/** Tries both directions and picks what can be read largest on a landscape page, with the fewest crossings and bends. */
export async function bestPlacement(
  region: ChartState,
  links: Link[],
  contentsOf: (flowing: Flowing) => Map<string, BoxContent>,
  form: Form,
): Promise<Placement> {
  let best: { placement: Placement; cost: number } | undefined
  for (const flowing of ['RIGHT', 'DOWN'] satisfies Flowing[]) {
    const contents = contentsOf(flowing)
    const labels = new Map<string, LabelBlock>()
    for (const link of links) {
      const isChoice = contents.get(link.source)?.diamond !== undefined
      const block = labelBlock(link, { flowing, form, isChoice })
      if (block) labels.set(link.id, block)
    }
    for (const { options, insistsOnOrder } of attempts) {
      const rough = await placeRegion({ region, links, contents, labels, flowing, insistsOnOrder }, options)
      for (const smallStep of smallSteps) {
        const placement = clearHeads(tidied(rough, smallStep))
        const cost = readingCost(placement)
        if (!best || cost < best.cost - 1e-6) best = { placement, cost }
      }
    }
  }
  if (!best) throw new Error(`${region.id} could not be laid out`)
  return best.placement
}

function tidied(placement: Placement, smallStep: number): Placement {
  const lines = placement.lines.map((line) => ({
    ...line,
    points: tidyLine(line.points, placement.flowing, smallStepOf(line, smallStep), heldEnds(line, placement)),
  }))
  return { ...placement, lines }
}

/** A line from a box back to it is nothing but a small step. */
function smallStepOf({ source, target }: PlacedLine, smallStep: number): number {
  return source === target ? 0 : smallStep
}

/** Lines stay at the corners of diamonds. */
function heldEnds({ source, target }: PlacedLine, { states }: Placement): HeldEnds {
  const isDiamond = (id: string) =>
    states.some(({ state, content }) => state.id === id && content.diamond !== undefined)
  return { start: isDiamond(source), end: isDiamond(target) }
}

/** A4 in CSS pixels, less its margins; a chart may be printed either way up. */
const page = { long: 1040, short: 720 }

function readingCost(placement: Placement): number {
  const { width, height, lines } = placement
  const landscape = Math.max(width / page.long, height / page.short)
  const portrait = Math.max(width / page.short, height / page.long)
  const bends = lines.reduce((sum, line) => sum + Math.max(0, line.points.length - 2), 0)
  return (
    1000 * collisions(placement).length +
    100 * Math.max(0.7, Math.min(landscape, portrait)) +
    12 * crossings(placement) +
    2 * bends +
    60 * lateStarts(placement)
  )
}

/** First states that do not come first: a dot that stands further along the flow than a state beside it. */
function lateStarts({ dots, states, flowing }: Placement): number {
  const along = flowing === 'DOWN' ? 'y' : 'x'
  return dots.filter(({ kind, id, ...dot }) => {
    const holder = id.replace(/^first /, '')
    const beside = states.filter((box) => box.state.id.startsWith(`${holder}.`))
    return kind === 'initial' && beside.some((box) => box[along] < dot[along])
  }).length
}
