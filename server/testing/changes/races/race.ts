import { isDeepStrictEqual } from 'node:util'
import type { Call } from '../../../../contract/wire/call.ts'
import type { Line } from '../line.ts'

/** What one of the requests that raced was answered. */
export type RacedAnswer = {
  readonly key: string
  readonly status: number
  readonly contentType: string
  readonly text: string
}

export type Race = {
  /** How many requests go out at once. */
  readonly copies: number
  /** Hosts that they go to in turn. */
  readonly origins: readonly string[]
}

/**
 * The next request of a call goes out so many times at once: every other one with its own key, as a page that sends twice
 * does, and the rest each with a key of its own, as other pages and devices do.
 */
export const raceNext = (
  line: Line,
  call: Call,
  { copies, origins }: Race,
): Promise<readonly RacedAnswer[]> => {
  const over = Promise.withResolvers<readonly RacedAnswer[]>()
  line.sendNext(call, async (send, key) => {
    const raced = Array.from({ length: copies }, async (_, index) => {
      const sentKey = index % 2 === 0 ? key : crypto.randomUUID()
      const to = origins[Math.floor(index / 2) % origins.length] ?? ''
      return { sentKey, ...(await send({ key: sentKey, to })) }
    })
    const all = await Promise.all(raced).catch((error) => {
      over.reject(error)
      throw error
    })
    over.resolve(
      all.map(({ sentKey, answer, text }) => ({
        key: sentKey,
        status: answer.status,
        contentType: answer.headers.get('content-type') ?? '',
        text,
      })),
    )
    const [first] = all
    if (!first) throw new Error('a race of no requests')
    return first
  })
  return over.promise
}

/** What is wrong with the answers of a race: nobody sees a 5xx, refusals are problem details, one key has one outcome. */
export const faultsOf = (answers: readonly RacedAnswer[]): readonly string[] => {
  const outcomes = new Map<string, unknown>()
  return answers.flatMap(({ key, status, contentType, text }) => {
    if (status >= 500) return [`${status}: ${text}`]
    if (status >= 400)
      return contentType.startsWith('application/problem+json') ? [] : [`${status} ${contentType}`]
    const outcome: unknown = JSON.parse(text)
    const isOther = outcomes.has(key) && !isDeepStrictEqual(outcomes.get(key), outcome)
    outcomes.set(key, outcome)
    return isOther ? ['one key with two outcomes'] : []
  })
}

/** How many keys were answered that the change was made. */
export const madeBy = (answers: readonly RacedAnswer[]): number =>
  new Set(answers.filter(({ status }) => status < 300).map(({ key }) => key)).size
