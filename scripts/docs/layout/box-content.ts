import type { ChartState, ChartTransition } from '../../../atlas/chart/chart.types.ts'
import { duration } from '../../../atlas/chart/names.ts'
import { isTold, tellingWords } from '../../../atlas/chart/states.ts'
import { type BoxContent, type Form, headInset, type IconName, type Span } from './drawing.types.ts'
import { balanced, type Face, lineHeight, textRoom, textWidth, wrap } from './measure.ts'

const right = 12
const iconWidth = 20
const descriptionWidth = 200
const rowWidth = 240
const narrowest = 112

/** One row under a box's hairline: a sign, and words in one or two faces. */
export type Row = { icon?: IconName; parts: { text: string; face: Face }[]; transition?: string }

/** A state with the transitions that its box names: those that stay in it, and those whose lines are left out. */
export type BoxParts = { state: ChartState; staying: ChartTransition[]; leaving: ChartTransition[] }

/**
 * What stands inside a state's box: its name, the designer's sentence, then calls, timers, facts it tells on entry, and
 * the events that it takes without leaving.
 */
export function boxContent(parts: BoxParts, form: Form): BoxContent {
  const { state } = parts
  const spans: Span[] = []
  const icons: BoxContent['icons'] = []
  const rules: number[] = []
  let { y } = headInset
  const write = (text: string, face: Face, x: number, transition?: string) => {
    const span = spanAt(text, face, x, y + baseline(face))
    if (transition !== undefined) span.transition = transition
    spans.push(span)
    return x + span.room
  }
  write(state.key, 'name', headInset.x)
  y += lineHeight.name + 2
  for (const line of sentence(state, form)) {
    write(line, 'text', headInset.x)
    y += lineHeight.text
  }
  const rows = boxRows(parts, form)
  if (rows.length > 0) {
    y += 6
    rules.push(y)
    y += 5
  }
  for (const row of rows) {
    if (row.icon) icons.push({ name: row.icon, x: headInset.x, y: y + 13 })
    y += 2
    let x = headInset.x + iconWidth
    for (const part of row.parts) x = write(part.text, part.face, x, row.transition) + 6
    y += lineHeight.code + 1
  }
  const widest = Math.max(narrowest - right, ...spans.map((span) => span.x + span.room))
  return { width: Math.ceil(widest + right), height: y + (rows.length > 0 ? 7 : 10), spans, icons, rules }
}

/** A text with its baseline at `y`. */
export function spanAt(text: string, face: Face, x: number, y: number): Span {
  return { text, face, x, y, width: textWidth(text, face), room: textRoom(text, face) }
}

/** A box that holds other boxes is wide anyway, so its sentence may run longer. */
function sentence({ description, children }: ChartState, form: Form): string[] {
  if (form === 'compact') return []
  return balanced(description ?? '', 'text', children.length > 0 ? 250 : descriptionWidth)
}

/** Calls, timers, facts told on entry, events taken without leaving, and those whose lines are not drawn. */
export function boxRows({ state, staying, leaving }: BoxParts, form: Form): Row[] {
  const events = [
    ...staying.flatMap((transition) => stayingRows(transition, form)),
    ...leaving.map(leavingRow),
  ]
  if (form === 'compact') return events
  return [
    ...state.calls.map((call) => code('call', call.machine ? `${call.name} (chart)` : call.name)),
    ...state.timers.map((timer) =>
      code(
        'timer',
        timer.name + (timer.milliseconds === undefined ? '' : ` · ${duration(timer.milliseconds)}`),
      ),
    ),
    ...state.entry.filter(isTold).map((action) => code('fact', tellingWords(action))),
    ...events,
  ]
}

function stayingRows(transition: ChartTransition, form: Form): Row[] {
  const event = { text: transition.event, face: 'code' as const }
  const told = form === 'compact' ? [] : transition.actions.filter(isTold)
  const rest = [
    ...(transition.guard ? [`[${transition.guard}]`] : []),
    ...told.map((action) => `/ ${tellingWords(action)}`),
  ].join(' ')
  const { id } = transition
  const first: Row = { icon: 'stay', parts: [event], transition: id }
  if (!rest) return [first]
  if (textRoom(event.text, 'code') + 6 + textRoom(rest, 'guard') <= rowWidth)
    return [{ ...first, parts: [event, { text: rest, face: 'guard' }] }]
  return [
    first,
    ...wrap(rest, 'guard', rowWidth).map(
      (line): Row => ({ parts: [{ text: line, face: 'guard' }], transition: id }),
    ),
  ]
}

function leavingRow(transition: ChartTransition): Row {
  const row = code('leave', `${transition.event} → ${transition.target?.split('.').at(-1)}`)
  return { ...row, transition: transition.id }
}

function code(icon: IconName, text: string): Row {
  return { icon, parts: [{ text, face: 'code' }] }
}

function baseline(face: Face): number {
  return face === 'name' ? 15 : 11
}
