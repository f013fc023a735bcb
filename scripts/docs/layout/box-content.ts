import type { ChartAction, ChartState, ChartTransition } from '../../../atlas/chart/chart.types.ts'
import { duration } from '../../../atlas/chart/names.ts'
import type { BoxContent, IconName, Span } from './drawing.types.ts'
import { type Face, lineHeight, textWidth, wrap } from './measure.ts'

const padding = 14
const iconWidth = 20
const descriptionWidth = 190
const rowWidth = 230
const narrowest = 112

/** One row under a box's hairline: a sign, and words in one or two faces. */
export type Row = { icon?: IconName; parts: { text: string; face: Face }[]; transition?: string }

/**
 * What stands inside a state's box: its name, the designer's sentence, then calls, timers, facts it tells on entry, and
 * the events that it takes without leaving.
 */
export function boxContent(
  state: ChartState,
  staying: ChartTransition[],
  leaving: ChartTransition[],
): BoxContent {
  const spans: Span[] = []
  const icons: BoxContent['icons'] = []
  const rules: number[] = []
  let y = 10
  const write = (text: string, face: Face, x: number, transition?: string) => {
    const span: Span = { text, face, x, y: y + baseline(face), width: textWidth(text, face) }
    if (transition !== undefined) span.transition = transition
    spans.push(span)
    return x + span.width
  }
  write(state.key, 'name', padding)
  y += lineHeight.name + 2
  for (const line of wrap(state.description ?? '', 'text', descriptionLimit(state))) {
    write(line, 'text', padding)
    y += lineHeight.text
  }
  const rows = boxRows(state, staying, leaving)
  if (rows.length > 0) {
    y += 6
    rules.push(y)
    y += 5
  }
  for (const row of rows) {
    if (row.icon) icons.push({ name: row.icon, x: padding, y: y + 13 })
    y += 2
    let x = padding + iconWidth
    for (const part of row.parts) x = write(part.text, part.face, x, row.transition) + 6
    y += lineHeight.code + 1
  }
  const right = Math.max(narrowest - padding, ...spans.map((span) => span.x + span.width))
  return { width: Math.ceil(right + padding), height: y + (rows.length > 0 ? 7 : 10), spans, icons, rules }
}

/** A box that holds other boxes is wide anyway, so its sentence may run longer. */
function descriptionLimit(state: ChartState): number {
  return state.children.length > 0 ? 240 : descriptionWidth
}

/** Calls, timers, facts told on entry, events taken without leaving, and those whose lines are not drawn. */
export function boxRows(state: ChartState, staying: ChartTransition[], leaving: ChartTransition[]): Row[] {
  return [
    ...state.calls.map((call) => code('call', call.machine ? `${call.name} (chart)` : call.name)),
    ...state.timers.map((timer) =>
      code(
        'timer',
        timer.name + (timer.milliseconds === undefined ? '' : ` · ${duration(timer.milliseconds)}`),
      ),
    ),
    ...state.entry.filter(isTold).map((action) => code('fact', tellingWords(action))),
    ...staying.flatMap(stayingRows),
    ...leaving.map(leavingRow),
  ]
}

function stayingRows(transition: ChartTransition): Row[] {
  const event = { text: transition.event, face: 'code' as const }
  const rest = [
    ...(transition.guard ? [`[${transition.guard}]`] : []),
    ...transition.actions.filter(isTold).map((action) => `/ ${tellingWords(action)}`),
  ].join(' ')
  const { id } = transition
  const first: Row = { icon: 'stay', parts: [event], transition: id }
  if (!rest) return [first]
  if (textWidth(event.text, 'code') + 6 + textWidth(rest, 'guard') <= rowWidth)
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

/** Facts and events that leave a state are drawn; bookkeeping is on the chart's page. */
export function isTold(action: ChartAction): boolean {
  return action.kind === 'emit' || action.kind === 'raise' || action.kind === 'send'
}

/** `emits order.cancelled`, `raises window.shut`; `reportFailure` where the action works out what it tells. */
export function tellingWords(action: ChartAction): string {
  return action.tells ? `${action.kind}s ${action.name}` : action.name
}

function code(icon: IconName, text: string): Row {
  return { icon, parts: [{ text, face: 'code' }] }
}

function baseline(face: Face): number {
  return face === 'name' ? 15 : 11
}
