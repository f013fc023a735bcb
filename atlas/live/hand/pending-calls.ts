import { entryOf } from '../book/book.ts'
import { isListener } from '../book/names.ts'
import { open, type Plain, plainOf } from '../recording/plain.ts'
import type { LiveActor, Moment } from '../recording/recording.schema.ts'

export type HandAnswer = { readonly output: Plain } | { readonly error: string }

/** An answer that the model knows. */
type KnownAnswer = { readonly words: string; readonly answer: HandAnswer }

export type PendingCall = {
  readonly actor: LiveActor
  readonly answers: readonly KnownAnswer[]
}

const answersOf = (machine: string | null, { src, id }: LiveActor): readonly KnownAnswer[] => {
  const answers = entryOf(machine)?.model?.answers ?? {}
  return (answers[id] ?? answers[src ?? ''] ?? []).map((answer) => ({
    words: answer.words,
    answer: 'output' in answer ? { output: plainOf(answer.output, open) } : { error: answer.error.message },
  }))
}

/** What an actor waits for, oldest first, with every answer that its model has. */
export const pendingCalls = ({ actors }: Moment, key: string): readonly PendingCall[] => {
  const machine = actors[key]?.machine ?? null
  return Object.values(actors)
    .filter((one) => one.parent === key && one.status === 'active' && !isListener(machine, one))
    .map((actor) => ({ actor, answers: answersOf(machine, actor) }))
}
