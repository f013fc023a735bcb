import { ECDH } from 'node:crypto'
import type { PushSubscription } from '../../../../contract/notifications/notification.ts'

/** Push services of the browsers that people use; `*.` stands for any one name before the rest. */
export const usualPushHosts: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '*.notify.windows.com',
]

const isHost = (name: string, pattern: string): boolean => {
  if (!pattern.startsWith('*.')) return name === pattern
  const rest = pattern.slice(1)
  return name.endsWith(rest) && name.length > rest.length
}

/**
 * The address of a push service that the shop names; `null` for anything else: nobody can have the shop send to another place, by
 * another port or in somebody's name (BY-41).
 */
export const pushEndpointOf = (endpoint: string, hosts: readonly string[]): URL | null => {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null
  return url.hash === '' && hosts.some((host) => isHost(url.hostname, host)) ? url : null
}

/** Whether messages can be encrypted for a browser: its key is a point of the curve. */
export const hasUsableKey = ({ keys }: PushSubscription): boolean => {
  try {
    ECDH.convertKey(keys.p256dh, 'prime256v1', 'base64url', 'base64url', 'compressed')
    return true
  } catch {
    return false
  }
}
