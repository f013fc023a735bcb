import { giftAccessMs } from '../../../../domain/gift-return/gift-standing.ts'
import { problem } from '../../../common/problems.ts'
import { createSealing } from '../../../common/sealing.ts'
import type { Caller } from '../../http/caller.ts'

const purpose = 'gift-access'

type Access = { readonly orderNumber: string; readonly endsAt: number }

/** Lets whoever has shown number and code go on with that order for an hour (BY-52). Nothing of it is kept. */
export const grantAccess = async (
  secret: string,
  orderNumber: string,
  now: Date,
): Promise<{ readonly access: string; readonly accessEndsAt: string }> => {
  const endsAt = now.getTime() + giftAccessMs
  return {
    access: await createSealing(secret).seal(
      purpose,
      JSON.stringify({ orderNumber, endsAt } satisfies Access),
    ),
    accessEndsAt: new Date(endsAt).toISOString(),
  }
}

/**
 * Refuses whoever has no access to the order.
 * @throws `gift_not_found`, and `gift_access_over` for an access that was right
 */
export const requireAccess = async (
  secret: string,
  { caller, orderNumber, now }: { readonly caller: Caller; readonly orderNumber: string; readonly now: Date },
): Promise<void> => {
  const text = caller.kind === 'link' ? await createSealing(secret).open(purpose, caller.code) : null
  const access = text === null ? null : (JSON.parse(text) as Access)
  if (access?.orderNumber !== orderNumber) throw problem('gift_not_found')
  if (access.endsAt <= now.getTime()) throw problem('gift_access_over')
}
