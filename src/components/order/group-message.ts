import type { OrderGroup } from '../../../contract/orders/order.ts'

const decode = (encoded: string): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0)),
    )
  } catch {
    return null
  }
}

/** The message of a group: the plain one, else the one that came as Base64 of UTF-8; `null` where neither can be read. */
export const groupMessage = (group: Pick<OrderGroup, 'message' | 'encodedMessage'>): string | null =>
  group.message || (group.encodedMessage ? decode(group.encodedMessage) : null)
