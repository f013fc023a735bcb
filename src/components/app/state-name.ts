import { useSelector } from '@xstate/react'
import type { ActorRefFrom, AnyStateMachine, StateValue } from 'xstate'

/** A state in words for `data-state`: `ready.loadingMore`; regions of a parallel state are joined by a blank. */
export const stateName = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([name, inner]) => (inner ? `${name}.${stateName(inner)}` : name))
        .join(' ')

/** Where a flow's machine is, for `data-state` on its root element. */
export const useStateName = (actor: ActorRefFrom<AnyStateMachine>): string =>
  useSelector(actor, (snapshot) => stateName(snapshot.value))
