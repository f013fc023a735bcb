import type { AnyFlowModel } from '../../../model-tests/lib/flow-model.ts'
import type { Path } from '../../../model-tests/lib/path.ts'
import { joinedPaths, shownBy } from '../../../model-tests/lib/paths/joined-paths.ts'
import { transitionPaths } from '../../../model-tests/lib/paths/transition-paths.ts'
import type { FlowInBrowser } from './flow-in-browser.ts'

type Case = { readonly words: string; readonly inBrowser?: unknown }

const isShopperAble = ({ headlessOnly = {} }: FlowInBrowser, { words }: Case): boolean =>
  !Object.hasOwn(headlessOnly, words)

const canAnswer = (flow: FlowInBrowser, answer: Case): boolean =>
  isShopperAble(flow, answer) &&
  (answer.inBrowser !== undefined || Object.hasOwn(flow.answers ?? {}, answer.words))

const isArranged = ({ arranges }: FlowInBrowser, start: Path['start']): boolean => arranges?.(start) ?? true

/**
 * The part of a model that a browser can walk: without defects in the page's own code, which only a test can throw, and
 * without cases that the adapter names as headless only.
 */
const browserModel = (flow: FlowInBrowser): AnyFlowModel => {
  const { model } = flow
  return {
    ...model,
    starts: model.starts.filter((start) => isArranged(flow, start)),
    events: Object.fromEntries(
      Object.entries(model.events).map(([type, cases]) => [
        type,
        cases.filter((one) => isShopperAble(flow, one)),
      ]),
    ),
    answers: Object.fromEntries(
      Object.entries(model.answers).map(([actor, answers]) => [
        actor,
        answers.filter((answer) => canAnswer(flow, answer)),
      ]),
    ),
  }
}

type Shown = ReadonlySet<string>

const isAllowed =
  ({ skips }: FlowInBrowser) =>
  (path: Path): boolean =>
    (skips?.(path) ?? null) === null

/** Whether a browser can walk a path of the model this way; what a guard refuses, no page offers. */
export const canWalk = (flow: FlowInBrowser, path: Path): boolean =>
  isArranged(flow, path.start) &&
  path.steps.every(
    ({ step, isRefused }) =>
      !isRefused && (step.kind === 'answer' ? canAnswer(flow, step.answer) : isShopperAble(flow, step)),
  ) &&
  isAllowed(flow)(path)

/** Shortest paths that take every step that a browser can take; those of which all is `shown` already are left out. */
export const browserPaths = (flow: FlowInBrowser, shown: Shown): readonly Path[] =>
  transitionPaths(browserModel(flow))
    .map((path) => ({ ...path, number: 0 }))
    .filter(isAllowed(flow))
    .filter((path) => shownBy(path).some((name) => !shown.has(name)))

/**
 * Few paths that take every step that any of these paths takes, but for what is `shown` already, each going on for as long as
 * its world allows. They are numbered among themselves.
 */
export const joinedBrowserPaths = (flow: FlowInBrowser, shown: Shown): readonly Path[] =>
  joinedPaths(browserModel(flow), browserPaths(flow, shown), isAllowed(flow), shown)
