import { type AnyActorLogic, fromCallback } from 'xstate'
import { createAttemptMachine } from '../../machines/attempt/attempt.machine.ts'
import type { Ended } from '../../machines/attempt/attempt.types.ts'
import { createJobPollingMachine } from '../../machines/attempt/job-polling/job-polling.machine.ts'

type Call = (name: string) => AnyActorLogic
type Settling = { context: { key: string | null; ended: Ended<unknown> | null } }

const quiet = fromCallback<{ type: 'page.hidden' } | { type: 'page.shown' }>(() => undefined)

/**
 * The real attempt and its poller inside a flow: a journey answers `claimKey`, `send`, `readOutcome` and `requestJob`.
 * `settled` hears each key whose outcome is known, with how it ended.
 */
export const realAttempt = (call: Call, settled: (key: string, kind: string) => void = () => undefined) =>
  createAttemptMachine<unknown, unknown, unknown>().provide({
    actors: {
      claimKey: call('claimKey') as never,
      send: call('send') as never,
      readOutcome: call('readOutcome') as never,
      jobPolling: createJobPollingMachine<unknown, unknown>().provide({
        actors: { requestJob: call('requestJob') as never, watchPage: quiet },
      }) as never,
      watchPage: quiet,
    },
    actions: {
      settleKey: ({ context: { key, ended } }: Settling) => settled(key ?? 'none', ended?.kind ?? 'none'),
    },
  })
