import type { SeenCode } from '../../../machines/offline-codes/offline-codes.types.ts'
import type { Place } from '../../components/app/app-context.ts'

/** A code with what it was seen by: when, where and in which language. */
export type CodeToKeep = {
  readonly code: SeenCode
  /** Epoch milliseconds. */
  readonly seenAt: number
  readonly place: Pick<Place, 'country' | 'locale' | 'tag' | 'textLanguage' | 'direction' | 'marketplace'>
  /** IANA zone. */
  readonly timeZone: string
}
