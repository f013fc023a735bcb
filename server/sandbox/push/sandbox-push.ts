import { createECDH, createPublicKey, randomBytes } from 'node:crypto'
import { and, desc, eq, like } from 'drizzle-orm'
import { jwtVerify } from 'jose'
import * as v from 'valibot'
import { PushMessage, type PushSubscription } from '../../../contract/notifications/notification.ts'
import { createPostPush, type PostAnswer, type PostPush } from '../../api/modules/push/post-push.ts'
import type { Clock } from '../../common/clock.ts'
import { problem } from '../../common/problems.ts'
import type { Database } from '../../db/schema.ts'
import { sandboxPushBrowsers, sandboxPushMessages } from '../tables.ts'
import { decryptPush } from './decrypt-push.ts'

/** Name of the push service that the sandbox plays; no network has it (RFC 2606). */
export const sandboxPushHost = 'push.sandbox.invalid'

const base = `https://${sandboxPushHost}/send/`

type Deps = { readonly db: Database; readonly clock: Pick<Clock, 'now'> }

const idOf = (endpoint: string): string => endpoint.slice(base.length)

/** Makes a browser and what it would subscribe with. */
export const createBrowser = async (db: Database): Promise<PushSubscription> => {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  const id = randomBytes(16).toString('base64url')
  const auth = randomBytes(16).toString('base64url')
  await db
    .insert(sandboxPushBrowsers)
    .values({ id, auth, publicKey, privateKey: pair.getPrivateKey('base64url') })
  return { endpoint: base + id, keys: { p256dh: publicKey, auth } }
}

/** Has messages to a browser answered with a status; `null`: they are taken. */
export const setAnswers = async (db: Database, endpoint: string, answers: number | null): Promise<void> => {
  const rows = await db
    .update(sandboxPushBrowsers)
    .set({ answers })
    .where(eq(sandboxPushBrowsers.id, idOf(endpoint)))
    .returning({ id: sandboxPushBrowsers.id })
  if (rows.length === 0) throw problem('not_found')
}

/** Messages that reached browsers, newest first. */
export const listMessages = async (
  db: Database,
  {
    orderNumber,
    endpoint,
  }: { readonly orderNumber?: string | undefined; readonly endpoint?: string | undefined } = {},
) => {
  const rows = await db
    .select()
    .from(sandboxPushMessages)
    .where(
      and(
        endpoint === undefined ? undefined : eq(sandboxPushMessages.browser, idOf(endpoint)),
        orderNumber === undefined
          ? undefined
          : like(sandboxPushMessages.body, `%"orderNumber":"${orderNumber}"%`),
      ),
    )
    .orderBy(desc(sandboxPushMessages.id))
    .limit(50)
  return rows.map(({ browser, receivedAt, body }) => ({
    endpoint: base + browser,
    receivedAt: receivedAt.toISOString(),
    message: v.parse(PushMessage, JSON.parse(body)),
  }))
}

/** Whether a message is signed by whoever its key says, for this service, and not for longer than a day (RFC 8292). */
export const isSigned = async (authorization: string, audience: string): Promise<boolean> => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return false
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  try {
    const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }
    const { payload } = await jwtVerify(token, createPublicKey({ key: jwk, format: 'jwk' }), {
      algorithms: ['ES256'],
      audience,
      requiredClaims: ['exp', 'sub'],
    })
    return (payload.exp ?? 0) * 1000 <= Date.now() + 24 * 60 * 60_000
  } catch {
    return false
  }
}

/** What a push service does with a message (RFC 8030): 201 where it was taken, and refusals of what is not to its taste. */
const receive = async (
  { db, clock }: Deps,
  endpoint: URL,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): Promise<number> => {
  const [browser] = await db
    .select()
    .from(sandboxPushBrowsers)
    .where(eq(sandboxPushBrowsers.id, idOf(endpoint.href)))
  if (!browser) return 404
  if (browser.answers !== null) return browser.answers
  if (!(await isSigned(headers.Authorization ?? '', endpoint.origin))) return 403
  const { TTL: ttl = '', Urgency: urgency = 'normal', Topic: topic = null } = headers
  if (!/^\d+$/.test(ttl) || headers['Content-Encoding'] !== 'aes128gcm') return 400
  if (body.length > 4096) return 413
  const text = decryptPush(browser, body)
  if (text === null) return 400
  await db
    .insert(sandboxPushMessages)
    .values({ browser: browser.id, receivedAt: clock.now(), ttl: Number(ttl), urgency, topic, body: text })
  return 201
}

/** Posts to the service that the sandbox plays without a network, and to those of the world by it. */
export const createSandboxPost =
  (deps: Deps, toTheWorld: PostPush = createPostPush()): PostPush =>
  async (endpoint, headers, body): Promise<PostAnswer> =>
    endpoint.hostname === sandboxPushHost
      ? { status: await receive(deps, endpoint, headers, body), retryAfter: null }
      : toTheWorld(endpoint, headers, body)
