import { isShownInPart } from '../../../../domain/guests/shown-in-part.ts'
import type { Database } from '../../../db/schema.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import type { Caller } from '../../http/caller.ts'
import { readPass } from './guest-passes.ts'

type Held = { readonly caller: Caller; readonly pass: string | undefined; readonly now: Date }

/** Whether the caller is shown an order in part (BY-23): a guest without a pass for its contact, in a country that says so. */
export const seesInPart = async (
  secret: string,
  db: Database,
  { country }: Pick<OrderRow, 'country'>,
  { caller, pass, now }: Held,
): Promise<boolean> => {
  if (caller.kind !== 'guest' || !isShownInPart({ country, isGuest: true, hasPass: false })) return false
  const until = pass === undefined ? null : await readPass(secret, db, { contact: caller.contact, pass })
  return isShownInPart({ country, isGuest: true, hasPass: until !== null && until > now })
}
