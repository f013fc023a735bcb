import type { Drawing } from '../layout/drawing.ts'
import type { IconName } from '../layout/drawing.types.ts'
import { textWidth } from '../layout/measure.ts'
import { icon, n, textAt } from './svg-parts.ts'

const rowHeight = 30

type Entry = { sign: string; signWidth: number; words: string }

/** What the signs of this drawing mean; signs that it does not use are left out. */
export function legend(
  { regions, strip }: Drawing,
  widest: number,
): { svg: string; width: number; height: number } {
  const states = regions.flatMap(({ placement }) => placement.states)
  const dots = regions.flatMap(({ placement }) => placement.dots)
  const used = [...states.map(({ content }) => content), ...regions.map((region) => region.strip), strip]
  const uses = (name: IconName) => used.some(({ icons }) => icons.some((sign) => sign.name === name))
  const entries: (Entry | false)[] = [
    dots.some((dot) => dot.kind === 'initial') && {
      sign: '<circle class="dot" cx="6" cy="-4" r="6"/>',
      signWidth: 12,
      words: 'first state',
    },
    {
      sign: '<path class="line" d="M0 -4H32" marker-end="url(#head)"/>',
      signWidth: 34,
      words: 'event, [guard], / what it tells',
    },
    uses('call') && iconEntry('call', 'invoked call'),
    uses('timer') && iconEntry('timer', 'named timer'),
    uses('fact') && iconEntry('fact', 'told on entry'),
    uses('leave') && iconEntry('leave', 'leads there, line left out'),
    uses('stay') && iconEntry('stay', 'taken without leaving'),
    states.some((box) => box.state.children.length > 0) && {
      sign: '<rect class="sunk" y="-13" width="24" height="18" rx="3"/>',
      signWidth: 24,
      words: 'holds states',
    },
    states.some((box) => box.state.kind === 'final') && {
      sign: '<rect class="box" y="-15" width="26" height="22" rx="5"/><rect class="box" x="4" y="-11" width="18" height="14" rx="2"/>',
      signWidth: 26,
      words: 'final',
    },
    dots.some((dot) => dot.kind === 'any') && {
      sign: '<rect class="any" y="-14" width="30" height="20" rx="10"/>',
      signWidth: 30,
      words: 'from any state around it',
    },
    regions.length > 1 && {
      sign: '<path class="divider" d="M0 -4H32"/>',
      signWidth: 32,
      words: 'parallel regions',
    },
  ]
  return inRows(
    entries.filter((entry) => entry !== false),
    widest,
  )
}

function inRows(entries: Entry[], widest: number): { svg: string; width: number; height: number } {
  let x = 0
  let y = 0
  let width = 0
  const parts: string[] = []
  for (const entry of entries) {
    const own = entry.signWidth + 8 + textWidth(entry.words, 'text')
    if (x > 0 && x + own > widest) {
      x = 0
      y += rowHeight
    }
    const words = textAt(entry.words, 'text', entry.signWidth + 8, 0)
    parts.push(`<g transform="translate(${n(x)} ${n(y)})">${entry.sign}${words}</g>`)
    width = Math.max(width, x + own)
    x += own + 26
  }
  return { svg: parts.join(''), width, height: y + rowHeight }
}

function iconEntry(name: IconName, words: string): Entry {
  return { sign: icon({ name, x: 0, y: 0 }), signWidth: 13, words }
}
