import type { CallResult } from '../../services/http/result.ts'

export type BagCountContext = {
  /** Pieces in the bag; `null` where nobody knows. */
  readonly pieces: number | null
}

export type BagCountEvent =
  /** The shop has said how many there are, with an addition. */
  | { type: 'bag.changed'; pieces: number }
  /** Somebody else is looking, or the page came back: the bag may be another one. */
  | { type: 'bag.recount' }

export type CountBagResult = CallResult<number>
