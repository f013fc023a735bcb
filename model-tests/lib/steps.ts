import type { AnyMachineSnapshot } from 'xstate'
import { type AnyNode, transitionsFor } from './chart-parts.ts'
import type { Answer, AnyFlowModel } from './flow-model.ts'

/** Something that happens to a flow. */
export type Step =
  | { readonly kind: 'event'; readonly words: string; readonly event: { readonly type: string } }
  | { readonly kind: 'answer'; readonly words: string; readonly actor: string; readonly answer: Answer }
  | { readonly kind: 'delay'; readonly words: string; readonly delay: string; readonly eventType: string }

/** The event as the chart gets it. */
export const eventOf = (step: Step): { readonly type: string } => {
  switch (step.kind) {
    case 'event':
      return step.event
    case 'delay':
      return { type: step.eventType }
    case 'answer': {
      const { answer, actor } = step
      const ended = 'output' in answer ? { output: answer.output } : { error: answer.error }
      const type = 'output' in answer ? `xstate.done.actor.${actor}` : `xstate.error.actor.${actor}`
      return Object.assign({ type }, { actorId: actor }, ended)
    }
  }
}

const activeNodes = (snapshot: AnyMachineSnapshot): readonly AnyNode[] => snapshot._nodes as AnyNode[]

const answersIn = (model: AnyFlowModel, snapshot: AnyMachineSnapshot): Step[] =>
  activeNodes(snapshot)
    .flatMap((node) => node.invoke)
    .filter(({ id }) => !model.listeners?.includes(id))
    .flatMap(({ id }) => {
      const answers = model.answers[id]
      if (!answers) throw new Error(`${model.flow}: no answers for the invoked actor "${id}"`)
      return answers.map((answer): Step => ({ kind: 'answer', words: answer.words, actor: id, answer }))
    })

const delaysIn = (model: AnyFlowModel, snapshot: AnyMachineSnapshot): Step[] =>
  activeNodes(snapshot)
    .flatMap((node) => node.after)
    .map(({ delay, eventType }): Step => {
      const words = typeof delay === 'string' ? model.delays[delay] : undefined
      if (words === undefined) throw new Error(`${model.flow}: no words for the delay "${String(delay)}"`)
      return { kind: 'delay', words, delay: String(delay), eventType }
    })

const eventsOf = (model: AnyFlowModel): Step[] =>
  Object.values(model.events).flatMap((cases) =>
    cases.map(({ words, event }): Step => ({ kind: 'event', words, event })),
  )

/** Everything that can happen in a state, whether or not the chart answers to it. */
export const allStepsIn = (model: AnyFlowModel, snapshot: AnyMachineSnapshot): readonly Step[] =>
  snapshot.status === 'active'
    ? [...eventsOf(model), ...answersIn(model, snapshot), ...delaysIn(model, snapshot)]
    : []

/** Everything that can happen in a state and that the chart answers to. */
export const stepsFrom = (model: AnyFlowModel, snapshot: AnyMachineSnapshot): readonly Step[] =>
  allStepsIn(model, snapshot).filter((step) => transitionsFor(snapshot, eventOf(step)).length > 0)

/** Events from outside that the chart must ignore in this state; one that has ended takes none at all. */
export const illegalStepsFrom = (model: AnyFlowModel, snapshot: AnyMachineSnapshot): readonly Step[] =>
  snapshot.status === 'active'
    ? eventsOf(model).filter((step) => transitionsFor(snapshot, eventOf(step)).length === 0)
    : []
