import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { errorFields, type Log } from '../../common/log.ts'
import { atlasBuild } from '../../host/builds/builds.ts'
import { ensureBuilt } from '../../host/builds/ensure-built.ts'
import { etagOf, typeOfFile } from '../../host/pages/client-files.ts'
import { sendFile } from '../../host/pages/send-file.ts'
import { atlasHeaders } from './atlas-headers.ts'
import { lookAgain, lookAgainPath, waitingPage } from './waiting-page.ts'

type Parts = { readonly root: string; readonly log: Log }

type Building = { readonly state: 'building' | 'built' } | { readonly state: 'failed'; readonly why: string }

const path = '/atlas'

/** For so long a first request waits for what may be there already. */
const patienceMs = 1_000

/** Names of files below a folder: no way leads out of it. */
const fileName = /^(?:[\w@-][\w@.-]*\/)*[\w@-][\w@.-]*$/

/** The atlas at `/atlas/`, built when it is first asked for. Mounted only where the sandbox is on. */
export const createAtlas = ({ root, log }: Parts) => {
  const stopping = new AbortController()
  let building: Building | null = null
  let whenBuilt: Promise<void> | null = null

  const build = async () => {
    building = { state: 'building' }
    try {
      await ensureBuilt(root, atlasBuild, stopping.signal)
      building = { state: 'built' }
    } catch (error) {
      if (stopping.signal.aborted) return
      log('error', 'atlas.build-failed', errorFields(error))
      building = { state: 'failed', why: error instanceof Error ? error.message : String(error) }
    }
  }

  const start = (): Promise<void> => {
    whenBuilt ??= build()
    return whenBuilt
  }

  const send = async (c: Context, name: string) => {
    const body = fileName.test(name)
      ? await readFile(join(root, atlasBuild.folder, name)).catch(() => null)
      : null
    if (body === null) return c.text('Not found', 404, { 'Cache-Control': 'no-store' })
    const file = { type: typeOfFile(extname(name)), etag: etagOf(body), body, brotli: null, gzip: null }
    return sendFile(c, file, 'no-cache')
  }

  const routes = new Hono()
  routes.use(`${path}/*`, async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(atlasHeaders)) c.header(name, value)
  })
  routes.get(path, (c) => c.redirect(`${path}/`))
  routes.get(lookAgainPath, (c) =>
    c.body(lookAgain, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  routes.get(`${path}/*`, async (c) => {
    await Promise.race([start(), wait(patienceMs, undefined, { ref: false })])
    if (building?.state === 'built') return send(c, c.req.path.slice(path.length + 1) || 'index.html')
    const why = building?.state === 'failed' ? building.why : null
    return c.html(waitingPage(why), 503, { 'Cache-Control': 'no-store' })
  })
  return {
    routes,
    /** Builds it where it is not built; answers why it could not be, or `null`. */
    ready: async () => {
      await start()
      return building?.state === 'failed' ? building.why : null
    },
    stop: () => stopping.abort(),
  }
}
