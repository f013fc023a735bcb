import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, schema } from '../../db/schema.ts'

const minuteMs = 60_000
export const dayMs = 24 * 60 * minuteMs

/** One reason why rows of a table go. */
export type Way = {
  readonly when: string
  /** Puts a row that is known by `name`, past its time or within it. */
  readonly put: (db: Database, name: string, isOver: boolean) => Promise<unknown>
}

/** A row whose time is `afterMs` from a moment that it holds; ten minutes past it, or ten before. */
export const aged = (
  when: string,
  afterMs: number,
  put: (db: Database, name: string, at: Date) => Promise<unknown>,
): Way => ({
  when,
  put: (db, name, isOver) => put(db, name, new Date(Date.now() - afterMs + (isOver ? -10 : 10) * minuteMs)),
})

/** A table that is cleaned, with the names of the rows that are there. */
type Cleaned = { readonly ways: readonly Way[]; readonly names: (db: Database) => Promise<readonly string[]> }

/**
 * A table that nobody cleans. `order`: its rows are an order's, go with it, and how many one order can have is bounded by `why`.
 * `account`: the same of a member. `shop`: the shop writes it, and no caller.
 */
type Bounded = { readonly with: 'order' | 'account' | 'shop'; readonly why: string }

export type Kept = Cleaned | Bounded

type Tables = typeof schema

/** Names of the product's tables in the schema. */
export type TableName = {
  [Name in keyof Tables]: Tables[Name] extends PgTable ? Name : never
}[keyof Tables]
