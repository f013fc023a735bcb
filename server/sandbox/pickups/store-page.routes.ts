import { readFileSync } from 'node:fs'
import { asc } from 'drizzle-orm'
import { Hono } from 'hono'
import { curbsideService } from '../../../domain/pickup/pickup-life.ts'
import { storeName } from '../../../domain/pickup/store-name.ts'
import type { AppDeps } from '../../api/app-deps.ts'
import { stores } from '../../db/tables/stores.ts'
import { listPreparing } from './play-ready.ts'
import { storePage } from './store-page.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const cached = { 'Cache-Control': 'public, max-age=300' }

/** `/sandbox/store`, where people play the store at the curb. Mounted only where the sandbox is on. */
export const createStorePage = ({ db }: Pick<AppDeps, 'db'>): Hono => {
  const css = read('./store.css')
  const script = read('./store.js')
  const app = new Hono()
  app.get('/sandbox/store.css', (c) =>
    c.body(css, 200, { ...cached, 'Content-Type': 'text/css; charset=utf-8' }),
  )
  app.get('/sandbox/store.js', (c) =>
    c.body(script, 200, { ...cached, 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  app.get('/sandbox/store', async (c) => {
    const rows = await db.select().from(stores).orderBy(asc(stores.storeId))
    const choices = rows
      .filter(({ store }) => store.storeServices.includes(curbsideService))
      .map(({ storeId, country, store }) => ({ storeId, country, name: storeName(store) }))
    const chosen = c.req.query('storeId') || null
    const preparing = await listPreparing(db, chosen)
    return c.html(storePage(choices, chosen, preparing), 200, { 'Cache-Control': 'no-store' })
  })
  return app
}
