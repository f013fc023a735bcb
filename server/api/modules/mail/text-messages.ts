import ky, { isHTTPError } from 'ky'
import type { MailAnswer } from './mailer.ts'

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
  fetch?: typeof globalThis.fetch,
): TextMessages => ({
  send: async (id, to, text) => {
    try {
      await ky.post(url, {
        json: { to: `+${to}`, from: sender, text },
        headers: { 'Idempotency-Key': id, ...(token === null ? {} : { Authorization: `Bearer ${token}` }) },
        retry: 0,
        timeout: timeoutMs,
        redirect: 'error',
        ...(fetch && { fetch }),
      })
      return { kind: 'sent' }
    } catch (error) {
      if (!isHTTPError(error)) return { kind: 'later', code: 'unreachable' }
      const { status } = error.response
      return { kind: isForLater(status) ? 'later' : 'gone', code: String(status) }
    }
  },
})
