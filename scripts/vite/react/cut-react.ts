import { boolean, type Node, type Path, propertyOf } from './tree.ts'

/**
 * Kinds of fibers that no page makes: Profiler, what waits to be hydrated, SuspenseList, legacy hidden, ViewTransition,
 * Activity. No other `tag` has these values.
 */
const kinds = new Set<unknown>([12, 18, 19, 23, 30, 31])

const isTag = (node: Node | undefined) => propertyOf(node) === 'tag'
const isKind = (node: Node | null | undefined) => node?.type === 'NumericLiteral' && kinds.has(node.value)

const leaves = (node: Node | undefined): boolean =>
  /^(Break|Return|Throw|Continue)Statement$/.test(node?.type ?? '') ||
  (node?.type === 'BlockStatement' && leaves(node.body?.at(-1)))

/** The cases without those of the kinds; what an earlier case falls through to stays. */
const keptCases = (cases: readonly Node[]): Node[] => {
  const kept: Node[] = []
  let falls = false
  for (const one of cases) {
    const consequent = one.consequent ?? []
    const goesOn = !leaves(consequent.at(-1))
    if (!isKind(one.test)) {
      kept.push({ ...one })
      falls = goesOn
    } else if (falls) {
      const last = kept.at(-1)
      if (last) kept[kept.length - 1] = { ...last, consequent: [...(last.consequent ?? []), ...consequent] }
      falls = goesOn
    }
  }
  return kept
}

/** A `var` counts in the whole function: what the cases declare stays declared, as others use it too. */
const keepVariables = (cases: Path): void => {
  const declarations: Node[] = []
  cases.traverse({
    Function: (path: Path) => path.skip(),
    VariableDeclarator: ({ node: { id } }: Path) => {
      if (id?.type !== 'Identifier')
        throw cases.buildCodeFrameError('A variable of a form that is not known here')
      declarations.push({ type: 'VariableDeclarator', id })
    },
  })
  if (declarations.length > 0)
    cases
      .getFunctionParent()
      .node.body?.body.unshift({ type: 'VariableDeclaration', kind: 'var', declarations })
}

const no = { type: 'NullLiteral' }

/** Variables of the file that never change where nothing is hydrated and no view transition is rendered. */
const variables = new Map<string | undefined, Node>([
  ['isHydrating', boolean(false)],
  ['shouldStartViewTransition', boolean(false)],
  ['pendingViewTransition', no],
])

/** Functions that only hydration, view transitions and refs of fragments have something to do for; called without, they change nothing. */
const idle = new Set([
  'attemptContinuousHydration',
  'attemptExplicitHydrationTarget',
  'attemptHydrationAtCurrentPriority',
  'clearIfContinuousEvent',
  'commitDeletedPairViewTransitions',
  'commitExitViewTransitions',
  'commitFragmentInstanceDeletionEffects',
  'commitFragmentInstanceInsertionEffects',
  'commitNestedViewTransitions',
  'commitNewChildToFragmentInstances',
  'commitSuspenseHydrationCallbacks',
  'queueIfContinuousEvent',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'retryIfBlockedOn',
  'trackEnterViewTransitions',
  'updateDehydratedSuspenseComponent',
])

/** What only a ref of a fragment or a view transition gets: their methods hold much code by the hand. */
const methods = new Set(['FragmentInstance', 'ViewTransitionPseudoElement'])

/** `FragmentInstance.prototype.focus = …` */
const isMethod = ({ expression }: Node): boolean =>
  propertyOf(expression?.left?.object) === 'prototype' &&
  methods.has(expression?.left?.object?.object?.name ?? '')

/** Properties of a state that say whether it waits to be hydrated. */
const properties = new Map<string | null, Node>([
  ['isDehydrated', boolean(false)],
  ['dehydrated', no],
])

/**
 * Babel plugin for `react-dom/client`: leaves out what the pages never ask of it. They are not rendered on a server, so that
 * nothing is hydrated, and they use none of the components above; `as-module.ts` takes their exports away, so that nobody can.
 */
export const cutReact = () => ({
  name: 'cut-react',
  visitor: {
    Program(program: Path, { filename }: { readonly filename: string }) {
      if (!filename.endsWith('/react-dom-client.production.js')) return
      Object.assign(program.node, { body: program.node.body?.filter((statement) => !isMethod(statement)) })
      for (const { type, id, body } of program.node.body ?? [])
        if (type === 'FunctionDeclaration' && idle.has(id?.name ?? ''))
          Object.assign(body ?? {}, { body: [], directives: [] })
      program.traverse({
        BinaryExpression(path: Path) {
          const { left, right, operator } = path.node
          if (!((isTag(left) && isKind(right)) || (isTag(right) && isKind(left)))) return
          if (operator === '===') path.replaceWith(boolean(false))
          if (operator === '!==') path.replaceWith(boolean(true))
        },
        SwitchStatement(path: Path) {
          if (!isTag(path.node.discriminant)) return
          keepVariables(path)
          Object.assign(path.node, { cases: keptCases(path.node.cases ?? []) })
        },
        Identifier(path: Path) {
          const { node, parent, parentPath, key, scope } = path
          const known = variables.get(node.name)
          if (!known || scope.getBinding(node.name ?? '')?.scope !== program.scope) return
          if (parent.type === 'VariableDeclarator' && key === 'id') return
          if (['MemberExpression', 'ObjectProperty'].includes(parent.type) && key !== 'object') return
          const isSet = parent.type === 'AssignmentExpression' && key === 'left'
          const target = isSet ? parentPath : path
          target.replaceWith({ ...known })
        },
        MemberExpression(path: Path) {
          const isSet = path.parent.type === 'AssignmentExpression' && path.key === 'left'
          const known = isSet ? undefined : properties.get(propertyOf(path.node))
          if (known) path.replaceWith({ ...known })
        },
      })
    },
  },
})
