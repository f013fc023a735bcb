import { useSelector } from '@xstate/react'
import type { AnyActorRef } from 'xstate'
import {
  type AttemptView,
  selectAttempt,
  selectAttemptView,
} from '../../../machines/attempt/attempt.selectors.ts'
import { stateName } from '../app/state-name.ts'

/** How far the attempt of a flow is; the marks name its chart and state on the element that shows it. */
export type ShownAttempt = {
  readonly view: AttemptView
  readonly marks: { readonly 'data-flow'?: 'attempt'; readonly 'data-state'?: string }
}

/** The attempt that a flow makes, while it makes one; `sending` before and after. */
export const useAttempt = (flow: AnyActorRef | undefined): ShownAttempt => {
  const attempt = useSelector(flow, (snapshot) => (snapshot ? selectAttempt(snapshot) : undefined))
  const view = useSelector(attempt, selectAttemptView)
  const state = useSelector(attempt, (snapshot) => (snapshot ? stateName(snapshot.value) : undefined))
  return { view, marks: state === undefined ? {} : { 'data-flow': 'attempt', 'data-state': state } }
}
