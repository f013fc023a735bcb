import { waitFor } from 'xstate'
import type { OfflineCodes, OfflineCodesActor } from '../../components/app/offline-codes.ts'

const markName = 'baton.offline-codes'

/** Longer than this nobody waits to be signed out; the next page goes on forgetting. */
const patienceMs = 2000

/** Whether this browser may have codes to look after: other pages load nothing for it. A browser that tells nothing keeps none. */
export const createMark = (storage: () => Storage) => ({
  isSet: (): boolean => {
    try {
      return storage().getItem(markName) !== null
    } catch {
      return false
    }
  },
  set: (hasKept: boolean): void => {
    try {
      if (hasKept) storage().setItem(markName, '1')
      else storage().removeItem(markName)
    } catch {
      // Then the code itself could not be kept either.
    }
  },
})

type Deps = {
  readonly mark: ReturnType<typeof createMark>
  readonly whenQuiet: Promise<void>
  readonly run: (hasKept: boolean) => Promise<OfflineCodesActor>
}

/** The codes of a page: kept when they are seen, looked after where some were kept before, forgotten with the session (BY-30). */
export const createOfflineCodes = ({ mark, whenQuiet, run }: Deps) => {
  let running: Promise<OfflineCodesActor> | null = null
  const begin = (): Promise<OfflineCodesActor> => {
    running ??= run(mark.isSet())
    return running
  }
  const start: OfflineCodes['start'] = () => whenQuiet.then(begin)
  return {
    start,
    /** Looks after what was kept before, if anything was. */
    lookAfter: (): void => {
      if (mark.isSet()) start().catch(() => undefined)
    },
    /** The session is over. Resolves when nothing is kept any more, or when that takes too long. */
    leave: async (): Promise<void> => {
      if (running === null && !mark.isSet()) return
      const actor = await begin()
      actor.send({ type: 'session.left' })
      await waitFor(actor, (snapshot) => !snapshot.matches('forgetting'), { timeout: patienceMs })
    },
  }
}
