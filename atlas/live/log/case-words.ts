import { entryOf } from '../book/book.ts'
import type { Plain } from '../recording/plain.ts'
import { plainOf, whole } from '../recording/plain.ts'
import type { HeardEvent } from '../recording/recording.schema.ts'

const isSame = (one: Plain, other: Plain): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What the model says of an event just like it, or of the only one that there is; `null` where it says nothing. */
export const caseWords = (machine: string | null, event: HeardEvent): string | null => {
  const cases = entryOf(machine)?.model?.events[event.type] ?? []
  const same = cases.find((one) => isSame(plainOf(one.event, whole), event))
  const isBare = Object.keys(event).length === 1
  return (same ?? (isBare && cases.length === 1 ? cases[0] : undefined))?.words ?? null
}

/** What the model says of an answer that was given just like it. */
export const answerWords = (machine: string | null, call: string, output: Plain): string | null => {
  const answers = entryOf(machine)?.model?.answers[call] ?? []
  const same = answers.find((answer) => 'output' in answer && isSame(plainOf(answer.output, whole), output))
  return same?.words ?? null
}

export const delayWords = (machine: string | null, delay: string): string | null =>
  entryOf(machine)?.model?.delays[delay] ?? null
