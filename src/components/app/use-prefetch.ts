import { useEffect } from 'react'

/** Fetches code that is about to be asked for, such as a dialog's once its button is there, so that it shows at once. */
export const usePrefetch = (isWanted: boolean, load: () => Promise<unknown>): void => {
  useEffect(() => {
    if (isWanted) load().catch(() => undefined)
  }, [isWanted, load])
}
