import { createECDH, randomBytes } from 'node:crypto'
import { encrypt } from 'http_ece'
import type { PushSubscription } from '../../../../contract/notifications/notification.ts'
import { createPostPush, type PostPush } from './post-push.ts'
import { pushEndpointOf, usualPushHosts } from './push-endpoint.ts'
import { createVapid } from './vapid.ts'

export type PushSettings = {
  /** Private key (VAPID), base64url; `null`: made from the host's secret. */
  readonly key: string | null
  /** `mailto:` or `https:` address of whoever runs the shop; `null`: its origin. */
  readonly contact: string | null
  /** Names of push services; `null`: those of the usual browsers. */
  readonly hosts: readonly string[] | null
}

/** What came of a message. `gone`: the browser is there no more; `refused`: no other try will be taken either. */
type PushAnswer =
  | { readonly kind: 'sent' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'later'; readonly code: string; readonly waitSeconds: number | null }
  | { readonly kind: 'refused'; readonly code: string }

type PushSending = {
  readonly message: string
  /** Seconds for which a service keeps it for a browser that is not there. */
  readonly ttl: number
  /** Another message of this topic takes its place while it waits: at most 32 characters of base64url. */
  readonly topic: string
  readonly now: Date
}

/** Tells browsers by web push (RFC 8030). */
export type PushService = {
  /** The shop's public key, for `applicationServerKey`. */
  readonly publicKey: string
  /** Whether an endpoint is of a service that the shop sends to. */
  readonly knows: (endpoint: string) => boolean
  readonly send: (subscription: PushSubscription, sending: PushSending) => Promise<PushAnswer>
}

/** Most bytes of a message that every service takes, less what the encryption adds. */
const maxBytes = 3_993

const sealedFor = ({ keys }: PushSubscription, message: string): Buffer => {
  const own = createECDH('prime256v1')
  own.generateKeys()
  return encrypt(Buffer.from(message), {
    version: 'aes128gcm',
    dh: keys.p256dh,
    privateKey: own,
    authSecret: keys.auth,
    salt: randomBytes(16),
  })
}

const answerOf = (status: number, waitSeconds: number | null): PushAnswer => {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  const code = String(status)
  return status === 408 || status === 429 || status >= 500
    ? { kind: 'later', code, waitSeconds }
    : { kind: 'refused', code }
}

const codeOf = (error: unknown): string => {
  const { code } = (error ?? {}) as { readonly code?: unknown }
  return typeof code === 'string' ? code : 'unreachable'
}

/** Sends signed and encrypted messages to the push services that the settings name, and to nobody else. Logs nothing. */
export const createPushService = (
  {
    origin,
    secret,
    push,
  }: { readonly origin: string; readonly secret: string; readonly push?: PushSettings | null },
  post: PostPush = createPostPush(),
  moreHosts: readonly string[] = [],
): PushService => {
  const hosts = [...(push?.hosts ?? usualPushHosts), ...moreHosts]
  const vapid = createVapid({ key: push?.key ?? null, secret, contact: push?.contact ?? origin })
  return {
    publicKey: vapid.publicKey,
    knows: (endpoint) => pushEndpointOf(endpoint, hosts) !== null,
    send: async (subscription, { message, ttl, topic, now }) => {
      const endpoint = pushEndpointOf(subscription.endpoint, hosts)
      if (endpoint === null) return { kind: 'refused', code: 'endpoint' }
      if (Buffer.byteLength(message) > maxBytes) return { kind: 'refused', code: 'too_long' }
      try {
        const { status, retryAfter } = await post(
          endpoint,
          {
            Authorization: await vapid.authorization(endpoint, now),
            'Content-Encoding': 'aes128gcm',
            'Content-Type': 'application/octet-stream',
            TTL: String(ttl),
            Urgency: 'normal',
            Topic: topic,
          },
          sealedFor(subscription, message),
        )
        return answerOf(status, retryAfter)
      } catch (error) {
        const code = codeOf(error)
        return code === 'EADDRESSREFUSED'
          ? { kind: 'refused', code }
          : { kind: 'later', code, waitSeconds: null }
      }
    },
  }
}
