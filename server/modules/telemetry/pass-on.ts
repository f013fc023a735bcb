import { errorFields, type Log } from '../../log.ts'

/** Sends what the host was told on to another system (`BATON_TELEMETRY_URL`); nobody waits for it. */
export type PassOn = (batch: unknown) => void

const patienceMs = 5000

/**
 * @param url null: nowhere. Batches are sent as they came, `{ errors }` or `{ events }`, as JSON by POST. One that does
 * not arrive is logged and lost: the host has its own copy.
 */
export const createPassOn = (url: string | null, log: Log): PassOn => {
  if (url === null) return () => {}
  const send = async (batch: unknown) => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(batch),
        signal: AbortSignal.timeout(patienceMs),
      })
      await answer.body?.cancel()
      if (!answer.ok) log('warn', 'telemetry.refused', { status: answer.status })
    } catch (error) {
      log('warn', 'telemetry.unreachable', errorFields(error))
    }
  }
  return (batch) => void send(batch)
}
