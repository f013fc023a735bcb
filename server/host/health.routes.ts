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

/**
 * What probes ask. `/livez`: 200 while the process answers at all, whatever its database does; where that fails, a restart helps.
 * `/readyz`, and `/healthz` by its older name (decisions.md): 200 once migrations have run and the database answers, 503 where it does not and as
 * soon as the host was told to stop; then requests belong to other hosts.
 */
export const createHealthRoutes = (db: Database, isStopping: () => boolean = () => false): Hono => {
  const app = new Hono()
  app.get('/livez', (c) => {
    c.header('Cache-Control', 'no-store')
    return c.json({ status: 'ok' })
  })
  app.on('GET', ['/readyz', '/healthz'], async (c) => {
    c.header('Cache-Control', 'no-store')
    if (isStopping()) return c.json({ status: 'stopping' }, 503)
    const healthy = await answers(db)
    return c.json({ status: healthy ? 'ok' : 'unavailable' }, healthy ? 200 : 503)
  })
  return app
}
