import { useActorRef } from '@xstate/react'
import { useEffectEvent, useInsertionEffect } from 'react'
import type { Actor, AnyStateMachine, EmittedFrom, InputFrom } from 'xstate'
import { useApp } from './app-context.ts'

type FactOf<Machine extends AnyStateMachine, Type> = Extract<EmittedFrom<Machine>, { readonly type: Type }>

/** What a provider does at each fact that its chart emits. */
type Facts<Machine extends AnyStateMachine> = {
  readonly [Type in EmittedFrom<Machine>['type']]?: (fact: FactOf<Machine, Type>) => void
}

type Options<Machine extends AnyStateMachine> = {
  readonly on?: Facts<Machine>
} & (undefined extends InputFrom<Machine>
  ? { readonly input?: InputFrom<Machine> }
  : { readonly input: InputFrom<Machine> })

/**
 * Runs a flow for as long as its view is there. What the chart and its children report is heard by the app's inspector;
 * `on` hears the chart's other facts, the ones of its first state included.
 */
export const useFlow = <Machine extends AnyStateMachine>(
  machine: Machine,
  { input, on }: Options<Machine>,
): Actor<Machine> => {
  const { inspect, runs } = useApp()
  const { logic = machine, ...restored } = runs?.(machine, input) ?? {}
  const options = { input, inspect, ...restored } as Parameters<typeof useActorRef<Machine>>[1]
  const actor = useActorRef<Machine>(logic as Machine, options as never) as Actor<Machine>
  const tell = useEffectEvent((fact: EmittedFrom<Machine>) => {
    const hear = on?.[fact.type as EmittedFrom<Machine>['type']] as
      | ((fact: EmittedFrom<Machine>) => void)
      | undefined
    hear?.(fact)
  })
  // The actor starts in an effect of its own: who listens by then misses nothing. Layout effects would end while the view is
  // hidden, as it is until the next page is there, and the actor goes on.
  useInsertionEffect(() => {
    const watch = actor.on('*', (fact) => tell(fact as EmittedFrom<Machine>))
    return () => watch.unsubscribe()
  }, [actor])
  return actor
}
