import type { SvgElement } from '../../../atlas/chart/svg-node.ts'
import type { Drawing } from '../layout/drawing.ts'
import type { IconName } from '../layout/drawing.types.ts'
import { textRoom } from '../layout/measure.ts'
import { group, icon, shape, textAt } from './elements.ts'
import { arrow } from './svg-line.ts'

const rowHeight = 30

type Entry = { sign: readonly SvgElement[]; signWidth: number; words: string }
type Legend = { parts: readonly SvgElement[]; width: number; height: number }

/** What the signs of this drawing mean; signs that it does not use are left out. */
export function legend({ regions, strip }: Drawing, widest: number): Legend {
  const states = regions.flatMap(({ placement }) => placement.states)
  const dots = regions.flatMap(({ placement }) => placement.dots)
  const used = [...states.map(({ content }) => content), ...regions.map((region) => region.strip), strip]
  const uses = (name: IconName) => used.some(({ icons }) => icons.some((sign) => sign.name === name))
  const entries: (Entry | false)[] = [
    dots.some((dot) => dot.kind === 'initial') && {
      sign: [shape('circle', 'dot', { cx: 6, cy: -4, r: 6 })],
      signWidth: 12,
      words: 'first state',
    },
    {
      sign: arrow([
        { x: 0, y: -4 },
        { x: 34, y: -4 },
      ]),
      signWidth: 34,
      words: 'event, [guard], / what it tells',
    },
    states.some((box) => box.content.diamond) && {
      sign: [shape('path', 'choice', { d: 'M11 -15L22 -4 11 7 0 -4z' })],
      signWidth: 22,
      words: 'choice, made at once',
    },
    uses('call') && iconEntry('call', 'invoked call'),
    uses('timer') && iconEntry('timer', 'named timer'),
    uses('fact') && iconEntry('fact', 'told on entry'),
    uses('leave') && iconEntry('leave', 'leads there, line left out'),
    uses('stay') && iconEntry('stay', 'taken without leaving'),
    states.some((box) => box.state.children.length > 0) && {
      sign: [shape('rect', 'sunk', { y: -13, width: 24, height: 18, rx: 3 })],
      signWidth: 24,
      words: 'holds states',
    },
    states.some((box) => box.state.kind === 'final') && {
      sign: [
        shape('rect', 'box', { y: -15, width: 26, height: 22, rx: 5 }),
        shape('rect', 'box', { x: 4, y: -11, width: 18, height: 14, rx: 2 }),
      ],
      signWidth: 26,
      words: 'final',
    },
    dots.some((dot) => dot.kind === 'any') && {
      sign: [shape('rect', 'any', { y: -14, width: 30, height: 20, rx: 10 })],
      signWidth: 30,
      words: 'from any state around it',
    },
    regions.length > 1 && {
      sign: [shape('path', 'divider', { d: 'M0 -4H32' })],
      signWidth: 32,
      words: 'parallel regions',
    },
  ]
  return inRows(
    entries.filter((entry) => entry !== false),
    widest,
  )
}

function inRows(entries: Entry[], widest: number): Legend {
  let x = 0
  let y = 0
  let width = 0
  const parts: SvgElement[] = []
  for (const entry of entries) {
    const own = entry.signWidth + 8 + textRoom(entry.words, 'text')
    if (x > 0 && x + own > widest) {
      x = 0
      y += rowHeight
    }
    parts.push(group({ x, y }, [...entry.sign, textAt(entry.words, 'text', entry.signWidth + 8, 0)]))
    width = Math.max(width, x + own)
    x += own + 26
  }
  return { parts, width, height: y + rowHeight }
}

function iconEntry(name: IconName, words: string): Entry {
  return { sign: [icon({ name, x: 0, y: 0 })], signWidth: 13, words }
}
