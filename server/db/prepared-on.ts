import type { Database } from './schema.ts'

/**
 * Builds statements once for each database object: their SQL is written and their rows' readers are made with the first
 * request, and a server plans them once for each connection.
 */
export const preparedOn = <Statements>(
  build: (db: Database) => Statements,
): ((db: Database) => Statements) => {
  const built = new WeakMap<Database, Statements>()
  return (db) => {
    const known = built.get(db)
    if (known !== undefined) return known
    const statements = build(db)
    built.set(db, statements)
    return statements
  }
}
