import type { KeyEnd, PendingKeys } from '../../machines/attempt/attempt.types.ts'
import type { ChangeSubject } from '../../services/http/change.ts'

type Claimed = ChangeSubject & { readonly since: number | null }
type Settled = ChangeSubject & { readonly key: string; readonly end: KeyEnd }

/**
 * A store of keys that hands out `key-1`, `key-2` and so on, and notes what was claimed and settled; `pending` is there already,
 * by `call object`.
 */
export const startKeys = (pending: Readonly<Record<string, string>> = {}) => {
  const claimed: Claimed[] = []
  const settled: Settled[] = []
  const read = ({ call, object }: ChangeSubject) => pending[`${call} ${object}`] ?? null
  const keys: PendingKeys = {
    read,
    claim: async (subject, since) => {
      claimed.push({ ...subject, since })
      const key = read(subject)
      return { key: key ?? `key-${claimed.length}`, isPending: key !== null }
    },
    settle: (subject, key, end) => settled.push({ ...subject, key, end }),
  }
  return { keys, claimed, settled }
}
