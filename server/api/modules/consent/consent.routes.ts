import { asc, eq } from 'drizzle-orm'
import { getConsent } from '../../../../contract/orders/consent.ts'
import { problem } from '../../../common/problems.ts'
import { consents } from '../../../db/tables/people/members.ts'
import { memberOf } from '../../http/caller.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'

/** A member's consent records (SE-04); anybody else's id is refused, whether there is such a member or not. */
export const consentCalls = (): readonly HandledCall[] => [
  handle(getConsent, async ({ caller, params, db }) => {
    const upmId = memberOf(caller)
    if (params.upmId !== upmId) throw problem('forbidden')
    const rows = await db.select().from(consents).where(eq(consents.upmId, upmId)).orderBy(asc(consents.id))
    return {
      consents: rows.map((row) => ({
        purpose: row.id,
        granted: row.granted,
        grantedAt: row.granted ? row.decidedAt.toISOString() : null,
      })),
    }
  }),
]
