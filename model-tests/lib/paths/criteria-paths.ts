import { configurationName } from '../chart-parts.ts'
import { createTrail, endsOf, guardName, pairName } from '../coverage/part-names.ts'
import { type Parts, partsOf } from '../coverage/parts.ts'
import type { AnyFlowModel } from '../flow-model.ts'
import { type GraphState, type GraphStep, graphOf } from '../graph/model-graph.ts'
import { longestOf, type Path, pathAlong } from '../path.ts'
import { wayThrough } from '../shortest/way-through.ts'
import type { Step } from '../steps.ts'

type Unnumbered = Omit<Path, 'number'>

const nameOf = (step: Step): string => {
  switch (step.kind) {
    case 'event':
      return `event ${step.event.type} ${step.words}`
    case 'answer':
      return `answer ${step.actor} ${step.words}`
    case 'delay':
      return `delay ${step.delay}`
  }
}

/**
 * The steps that the model's graph has for those of a path.
 *
 * @throws Error where the chart itself goes elsewhere.
 */
const stepsAlong = (flow: string, from: GraphState, path: Unnumbered): readonly GraphStep[] => {
  let state = from
  return path.steps.map(({ step, isRefused, leaves }) => {
    const found = (isRefused ? state.refusals : state.steps).find((one) => nameOf(one.step) === nameOf(step))
    if (found?.to.configuration !== configurationName(leaves))
      throw new Error(
        `${flow}: its \`key\` takes for the same what goes on differently after "${step.words}" in ${state.configuration}`,
      )
    state = found.to
    return found
  })
}

/** Keeps account of what paths cover, of guards, pairs and prime paths. */
const createAccount = (model: AnyFlowModel) => {
  const { begins } = graphOf(model)
  const covered = new Set<string>()
  const add = (path: Unnumbered) => {
    const begin = begins[model.starts.indexOf(path.start)]
    if (!begin) throw new Error(`${model.flow} has no start "${path.start.words}"`)
    const steps = stepsAlong(model.flow, begin.state, path)
    for (const { transitions, refused } of [begin.passed, ...steps.map(({ passed }) => passed)]) {
      for (const name of transitions) covered.add(guardName(name, 'yes'))
      for (const name of refused) covered.add(guardName(name, 'no'))
    }
    steps.forEach(({ took }, index) => {
      for (const one of steps[index - 1]?.took ?? [])
        for (const other of took) covered.add(pairName(one, other))
    })
    const follow = createTrail((walked) => {
      for (const end of endsOf(walked)) covered.add(end)
    })
    follow(begin.state.configuration)
    for (const { to } of steps) follow(to.configuration)
  }
  return { covered, add }
}

const wished = ({ guards, pairs, primePaths }: Parts): readonly string[] => [
  ...guards,
  ...(pairs?.names ?? []),
  ...(primePaths ?? []),
]

/**
 * Shortest paths through each guard outcome, pair and prime path that `paths` and those before them leave open; one that another begins
 * with is left out.
 */
export const criteriaPaths = (model: AnyFlowModel, paths: readonly Unnumbered[]): readonly Unnumbered[] => {
  const account = createAccount(model)
  for (const path of paths) account.add(path)
  const further = wished(partsOf(model)).flatMap((name) => {
    if (account.covered.has(name)) return []
    const way = wayThrough(graphOf(model), name)
    if (!way) return []
    const path = pathAlong(model, way.start, way.moves)
    account.add(path)
    return [path]
  })
  return longestOf(further)
}
