import type { Chart, ChartAction, ChartState, ChartTransition } from '../chart.types.ts'
import { holds, tellingWords, withDescendants } from '../states.ts'
import { escaped } from '../svg-text.ts'
import { escapedName } from './escaped-name.ts'
import { guardExpression, guardVariables } from './guard-expression.ts'

type Ids = ReadonlyMap<string, string>
type Attributes = Readonly<Record<string, string | undefined>>

/**
 * A chart as SCXML (W3C Recommendation of 2015) with ECMAScript. Guards and delays without a fixed length are variables that
 * say no and nothing until somebody sets them; a delay is sent on entry and cancelled on exit; what the chart tells is logged.
 *
 * @param fileOf the file of a child machine's chart, by the machine's id
 */
export function scxml(
  chart: Chart,
  fileOf: (machineId: string) => string | undefined = () => undefined,
): string {
  const ids = scxmlIds(chart.root)
  const idOf = (id: string) => ids.get(id) ?? ''
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    ...commented(`${chart.title}: ${chart.purpose}`),
    start('scxml', {
      xmlns: 'http://www.w3.org/2005/07/scxml',
      version: '1.0',
      name: escapedName(chart.root.key, '.-'),
      datamodel: 'ecmascript',
      initial: idOf(chart.root.id),
    }),
    ...dataModel(chart),
    ...stateLines(chart.root, { chart, ids, fileOf }).map((line) => `  ${line}`),
    '</scxml>',
  ]
  return `${lines.join('\n')}\n`
}

/** Ids in SCXML by those of the chart: keys joined by dots, each made an XML name. */
function scxmlIds(root: ChartState, prefix = ''): Ids {
  const own = `${prefix}${escapedName(root.key, '-')}`.replace(/^(?=[-\d])/, '_')
  return new Map([[root.id, own], ...root.children.flatMap((child) => [...scxmlIds(child, `${own}.`)])])
}

/** The event of a transition as SCXML names it; undefined where it is taken at once. */
function scxmlEvent(transition: ChartTransition, ids: Ids): string | undefined {
  const { kind, eventType, source, delay } = transition
  const call = (prefix: string) => `${prefix}.${token(eventType.replace(/^xstate\.\w+\.actor\./, ''))}`
  if (kind === 'always') return undefined
  if (kind === 'after') return timerEvent(String(delay), ids.get(source) ?? '')
  if (kind === 'finished') return `done.state.${ids.get(source)}`
  if (kind === 'failed') return call('error.platform')
  return kind === 'done' ? call('done.invoke') : token(eventType)
}

type Around = { chart: Chart; ids: Ids; fileOf: (machineId: string) => string | undefined }

function stateLines(state: ChartState, around: Around): string[] {
  const { chart, ids } = around
  const tag =
    state.kind === 'parallel' || state.kind === 'final' || state.kind === 'history' ? state.kind : 'state'
  const own = chart.transitions.filter(({ source }) => source === state.id)
  const id = ids.get(state.id) ?? ''
  const delays = [
    ...new Map(own.filter(({ kind }) => kind === 'after').map((one) => [String(one.delay), one])),
  ]
  const lines = [
    ...commented(state.description),
    start(tag, { id, initial: state.initial && ids.get(state.initial) }),
    ...indented([
      ...block('onentry', [
        ...state.entry.map(actionLine),
        ...delays.map(([name, { delay }]) => sendLine(name, delay, state, id)),
      ]),
      ...block('onexit', [
        ...state.exit.map(actionLine),
        ...delays.map(([name]) => empty('cancel', { sendid: timerEvent(name, id) })),
      ]),
      ...own.flatMap((transition) => transitionLines(transition, state, ids)),
      ...state.calls.map(({ id: call, name, machine }) =>
        empty('invoke', {
          id: call,
          type: machine ? 'http://www.w3.org/TR/scxml/' : 'call',
          src: machine ? (around.fileOf(machine) ?? `${machine}.scxml`) : name,
        }),
      ),
      ...state.children.flatMap((child) => stateLines(child, around)),
    ]),
    `</${tag}>`,
  ]
  return lines
}

function transitionLines(transition: ChartTransition, source: ChartState, ids: Ids): string[] {
  const { target, guard, actions, reenters, description } = transition
  // An atomic state that is its own target is not left, unless the chart says so: SCXML would leave it.
  const isStaying = target === source.id && !reenters && source.children.length === 0
  const attributes = {
    event: scxmlEvent(transition, ids),
    cond: guard && guardExpression(guard),
    target: target === undefined || isStaying ? undefined : ids.get(target),
    type: target !== undefined && holds(source.id, target) && !reenters ? 'internal' : undefined,
  }
  const lines = actions.map(actionLine)
  return [
    ...commented(description),
    ...(lines.length === 0
      ? [empty('transition', attributes)]
      : [start('transition', attributes), ...indented(lines), '</transition>']),
  ]
}

function dataModel({ root, transitions }: Chart): string[] {
  const guards = new Set(transitions.flatMap(({ guard }) => (guard ? guardVariables(guard) : [])))
  const lengths = new Set(
    withDescendants(root).flatMap(({ timers }) =>
      timers.filter(({ milliseconds }) => milliseconds === undefined).map(({ name }) => escapedName(name)),
    ),
  )
  return indented(
    block('datamodel', [
      ...[...guards].map((id) => empty('data', { id, expr: 'false' })),
      ...[...lengths.difference(guards)].map((id) => empty('data', { id, expr: "'0s'" })),
    ]),
  )
}

function sendLine(name: string, delay: ChartTransition['delay'], { timers }: ChartState, id: string): string {
  const fixed = typeof delay === 'number' ? delay : timers.find((timer) => timer.name === name)?.milliseconds
  const event = timerEvent(name, id)
  return fixed === undefined
    ? empty('send', { event, id: event, delayexpr: escapedName(name) })
    : empty('send', { event, id: event, delay: `${fixed}ms` })
}

function actionLine(action: ChartAction): string {
  if (action.kind === 'raise' && action.tells) return empty('raise', { event: token(action.name) })
  return empty('log', { label: action.kind, expr: JSON.stringify(tellingWords(action)) })
}

const timerEvent = (name: string, id: string) => `after.${escapedName(name)}.${id}`

/** A name in which only what SCXML knows in events stands as it is. */
const token = (name: string) => escapedName(name, '.-*')

function commented(text: string | undefined): string[] {
  return text ? [`<!-- ${text.replace(/--+/g, '–').replace(/-$/, '')} -->`] : []
}

function block(tag: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`<${tag}>`, ...indented(lines), `</${tag}>`]
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`)

function start(tag: string, attributes: Attributes): string {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${escaped(value)}"`],
  )
  return `<${tag}${written.join('')}>`
}

function empty(tag: string, attributes: Attributes): string {
  return start(tag, attributes).replace(/>$/, '/>')
}
