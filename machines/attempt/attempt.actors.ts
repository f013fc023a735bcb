import { fromPromise } from 'xstate'
import type { Change } from '../../services/http/change.ts'
import type { Http } from '../../services/http/http.ts'
import type { Outcome } from '../../services/http/outcome.ts'
import { createWatchPage } from '../page-visibility.actors.ts'
import { createAttemptMachine } from './attempt.machine.ts'
import type {
  ClaimedKey,
  ClaimKeyInput,
  KeyEnd,
  PendingKeys,
  ReadOutcomeInput,
  SendInput,
} from './attempt.types.ts'
import { createJobPollingMachine } from './job-polling/job-polling.machine.ts'
import type { RequestJobInput, RequestJobResult } from './job-polling/job-polling.types.ts'

/** What every flow that changes something is made with. */
export type ChangeDeps = { readonly http: Http; readonly keys: PendingKeys }

export type AttemptDeps<Target, Request, Value> = ChangeDeps & {
  readonly change: Change<Target, Request, Value>
  /** When the flow was opened, epoch milliseconds: for changes that count once for a visit. */
  readonly since?: number
  /** The parent settles the key of a change that was made, once all that follows from it is done. */
  readonly keepsKeyWhenDone?: boolean
}

/** The key of an attempt whose outcome is not known, from before a reload or from another tab. */
export const pendingKeyOf = <Target>(
  keys: PendingKeys,
  change: Pick<Change<Target, never, unknown>, 'subjectOf'>,
  target: Target,
): string | null => keys.read(change.subjectOf(target))

/** Settles the key of a change that was made. */
export const settleDone = <Target>(
  keys: PendingKeys,
  change: Pick<Change<Target, never, unknown>, 'subjectOf' | 'isOncePerVisit'>,
  { target, key }: { readonly target: Target; readonly key: string },
): void => keys.settle(change.subjectOf(target), key, change.isOncePerVisit ? 'made' : 'done')

/** The attempt chart for one change. */
export const createAttempt = <Target, Request, Value>({
  change,
  http,
  keys,
  since,
  keepsKeyWhenDone = false,
}: AttemptDeps<Target, Request, Value>) =>
  createAttemptMachine<Target, Request, Value>().provide({
    actors: {
      claimKey: fromPromise<ClaimedKey, ClaimKeyInput<Target>>(({ input }) =>
        keys.claim(change.subjectOf(input.target), change.isOncePerVisit ? (since ?? null) : null),
      ),
      send: fromPromise<Outcome<Value>, SendInput<Target, Request>>(({ input, signal }) =>
        change.send(http, input, signal),
      ),
      readOutcome: fromPromise<Outcome<Value>, ReadOutcomeInput<Target>>(({ input, signal }) =>
        change.readOutcome(http, input, signal),
      ),
      jobPolling: createJobPollingMachine<Target, Value>().provide({
        actors: {
          requestJob: fromPromise<RequestJobResult<Value>, RequestJobInput<Target>>(({ input, signal }) =>
            change.requestJob(http, input, signal),
          ),
          watchPage: createWatchPage(),
        },
      }),
      watchPage: createWatchPage(),
    },
    actions: {
      settleKey: ({ context: { target, key, ended } }) => {
        if (key === null || ended === null) return
        if (ended.kind !== 'done') keys.settle(change.subjectOf(target), key, ended.kind satisfies KeyEnd)
        else if (!keepsKeyWhenDone) settleDone(keys, change, { target, key })
      },
    },
  })
