import type { Chart, ChartAction, ChartState, ChartTransition } from '../../../atlas/chart/chart.types.ts'
import { duration } from '../../../atlas/chart/names.ts'
import { withDescendants, withOtherwise } from '../../../atlas/chart/states.ts'
import { idRanges, opening, statePath, triggerWords, walkFrom } from '../../../atlas/chart/words.ts'

/** The page beside a drawing: the same chart as tables and as sentences. `flowOf` finds the page of a child machine. */
export function markdown(chart: Chart, flowOf: (machineId: string) => string | undefined): string {
  const states = withDescendants(chart.root).slice(1)
  const { root } = chart
  return `${[
    `# ${chart.title}`,
    '',
    chart.purpose,
    '',
    ...(root.description && root.description !== chart.purpose ? [root.description, ''] : []),
    `Requirements: ${idRanges(chart.requirements) || 'none of its own'}. Drawn from \`machines/${chart.folder}/\` by \`npm run docs\`; do not edit.`,
    '',
    `![Statechart of ${chart.title}; described in words under “The chart in words”](${chart.id}.svg)`,
    '',
    '## States',
    '',
    table(
      ['State', 'What the shopper sees', 'Kind'],
      states.map((state) => [
        code(statePath(state.id, chart)),
        state.description ?? '',
        kindWords(state, chart),
      ]),
    ),
    '',
    '## Transitions',
    '',
    table(
      ['From', 'Trigger', 'Guard', 'To', 'Does'],
      chart.transitions.map((transition) => transitionRow(withOtherwise(transition, chart), chart)),
    ),
    '',
    ...section('Calls', ['Call', 'Runs in', 'Is'], callRows(chart, flowOf)),
    ...section('Timers', ['Timer', 'Runs in', 'Length'], timerRows(chart)),
    ...section('Facts told', ['Fact', 'When'], factRows(chart)),
    ...section(
      'On entry and exit',
      ['State', 'On entry', 'On exit'],
      withDescendants(root)
        .filter((state) => state.entry.length + state.exit.length > 0)
        .map((state) => [
          code(statePath(state.id, chart)),
          actionWords(state.entry),
          actionWords(state.exit),
        ]),
    ),
    '## The chart in words',
    '',
    opening(chart),
    '',
    ...withDescendants(root).flatMap((state) => paragraph(state, chart)),
  ]
    .join('\n')
    .trimEnd()}\n`
}

/** The page that lists all charts. */
export function indexPage(charts: readonly Chart[]): string {
  return `${[
    '# Statecharts',
    '',
    'One page per flow, drawn from the machines by `npm run docs`; `npm test` fails when one is stale.',
    '',
    table(
      ['Flow', 'What it is for', 'States', 'Transitions', 'Requirements'],
      charts.map((chart) => [
        `[${chart.title}](${chart.id}.md)`,
        chart.purpose,
        String(withDescendants(chart.root).length - 1),
        String(chart.transitions.length),
        idRanges(chart.requirements),
      ]),
    ),
    '',
    '## How to read a drawing',
    '',
    '- A box is a state: its name, what it means for the shopper, then the calls it makes, the timers it runs, the facts it tells on entry and the events it takes without leaving.',
    '- An arrow is a transition: the event, under it the guard in brackets, and after a slash what the chart tells others while taking it. `[otherwise]` is the branch taken when no guard above it held.',
    '- `call.done` and `call.error` are the two ends of a call: it answered, or it broke. `after` names a timer.',
    '- A diamond is a choice point: nobody rests there. Each line that leaves it says under which condition it is taken, the first that holds; its name and sentence stand beside it.',
    '- A black dot points at the state entered first. A double line ends the flow. A grey box holds further states.',
    '- An arrow against a bar names an event that many states take alike, and where it leads; its lines are left out.',
    '- A dashed pill stands for every state around it. Dotted lines part regions that run side by side.',
    '',
    '## Taking a chart elsewhere',
    '',
    'The drawings look alike in browsers, in Inkscape, in Figma and wherever librsvg draws: plain attributes, text as text, arrow heads as shapes, their fonts inside, and room for the fonts that stand in where those are passed over.',
    '',
    '```',
    'npm run docs -- --format png cancellation     a picture, twice as large as the drawing',
    'npm run docs -- --format pdf                  documents of one page each, with text and a title',
    'npm run docs -- --format mermaid              state diagrams for Markdown',
    'npm run docs -- --format scxml                SCXML of the W3C, for other tools and interpreters',
    'npm run docs -- --format json                 what `createMachine` of XState and Stately Studio read',
    'npm run docs -- --for kr,guest                what a guest in Korea can meet: states and transitions that country, role and flags lead to',
    '```',
    '',
    'Files come into `reports/charts`, those for somebody into `reports/charts-for`; `--out FOLDER` names another place, `--compact` draws names, events and guards alone.',
    '',
  ].join('\n')}`
}

function paragraph(state: ChartState, chart: Chart): string[] {
  const name = statePath(state.id, chart)
  const steps = walkFrom(state, chart)
  const lines = [
    ...(state.kind === 'parallel' ? [`Its ${state.children.length} regions run side by side.`] : []),
    ...(state.initial ? [`Starts in ${code(statePath(state.initial, chart))}.`] : []),
    ...(state.kind === 'final' ? ['The flow ends here.'] : []),
  ]
  const isRoot = state.id === chart.root.id
  if (steps.length + (isRoot ? 0 : lines.length) === 0) return []
  const sentence = state.description?.replace(/\.$/, '')
  const head = isRoot
    ? `**From any state of ${chart.id}**`
    : `**From ${name}**${sentence ? ` (${sentence})` : ''}`
  return [
    `${head}: ${isRoot ? '' : lines.join(' ')}`.trimEnd(),
    ...(steps.length > 0 ? ['', ...steps.map((step) => `- ${step}`)] : []),
    '',
  ]
}

function kindWords(state: ChartState, chart: Chart): string {
  const first = withDescendants(chart.root).some((holder) => holder.initial === state.id) ? ['first'] : []
  const kinds: Record<ChartState['kind'], string[]> = {
    atomic: [],
    compound: ['holds states'],
    parallel: ['holds regions'],
    final: ['final'],
    history: ['history'],
  }
  const region = chart.root.kind === 'parallel' && chart.root.children.includes(state) ? ['region'] : []
  return [...first, ...region, ...kinds[state.kind]].join(', ')
}

function transitionRow(transition: ChartTransition, chart: Chart): string[] {
  return [
    code(statePath(transition.source, chart)),
    transition.kind === 'event' ? code(transition.event) : triggerWords(transition),
    transition.guard ?? '',
    transition.target === undefined ? 'stays' : code(statePath(transition.target, chart)),
    actionWords(transition.actions),
  ]
}

function callRows(chart: Chart, flowOf: (machineId: string) => string | undefined): string[][] {
  return withDescendants(chart.root).flatMap((state) =>
    state.calls.map((call) => {
      const flow = call.machine && flowOf(call.machine)
      const kind = flow
        ? `a chart of its own: [${flow}](${flow}.md)`
        : call.machine
          ? 'a chart of its own'
          : 'a call'
      return [code(call.name), code(statePath(state.id, chart)), kind]
    }),
  )
}

function timerRows(chart: Chart): string[][] {
  return withDescendants(chart.root).flatMap((state) =>
    state.timers.map((timer) => [
      code(timer.name),
      code(statePath(state.id, chart)),
      timer.milliseconds === undefined ? 'worked out when it starts' : duration(timer.milliseconds),
    ]),
  )
}

function factRows(chart: Chart): string[][] {
  const facts = new Map<string, Set<string>>()
  const note = (actions: ChartAction[], when: string) => {
    for (const action of actions)
      if (action.kind === 'emit') facts.set(action.name, (facts.get(action.name) ?? new Set()).add(when))
  }
  for (const state of withDescendants(chart.root)) {
    note(state.entry, `entering ${code(statePath(state.id, chart))}`)
    note(state.exit, `leaving ${code(statePath(state.id, chart))}`)
  }
  for (const transition of chart.transitions)
    note(transition.actions, `${code(statePath(transition.source, chart))} ${triggerWords(transition)}`)
  return [...facts].map(([fact, whens]) => [code(fact), [...whens].join('; ')])
}

function actionWords(actions: ChartAction[]): string {
  return actions
    .map((action) =>
      action.kind === 'assign' || action.kind === 'other'
        ? code(action.name)
        : `${action.kind}s ${code(action.name)}`,
    )
    .join(', ')
}

function section(title: string, head: string[], rows: string[][]): string[] {
  return rows.length > 0 ? [`## ${title}`, '', table(head, rows), ''] : []
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n')
}

function code(text: string): string {
  return text.includes(' ') ? text : `\`${text}\``
}
