import * as v from 'valibot'
import { PushSubscription as WireSubscription } from '../../contract/notifications/notification.ts'
import { registeredWorker, startCodeWorker } from '../offline-codes/code-worker.ts'

/** What a browser says of web push before it is asked; `id` is the SHA-256 of its endpoint, `null` where it has none. */
export type PushLook =
  | { readonly kind: 'ready'; readonly id: string | null }
  | { readonly kind: 'unsupported' | 'homeScreen' | 'blocked' }

/** How subscribing ended; `dismissed` where the browser's question was closed. */
export type PushSubscribed =
  | { readonly kind: 'subscribed'; readonly id: string; readonly subscription: WireSubscription }
  | { readonly kind: 'blocked' | 'dismissed' | 'failed' }

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const idOf = async (endpoint: string): Promise<string> =>
  base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)))

/** An iPhone has web push on its home screen alone, and says whether the page was opened from there. */
const isBesideHomeScreen = (): boolean =>
  (navigator as { readonly standalone?: boolean }).standalone === false

const takesPush = (): boolean => 'PushManager' in globalThis && 'Notification' in globalThis

/** Looks at this browser, and asks nobody anything (BY-36). */
export const lookAtPushDevice = async (): Promise<PushLook> => {
  if (!takesPush()) return { kind: isBesideHomeScreen() ? 'homeScreen' : 'unsupported' }
  if (Notification.permission === 'denied') return { kind: 'blocked' }
  const subscription = await (await registeredWorker())?.pushManager.getSubscription()
  return { kind: 'ready', id: subscription ? await idOf(subscription.endpoint) : null }
}

/** A subscription with another key of the shop's is of no use, and stands in the way of a new one. */
const subscribe = async (manager: PushManager, publicKey: string): Promise<PushSubscription> => {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  try {
    return await manager.subscribe(options)
  } catch (fault) {
    const earlier = await manager.getSubscription()
    if (earlier === null) throw fault
    await earlier.unsubscribe()
    return manager.subscribe(options)
  }
}

/**
 * Has the browser ask whether it may show notifications, and subscribes it with the worker that shows them. To be called in answer to a
 * press, without anything to wait for before.
 * @param publicKey VAPID key of the host, base64url.
 */
export const subscribePushDevice = async (publicKey: string): Promise<PushSubscribed> => {
  const permission = await Notification.requestPermission()
  if (permission === 'denied') return { kind: 'blocked' }
  if (permission !== 'granted') return { kind: 'dismissed' }
  const registration = (await startCodeWorker()) ? await registeredWorker() : undefined
  if (registration === undefined) return { kind: 'failed' }
  const made = await subscribe(registration.pushManager, publicKey).catch(() => null)
  const subscription = v.safeParse(WireSubscription, made?.toJSON())
  if (!subscription.success) return { kind: 'failed' }
  return {
    kind: 'subscribed',
    id: await idOf(subscription.output.endpoint),
    subscription: subscription.output,
  }
}
