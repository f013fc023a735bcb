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

const path = '/atlas'

/** For so long a first request waits for what may be there already. */
const patienceMs = 1_000

/** Names of files below a folder: no way leads out of it. */
const fileName = /^(?:[\w@-][\w@.-]*\/)*[\w@-][\w@.-]*$/

/** The atlas at `/atlas/`, built when it is first asked for. Mounted only where the sandbox is on. */
export const createAtlas = ({ root, log }: Parts) => {
  const stopping = new AbortController()
  let building: Promise<string | null> | null = null

  const build = async (): Promise<string | null> => {
    try {
      await ensureBuilt(root, atlasBuild, stopping.signal)
      return null
    } catch (error) {
      if (!stopping.signal.aborted) log('error', 'atlas.build-failed', errorFields(error))
      return error instanceof Error ? error.message : String(error)
    }
  }
  /** Why there is no atlas, once that is known; `null`: there is one. */
  const whyNot = (): Promise<string | null> => {
    building ??= build()
    return building
  }
  /** Somebody was told of a failure: whoever asks next has another try. */
  const tryAgain = () => {
    building = null
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
    const name = c.req.path.slice(path.length + 1)
    const why = await Promise.race([whyNot(), wait(patienceMs, undefined, { ref: false })])
    if (why === null) return send(c, name || 'index.html')
    if (why !== undefined && name === '') tryAgain()
    return c.html(waitingPage(why ?? null), 503, { 'Cache-Control': 'no-store' })
  })
  return {
    routes,
    /** Builds it where it is not built; answers why it could not be, or `null`. */
    ready: async () => {
      const why = await whyNot()
      if (why !== null) tryAgain()
      return why
    },
    stop: () => stopping.abort(),
  }
}
