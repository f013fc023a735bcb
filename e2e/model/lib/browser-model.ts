import type { AnyFlowModel } from '../../../model-tests/lib/flow-model.ts'
import { joinedPaths, shownBy } from '../../../model-tests/lib/joined-paths.ts'
import { type Path, pathsOf } from '../../../model-tests/lib/paths.ts'
import type { FlowInBrowser } from './flow-in-browser.ts'

/**
 * The part of a model that a browser can walk: without defects in the page's own code, which only a test can throw, and
 * without cases that the adapter names as headless only.
 */
const browserModel = ({ model, answers: executors = {}, headlessOnly = {} }: FlowInBrowser): AnyFlowModel => {
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
            isPossible(answer) && (answer.inBrowser !== undefined || Object.hasOwn(executors, answer.words)),
        ),
      ]),
    ),
  }
}

type Shown = ReadonlySet<string>

const isWalkable =
  ({ skips }: FlowInBrowser) =>
  (path: Path): boolean =>
    (skips?.(path) ?? null) === null

/** Paths of a flow in a browser, numbered among themselves; those of which all is `shown` already are left out. */
export const browserPaths = (flow: FlowInBrowser, shown: Shown): readonly Path[] =>
  pathsOf(browserModel(flow))
    .filter(isWalkable(flow))
    .filter((path) => shownBy(path).some((name) => !shown.has(name)))

/**
 * Few paths that take every step that any of these paths takes, but for what is `shown` already, each going on for as long as
 * its world allows.
 */
export const joinedBrowserPaths = (flow: FlowInBrowser, shown: Shown): readonly Path[] =>
  joinedPaths(browserModel(flow), browserPaths(flow, shown), isWalkable(flow), shown)
