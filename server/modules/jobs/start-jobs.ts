import type { AppDeps } from '../../app-deps.ts'
import { listOpenJobs } from '../cancellation/cancellation.repository.ts'
import { settleCancellation, workCancellation } from '../cancellation/cancellation.worker.ts'
import { dropOldRows } from './housekeeping.ts'
import {
  type CancellationMessage,
  cancellationQueue,
  createQueues,
  housekeepingQueue,
  sendCancellation,
} from './queues.ts'

/** Cancellations worked at a time by one host: slow ones do not hold up the others. */
const atOnce = 4

/** New messages are announced; looking finds those that were put off or left by a host that died. */
const lookEverySeconds = 2

export type JobsOptions = {
  /** `false` accepts work and leaves it to other hosts. */
  readonly work?: boolean
}

/**
 * Makes the queues and starts this host's workers. Jobs that a killed host left behind are queued again at once: a
 * second message for the same job does no harm, since only one completion counts. `boss` must be started; its `stop`
 * ends the workers.
 */
export const startJobs = async (deps: AppDeps, { work = true }: JobsOptions = {}): Promise<void> => {
  const { boss, db } = deps
  await createQueues(boss)
  if (!work) return
  for (const jobId of await listOpenJobs(db)) await sendCancellation(boss, db, { jobId, step: 'cancel' })
  await boss.work<CancellationMessage>(
    cancellationQueue,
    { localConcurrency: atOnce, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: lookEverySeconds },
    async ([message]) => {
      if (!message) return
      const perform = message.data.step === 'settle' ? settleCancellation : workCancellation
      await perform(deps, message.data.jobId, message.signal)
    },
  )
  await boss.work(housekeepingQueue, async () => dropOldRows(db))
  await boss.schedule(housekeepingQueue, '17 * * * *')
}
