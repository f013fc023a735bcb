import type { ElkExtendedEdge, ElkNode, ElkPort } from 'elkjs/lib/elk-api.js'
import type { ChartState } from '../../../atlas/chart/chart.types.ts'
import { holds } from '../../../atlas/chart/states.ts'
import { type BoxContent, type Flowing, headInset, type LabelBlock, type Link } from './drawing.types.ts'
import { leadsOn, readingOrder } from './reading-order.ts'

/** What one region is laid out from; measured beforehand. */
export type RegionParts = {
  region: ChartState
  links: Link[]
  contents: Map<string, BoxContent>
  labels: Map<string, LabelBlock>
  flowing: Flowing
  /** Whether lines that lead on in reading order must not be the ones that run against the flow. */
  insistsOnOrder: boolean
}

/** Distances in pixels; ELK wants them again in every node that holds others. */
export const spacing: Record<string, string> = {
  'elk.spacing.nodeNode': '30',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '16',
  'elk.spacing.edgeLabel': '5',
  'elk.spacing.labelLabel': '10',
  'elk.spacing.labelNode': '12',
  'elk.spacing.nodeSelfLoop': '18',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.edgeLabels.sideSelection': 'ALWAYS_UP',
}

export const finalMargin = 4
const anyWidth = 78
const dotSize = 14
const inset = 22

/** The region as a graph for ELK: its child states, a dot for each first state, and a line per link. */
export function elkGraph(parts: RegionParts, options: Record<string, string>): ElkNode {
  const edges: ElkExtendedEdge[] = []
  const order = readingOrder(parts.region, parts.links)
  const children = containerChildren(parts.region, parts, edges)
  for (const link of parts.links) {
    const label = parts.labels.get(link.id)
    const isDiamond = (id: string) => parts.contents.get(id)?.diamond !== undefined
    const source = isDiamond(link.source) ? portIds(link.source).out : link.source
    edges.push({
      id: link.id,
      sources: [holds(link.source, link.target) ? `any ${link.source}` : source],
      targets: [isDiamond(link.target) ? portIds(link.target).in : link.target],
      layoutOptions: {
        'elk.layered.priority.direction': parts.insistsOnOrder && leadsOn(link, order) ? '10' : '0',
      },
      ...(label && {
        labels: [
          {
            id: `label ${link.id}`,
            text: link.id,
            width: label.width,
            height: label.height,
            layoutOptions: { 'elk.edgeLabels.inline': String(label.inline) },
          },
        ],
      }),
    })
  }
  return { id: 'region', layoutOptions: options, children, edges }
}

function containerChildren(holder: ChartState, parts: RegionParts, edges: ElkExtendedEdge[]): ElkNode[] {
  const nodes: ElkNode[] = []
  if (holder.initial) {
    const id = `first ${holder.id}`
    nodes.push({ id, width: dotSize, height: dotSize })
    edges.push({
      id: `${id} >`,
      sources: [id],
      targets: [parts.contents.get(holder.initial)?.diamond ? portIds(holder.initial).in : holder.initial],
      layoutOptions: { 'elk.layered.priority.direction': '20' },
    })
  }
  if (parts.links.some((link) => link.source === holder.id && holds(holder.id, link.target)))
    nodes.push({ id: `any ${holder.id}`, width: anyWidth, height: 26 })
  return [...nodes, ...holder.children.map((child) => stateNode(child, parts, edges))]
}

function stateNode(state: ChartState, parts: RegionParts, edges: ElkExtendedEdge[]): ElkNode {
  const content = parts.contents.get(state.id)
  if (!content) throw new Error(`${state.id} was not measured`)
  if (content.diamond) return choiceNode(state.id, content, parts.flowing)
  if (state.children.length === 0) {
    const margin = state.kind === 'final' ? finalMargin : 0
    return { id: state.id, width: content.width + 2 * margin, height: content.height + 2 * margin }
  }
  // Lines that come from above go around a node; those that come from the side stay below a strip.
  const strip = parts.flowing === 'RIGHT'
  const head: ElkNode = {
    id: `head ${state.id}`,
    width: content.width - 2 * headInset.x,
    height: content.height - 2 * headInset.y,
    layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST', 'elk.alignment': 'TOP' },
  }
  const children = containerChildren(state, parts, edges)
  return {
    id: state.id,
    children: strip ? children : [head, ...children],
    layoutOptions: {
      ...spacing,
      'elk.padding': strip
        ? `[top=${content.height + 12},left=${inset},bottom=${inset},right=${inset}]`
        : `[top=16,left=${inset},bottom=${inset},right=${inset}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${content.width}, ${content.height})`,
    },
  }
}

const portIds = (id: string) => ({ in: `in ${id}`, out: `out ${id}` })

/** Whatever comes to a choice point comes to one corner of its diamond, and leaves by the one opposite. */
function choiceNode(id: string, { width, height, diamond }: BoxContent, flowing: Flowing): ElkNode {
  const middle = (diamond?.width ?? 0) / 2
  const ports = portIds(id)
  const port = (name: string, x: number, y: number, side: string): ElkPort => ({
    id: name,
    x,
    y,
    width: 0,
    height: 0,
    layoutOptions: { 'elk.port.side': side },
  })
  return {
    id,
    width,
    height,
    ports:
      flowing === 'DOWN'
        ? [port(ports.in, middle, 0, 'NORTH'), port(ports.out, middle, height, 'SOUTH')]
        : [port(ports.in, 0, middle, 'WEST'), port(ports.out, width, middle, 'EAST')],
    layoutOptions: { 'elk.portConstraints': 'FIXED_POS' },
  }
}
