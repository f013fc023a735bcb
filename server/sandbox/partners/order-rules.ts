import { eq } from 'drizzle-orm'
import type { Database } from '../../db/schema.ts'
import { type SandboxRule, sandboxOrderRules } from '../tables.ts'

/** How the systems that the sandbox plays answer about this order; `complete` where nothing else was asked for. */
export const ruleOf = async (db: Database, orderNumber: string): Promise<SandboxRule> => {
  const [row] = await db
    .select({ rule: sandboxOrderRules.rule })
    .from(sandboxOrderRules)
    .where(eq(sandboxOrderRules.orderNumber, orderNumber))
  return row?.rule ?? 'complete'
}
