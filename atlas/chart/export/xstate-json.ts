import type { Chart, ChartCall, ChartState, ChartTransition } from '../chart.types.ts'
import { tellingWords, withDescendants } from '../states.ts'

type Named = { readonly type: string }

type TransitionConfig = {
  readonly target?: string
  readonly guard?: Named
  readonly actions?: readonly Named[]
  readonly reenter?: true
  readonly description?: string
}

type Ways = Readonly<Record<string, readonly TransitionConfig[]>>

type StateConfig = {
  readonly id?: string
  readonly meta?: Readonly<Record<string, unknown>>
  readonly type?: 'parallel' | 'final' | 'history'
  readonly description?: string
  readonly initial?: string
  readonly tags?: readonly string[]
  readonly entry?: readonly Named[]
  readonly exit?: readonly Named[]
  readonly invoke?: readonly (Readonly<Record<'id' | 'src', string>> & {
    readonly onDone?: readonly TransitionConfig[]
    readonly onError?: readonly TransitionConfig[]
  })[]
  readonly on?: Ways
  readonly after?: Ways
  readonly always?: readonly TransitionConfig[]
  readonly onDone?: readonly TransitionConfig[]
  readonly states?: Readonly<Record<string, StateConfig>>
}

/**
 * A chart as XState's own configuration, which `createMachine` and Stately Studio load: names in place of guards, actions,
 * actors and delays. A guard that is put together of several is one, named as drawings name it.
 */
export function xstateConfig(chart: Chart): StateConfig {
  const { id, title, purpose, requirements, root } = chart
  const states = new Map(withDescendants(root).map((state) => [state.id, state]))
  const targets = targetsIn(root)
  const configOf = (state: ChartState): StateConfig => {
    const own = chart.transitions.filter(({ source }) => source === state.id)
    const calls = new Map(state.calls.map((call) => [call.id, call]))
    const callOf = (transition: ChartTransition) => calls.get(actorOf(transition) ?? '')
    const waysOf = (transitions: readonly ChartTransition[]) =>
      some(transitions.map((transition) => transitionConfig(transition, targets)))
    const grouped = (transitions: readonly ChartTransition[], by: (one: ChartTransition) => string) =>
      some([...Map.groupBy(transitions, by)].map(([name, ways]) => [name, waysOf(ways) ?? []] as const))
    const ofKind = (kind: ChartTransition['kind']) => own.filter((transition) => transition.kind === kind)
    const events = own.filter(
      ({ kind, ...rest }) => !['after', 'always', 'finished'].includes(kind) && !callOf({ kind, ...rest }),
    )
    return given({
      type: state.kind === 'atomic' || state.kind === 'compound' ? undefined : state.kind,
      description: state.description,
      initial: state.initial === undefined ? undefined : states.get(state.initial)?.key,
      tags: some(state.tags),
      entry: some(state.entry.map(named)),
      exit: some(state.exit.map(named)),
      invoke: some(
        state.calls.map((call) => ({
          id: call.id,
          src: call.name,
          ...given({
            onDone: waysOf(endsOf(call, own, 'done')),
            onError: waysOf(endsOf(call, own, 'failed')),
          }),
        })),
      ),
      on: entries(grouped(events, ({ eventType }) => eventType)),
      after: entries(grouped(ofKind('after'), ({ delay }) => String(delay))),
      always: waysOf(ofKind('always')),
      onDone: waysOf(ofKind('finished')),
      states: entries(some(state.children.map((child) => [child.key, configOf(child)] as const))),
    })
  }
  return { id: root.key, meta: { flow: id, title, purpose, requirements }, ...configOf(root) }
}

/** `xstateConfig` as text. */
export function xstateJson(chart: Chart): string {
  return `${JSON.stringify(xstateConfig(chart), null, 2)}\n`
}

function transitionConfig(
  { target, guard, actions, reenters, description }: ChartTransition,
  targets: ReadonlyMap<string, string>,
): TransitionConfig {
  return given({
    target: target === undefined ? undefined : targets.get(target),
    guard: guard === undefined ? undefined : { type: guard },
    actions: some(actions.map(named)),
    reenter: reenters ? true : undefined,
    description,
  })
}

/** How each state is named as a target: from the root, with the dots in its keys escaped. */
function targetsIn(root: ChartState, prefix = `#${dotless(root.key)}`): ReadonlyMap<string, string> {
  return new Map([
    [root.id, prefix],
    ...root.children.flatMap((child) => [...targetsIn(child, `${prefix}.${dotless(child.key)}`)]),
  ])
}

const dotless = (key: string) => key.replace(/[\\.]/g, '\\$&')

const actorOf = ({ eventType }: ChartTransition) =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(eventType)?.[1]

const endsOf = ({ id }: ChartCall, transitions: readonly ChartTransition[], kind: 'done' | 'failed') =>
  transitions.filter((transition) => transition.kind === kind && actorOf(transition) === id)

const named = (action: Parameters<typeof tellingWords>[0]): Named => ({ type: tellingWords(action) })

const some = <Item>(items: readonly Item[]) => (items.length > 0 ? items : undefined)

const entries = <Value>(pairs: readonly (readonly [string, Value])[] | undefined) =>
  pairs && (Object.fromEntries(pairs) as Readonly<Record<string, Value>>)

type Given<Config> = { [Key in keyof Config]?: Exclude<Config[Key], undefined> }

/** Without what is undefined. */
function given<Config extends object>(config: Config): Given<Config> {
  return Object.fromEntries(
    Object.entries(config).filter(([, value]) => value !== undefined),
  ) as Given<Config>
}
