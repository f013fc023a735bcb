import type { StoredKeys } from '../stored-keys.ts'
import type { DispatchType, StoredDispatch } from './return-label.types.ts'

/** Under what the key of a dispatch is kept while its outcome is not known: by return and way. */
export const nameOfDispatch = (returnOrderNumber: string, dispatchType: DispatchType): string =>
  `${returnOrderNumber}.${dispatchType}`

/** The attempt to send this return's label that a reload has interrupted, or `null`. */
export const storedDispatch = (
  keys: Pick<StoredKeys, 'read'>,
  returnOrderNumber: string,
): StoredDispatch | null => {
  for (const dispatchType of ['email', 'mail'] as const) {
    const key = keys.read(nameOfDispatch(returnOrderNumber, dispatchType))
    if (key !== null) return { dispatchType, key }
  }
  return null
}
