import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import type { AddressDraft } from '../../../../domain/addresses/address-layout.types.ts'
import type { Database } from '../../../db/schema.ts'
import { type MemberAddressRow, memberAddresses } from '../../../db/tables/people/member-addresses.ts'

/** Addresses of a member: the preferred one, then the newest. */
export const listOwn = (db: Database, upmId: string): Promise<MemberAddressRow[]> =>
  db
    .select()
    .from(memberAddresses)
    .where(eq(memberAddresses.upmId, upmId))
    .orderBy(desc(memberAddresses.preferred), desc(memberAddresses.createdAt), memberAddresses.id)

/** Nobody else changes the member's book until the transaction ends. */
export const lockBook = (tx: Database, upmId: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`member_addresses:${upmId}`}, 0))`)

export const countOwn = async (db: Database, upmId: string): Promise<number> => {
  const [row] = await db
    .select({ addresses: count() })
    .from(memberAddresses)
    .where(eq(memberAddresses.upmId, upmId))
  return row?.addresses ?? 0
}

export const hasOwn = async (db: Database, upmId: string, id: string): Promise<boolean> => {
  const rows = await db
    .select({ id: memberAddresses.id })
    .from(memberAddresses)
    .where(and(eq(memberAddresses.upmId, upmId), eq(memberAddresses.id, id)))
  return rows.length > 0
}

/** Takes the mark of the preferred address from all of a member's but one. */
const preferOnly = async (tx: Database, upmId: string, id: string): Promise<void> => {
  await tx
    .update(memberAddresses)
    .set({ preferred: false })
    .where(
      and(eq(memberAddresses.upmId, upmId), ne(memberAddresses.id, id), eq(memberAddresses.preferred, true)),
    )
}

type Kept = {
  readonly upmId: string
  readonly id: string
  readonly address: AddressDraft
  readonly now: Date
}

/** The book must be locked. */
export const insertOwn = async (tx: Database, { upmId, id, address, now }: Kept): Promise<void> => {
  if (address.preferred) await preferOnly(tx, upmId, id)
  await tx.insert(memberAddresses).values({ ...address, upmId, id, createdAt: now, changedAt: now })
}

/** The book must be locked. */
export const updateOwn = async (tx: Database, { upmId, id, address, now }: Kept): Promise<void> => {
  if (address.preferred) await preferOnly(tx, upmId, id)
  await tx
    .update(memberAddresses)
    .set({ ...address, changedAt: now })
    .where(and(eq(memberAddresses.upmId, upmId), eq(memberAddresses.id, id)))
}
