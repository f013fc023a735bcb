import { duration } from '../../chart/names.ts'

/** An answer of an invoked actor, by the event that its parent hears. */
export type AnswerName = { readonly ended: 'done' | 'error'; readonly actor: string }

export const answerIn = (type: string): AnswerName | null => {
  const [, ended, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  return actor === undefined ? null : { ended: ended as AnswerName['ended'], actor }
}

/** Name of the delay whose end an event tells: `windowLeft`, or `500 ms` where it has none. */
export const delayIn = (type: string): string | null => {
  const [, name] = /^xstate\.after\.([^.]+)\./.exec(type) ?? []
  if (name === undefined) return null
  return /^\d+$/.test(name) ? duration(Number(name)) : name
}
