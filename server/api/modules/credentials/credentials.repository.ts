import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/schema.ts'
import { members } from '../../../db/tables/people/members.ts'

/** Whether accounts have this e-mail (lower case) or these digits; both are looked for, whichever was asked. */
export const knownCredentials = async (
  db: Database,
  { email, digits }: { readonly email: string; readonly digits: string },
): Promise<{ readonly hasEmail: boolean; readonly hasPhone: boolean }> => {
  const [row] = await db
    .select({
      hasEmail: sql<boolean>`coalesce(bool_or(lower(${members.email}) = ${email}), false)`,
      hasPhone: sql<boolean>`coalesce(bool_or(${members.phone} = ${digits}), false)`,
    })
    .from(members)
    .where(sql`lower(${members.email}) = ${email} or ${members.phone} = ${digits}`)
  return { hasEmail: row?.hasEmail ?? false, hasPhone: row?.hasPhone ?? false }
}
