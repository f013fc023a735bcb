import { createHmac } from 'node:crypto'
import { giftAccessMs } from '../../../../domain/gift-return/gift-standing.ts'
import { problem } from '../../../common/problems.ts'
import { type Caller, endOfLinkCode } from '../../http/caller.ts'
import { sameSecret } from '../orders/order-access.ts'

const keyed = (secret: string, ...parts: readonly string[]): string =>
  createHmac('sha256', secret)
    .update(['gift-access', ...parts].join('\n'))
    .digest('base64url')

/** The same for an order whenever it is looked up, so that a reload finds what it has interrupted; then the end, and what shows that it is ours. */
const accessOf = (secret: string, orderNumber: string, endsAt: string): string =>
  [keyed(secret, orderNumber), endsAt, keyed(secret, orderNumber, endsAt)].join(endOfLinkCode)

/** Lets whoever has shown number and code go on with that order for an hour (BY-52). Nothing of it is kept. */
export const grantAccess = (
  secret: string,
  orderNumber: string,
  now: Date,
): { readonly access: string; readonly accessEndsAt: string } => {
  const endsAt = now.getTime() + giftAccessMs
  return {
    access: accessOf(secret, orderNumber, endsAt.toString(36)),
    accessEndsAt: new Date(endsAt).toISOString(),
  }
}

/**
 * Refuses whoever has no access to the order.
 * @throws `gift_not_found`, and `gift_access_over` for an access that was right
 */
export const requireAccess = (
  secret: string,
  { caller, orderNumber, now }: { readonly caller: Caller; readonly orderNumber: string; readonly now: Date },
): void => {
  const code = caller.kind === 'link' ? caller.code : ''
  const endsAt = code.split(endOfLinkCode)[1] ?? ''
  if (!sameSecret(accessOf(secret, orderNumber, endsAt), code)) throw problem('gift_not_found')
  if (Number.parseInt(endsAt, 36) <= now.getTime()) throw problem('gift_access_over')
}
