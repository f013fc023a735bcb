import type { AnyFlowModel } from '../../model-tests/lib/flow-model.ts'
import { type Path, pathsOf } from '../../model-tests/lib/paths.ts'
import type { FlowInBrowser } from './flow-in-browser.ts'

/**
 * The part of a model that a browser can walk: without defects in the page's own code, which only a test can throw, and
 * without cases that the adapter names as headless only.
 */
const browserModel = ({ model, answers: deeds = {}, headlessOnly = {} }: FlowInBrowser): AnyFlowModel => {
  const isPossible = ({ words }: { readonly words: string }) => !Object.hasOwn(headlessOnly, words)
  return {
    ...model,
    events: Object.fromEntries(
      Object.entries(model.events).map(([type, cases]) => [type, cases.filter(isPossible)]),
    ),
    answers: Object.fromEntries(
      Object.entries(model.answers).map(([actor, answers]) => [
        actor,
        answers.filter(
          (answer) =>
            isPossible(answer) && (answer.inBrowser !== undefined || Object.hasOwn(deeds, answer.words)),
        ),
      ]),
    ),
  }
}

/** Paths of a flow in a browser, numbered among themselves. */
export const browserPaths = (flow: FlowInBrowser): readonly Path[] =>
  pathsOf(browserModel(flow)).filter((path) => (flow.skips?.(path) ?? null) === null)

/** What a path takes: every step from the state before to the state after, from where it starts. */
const stepsOf = (path: Path): readonly string[] =>
  path.steps.map(({ step, leaves }, index) => {
    const before = path.steps[index - 1]?.leaves ?? path.initial.leaves
    return JSON.stringify([before, step.words, leaves])
  })

/**
 * A selection that takes every step that any path takes: state before, what happens, state after. The longest gain comes
 * first; paths that add nothing to those before are left out.
 */
export const coveringPaths = (paths: readonly Path[]): readonly Path[] => {
  const open = new Set(paths.flatMap(stepsOf))
  const rest = new Map(paths.map((path) => [path, stepsOf(path)]))
  const chosen: Path[] = []
  while (open.size > 0) {
    const gain = (steps: readonly string[]) => new Set(steps).intersection(open).size
    const [best] = [...rest].toSorted(([, one], [, other]) => gain(other) - gain(one))
    if (best === undefined || gain(best[1]) === 0) break
    const [path, steps] = best
    chosen.push(path)
    rest.delete(path)
    for (const step of steps) open.delete(step)
  }
  const starts = new Set(chosen.map(({ start }) => start))
  const idle = paths.filter(({ start, steps }) => steps.length === 0 && !starts.has(start))
  return [...chosen, ...idle].toSorted((one, other) => one.number - other.number)
}
