import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Database } from '../db/schema.ts'

/** A database that takes longer than this does not answer. */
const patienceMs = 2000

const answers = async (db: Database) => {
  const { promise: late, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(resolve, patienceMs, false)
  try {
    return await Promise.race([db.execute(sql`select 1`).then(() => true), late])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** `GET /healthz`: 200 once migrations have run and the database answers, else 503 (decisions.md). */
export const createHealthRoutes = (db: Database): Hono => {
  const app = new Hono()
  app.get('/healthz', async (c) => {
    const healthy = await answers(db)
    c.header('Cache-Control', 'no-store')
    return c.json({ status: healthy ? 'ok' : 'unavailable' }, healthy ? 200 : 503)
  })
  return app
}
