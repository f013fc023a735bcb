import { inArray } from 'drizzle-orm'
import type { Database } from '../../../db/schema.ts'
import { type ReturnProofRow, returnProofs } from '../../../db/tables/papers/return-proofs.ts'

/** Proofs of returns, by return order number. */
export const findProofs = async (
  db: Database,
  returnOrderNumbers: readonly string[],
): Promise<ReadonlyMap<string, ReturnProofRow>> => {
  const rows = await db
    .select()
    .from(returnProofs)
    .where(inArray(returnProofs.returnOrderNumber, ['', ...returnOrderNumbers]))
  return new Map(rows.map((row) => [row.returnOrderNumber, row]))
}

/** Keeps a proof in place of the one before, of which nothing stays. */
export const putProof = async (tx: Database, row: ReturnProofRow): Promise<void> => {
  const { returnOrderNumber: _, ...rest } = row
  await tx
    .insert(returnProofs)
    .values(row)
    .onConflictDoUpdate({ target: returnProofs.returnOrderNumber, set: rest })
}
