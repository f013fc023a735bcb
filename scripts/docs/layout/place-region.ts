import ELK from 'elkjs/lib/elk.bundled.js'
import type { ElkEdgeSection, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import type { ChartState } from '../../../atlas/chart/chart.types.ts'
import { withDescendants } from '../../../atlas/chart/states.ts'
import { moved } from './clear-heads.ts'
import {
  headInset,
  type PlacedDot,
  type PlacedLine,
  type PlacedState,
  type Placement,
  type Point,
} from './drawing.types.ts'
import { elkGraph, type RegionParts, spacing } from './elk-graph.ts'
import { bodyOf } from './geometry.ts'

const elk = new ELK()

/** Lays one region out, lines as ELK leads them. The same parts and options give the same placement on every machine. */
export async function placeRegion(parts: RegionParts, options: Record<string, string>): Promise<Placement> {
  const graph = await elk.layout(elkGraph(parts, { ...common, 'elk.direction': parts.flowing, ...options }))
  const states = new Map(withDescendants(parts.region).map((state) => [state.id, state]))
  const placement: Placement = {
    flowing: parts.flowing,
    width: round(graph.width),
    height: round(graph.height),
    states: [],
    dots: [],
    lines: (graph.edges ?? []).map((edge) => placedLine(edge, parts)),
  }
  for (const child of graph.children ?? []) collect(child, states, parts, placement, 0)
  return { ...placement, lines: placement.lines.map((line) => docked(line, placement)) }
}

/** Lines at a choice point go on to the corner of its diamond. */
function docked(line: PlacedLine, { states, flowing }: Placement): PlacedLine {
  const diamondOf = (id: string) => {
    const box = states.find(({ state, content }) => state.id === id && content.diamond)
    return box && bodyOf(box)
  }
  const points = [...line.points]
  const [first, last] = [points[0], points.at(-1)]
  const [from, to] = [diamondOf(line.source), diamondOf(line.target)]
  const isDown = flowing === 'DOWN'
  if (from && first)
    points[0] = isDown ? { ...first, y: from.y + from.height } : { ...first, x: from.x + from.width }
  if (to && last) points[points.length - 1] = isDown ? { ...last, y: to.y } : { ...last, x: to.x }
  return { ...line, points }
}

const common: Record<string, string> = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.padding': '[top=12,left=24,bottom=24,right=24]',
  ...spacing,
  'elk.layered.thoroughness': '20',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
}

function collect(
  node: ElkNode,
  states: Map<string, ChartState>,
  parts: RegionParts,
  placement: Placement,
  depth: number,
): void {
  const rect = { x: round(node.x), y: round(node.y), width: round(node.width), height: round(node.height) }
  const state = states.get(node.id)
  const content = parts.contents.get(node.id)
  if (node.id.startsWith('head ')) return
  const head = (node.children ?? []).find((child) => child.id === `head ${node.id}`)
  if (state && content && head)
    placement.states.push({
      ...rect,
      state,
      content: moved(content, {
        x: round(head.x) - rect.x - headInset.x,
        y: round(head.y) - rect.y - headInset.y,
      }),
      depth,
    })
  else if (state && content) placement.states.push({ ...rect, state, content, depth } satisfies PlacedState)
  else
    placement.dots.push({
      ...rect,
      id: node.id,
      kind: node.id.startsWith('any ') ? 'any' : 'initial',
    } satisfies PlacedDot)
  for (const child of node.children ?? []) collect(child, states, parts, placement, depth + 1)
}

function placedLine(edge: ElkExtendedEdge, parts: RegionParts): PlacedLine {
  const label = edge.labels?.[0]
  const block = parts.labels.get(edge.id)
  return {
    id: edge.id,
    link: parts.links.find((link) => link.id === edge.id),
    source: boxOf(edge.sources[0]),
    target: boxOf(edge.targets[0]),
    points: (edge.sections ?? []).flatMap(sectionPoints),
    label:
      label && block
        ? {
            x: round(label.x),
            y: round(label.y),
            width: block.width,
            height: block.height,
            spans: block.spans,
          }
        : undefined,
  }
}

/** The state or dot that a line ends at, by its own id or by that of its port. */
function boxOf(end: string | undefined): string {
  return end?.replace(/^(in|out) /, '') ?? ''
}

function sectionPoints(section: ElkEdgeSection): Point[] {
  return [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(({ x, y }) => ({
    x: round(x),
    y: round(y),
  }))
}

function round(value: number | undefined): number {
  return Math.round((value ?? 0) * 10) / 10
}
