import { SpanKind } from '@opentelemetry/api'
import { sql } from 'drizzle-orm'
import type { Job } from 'pg-boss'
import { errorFields } from '../../../common/log.ts'
import { measures } from '../../../common/measures.ts'
import { traced, traceNamed } from '../../../common/tracing.ts'
import type { AppDeps } from '../../app-deps.ts'

/** Messages of each queue worked at a time by one host: slow ones do not hold up the others. */
const atOnce = 4

/** Workers are woken: what they look for by themselves is a message that nobody saw. */
const working = { pollingIntervalSeconds: 30, notifyPollingIntervalSeconds: 30 }

/** How often messages that were put off, or left by a host that died, are looked for. */
const lookEveryMs = 2_000

const dueQueues = sql<{ name: string }>`
  select distinct name from pgboss.job where state < 'active' and not blocked and start_after <= now()`

/** A message is worked as a span of the trace that has sent it, and counted. */
const observed = async <Message extends object>(
  queue: string,
  message: Job<Message>,
  perform: (message: Job<Message>) => Promise<void>,
): Promise<void> => {
  const started = performance.now()
  const told = { 'messaging.destination.name': queue, 'messaging.operation.name': 'process' }
  const { traceparent } = message.data as { readonly traceparent?: string }
  const parent = traceNamed(traceparent)
  const count = (failed: boolean) =>
    measures().jobDuration.record((performance.now() - started) / 1000, { ...told, 'baton.failed': failed })
  try {
    await traced({ name: `process ${queue}`, kind: SpanKind.CONSUMER, attributes: told, parent }, () =>
      perform(message),
    )
    count(false)
  } catch (error) {
    count(true)
    throw error
  }
}

export type Workers = {
  readonly workOn: <Message extends object>(
    queue: string,
    perform: (message: Job<Message>) => Promise<void>,
  ) => Promise<void>
  /** From now on wakes the workers of those queues that have something due. */
  readonly lookOut: () => void
}

/**
 * This host's workers. A new message is announced to them, by the database; for those that fall due later one look at all
 * queues wakes the workers that are needed, where each worker would have to look by itself.
 */
export const createWorkers = ({ boss, db, log }: Pick<AppDeps, 'boss' | 'db' | 'log'>): Workers => {
  let isOver = false
  const workersOf = new Map<string, readonly string[]>()

  const look = async () => {
    const { rows } = (await db.execute(dueQueues)) as unknown as { rows: readonly { name: string }[] }
    for (const { name } of rows) for (const id of workersOf.get(name) ?? []) boss.notifyWorker(id)
  }

  return {
    workOn: async <Message extends object>(
      queue: string,
      perform: (message: Job<Message>) => Promise<void>,
    ) => {
      const work = () =>
        boss.work<Message>(queue, working, async ([message]) => {
          if (message) await observed(queue, message, perform)
        })
      workersOf.set(queue, await Promise.all(Array.from({ length: atOnce }, work)))
    },
    lookOut: () => {
      const timer = setInterval(() => {
        look().catch((error) => {
          if (!isOver) log('warn', 'queue.look-failed', errorFields(error))
        })
      }, lookEveryMs)
      timer.unref()
      boss.on('stopped', () => {
        isOver = true
        clearInterval(timer)
      })
    },
  }
}
