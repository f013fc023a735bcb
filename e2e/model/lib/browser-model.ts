import type { AnyFlowModel } from '../../../model-tests/lib/flow-model.ts'
import { joinedPaths } from '../../../model-tests/lib/joined-paths.ts'
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

/** Paths of a flow in a browser, numbered among themselves. */
export const browserPaths = (flow: FlowInBrowser): readonly Path[] =>
  pathsOf(browserModel(flow)).filter((path) => (flow.skips?.(path) ?? null) === null)

/** Few paths that take every step that any of these paths takes, each going on for as long as its world allows. */
export const joinedBrowserPaths = (flow: FlowInBrowser): readonly Path[] =>
  joinedPaths(browserModel(flow), browserPaths(flow), (path) => (flow.skips?.(path) ?? null) === null)
