import type { MailAnswer } from '../mailer.ts'

/** Sends text messages to phones (BY-24). */
export type TextMessages = {
  /** Sends one message. `id` is the same on every try, so that a gateway knows a second copy; `to`: digits with the calling code. */
  send(id: string, to: string, text: string): Promise<MailAnswer>
}

export type GatewaySettings = {
  /** Where messages are posted to. */
  readonly url: string
  /** Bearer token of the gateway; `null`: it asks for none. */
  readonly token: string | null
  /** Name or number that messages come from. */
  readonly sender: string
}

/** Less than a mail may be claimed for (`claimMs` of the worker). */
const timeoutMs = 10_000

/** What is worth another try: too many at once, and whatever is wrong on the gateway's side. */
const isForLater = (status: number): boolean => status === 408 || status === 429 || status >= 500

/**
 * Sends by a gateway: `POST` of `{ to: "+…", from, text }` as JSON with `Idempotency-Key`, answered by any 2xx. Logs nothing, for a
 * message is all personal.
 */
export const createTextMessages = (
  { url, token, sender }: GatewaySettings,
  fetch = globalThis.fetch,
): TextMessages => ({
  send: async (id, to, text) => {
    const answer = await fetch(url, {
      method: 'POST',
      body: JSON.stringify({ to: `+${to}`, from: sender, text }),
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
        ...(token !== null && { Authorization: `Bearer ${token}` }),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => null)
    if (answer === null) return { kind: 'later', code: 'unreachable' }
    await answer.body?.cancel()
    if (answer.ok) return { kind: 'sent' }
    return { kind: isForLater(answer.status) ? 'later' : 'gone', code: String(answer.status) }
  },
})
