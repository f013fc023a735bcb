import { type Context, Hono } from 'hono'
import { codeWorkerPath } from '../../../domain/offline-codes/code-page.ts'
import { hostDoors } from '../../../domain/pages/page.ts'
import { isPagePath } from '../../../domain/pages/page-subject.ts'
import type { ClientFiles } from './client-files.ts'
import { createIndexPages, type IndexPageOptions } from './index-page.ts'
import type { ExtrasOf } from './page-extras.ts'
import { createPreloads } from './preloads.ts'
import { positionPolicyOf } from './security-headers.ts'
import { sendFile } from './send-file.ts'

/** The host's own doors and folders of files: never a page of the client (SH-06). */
const notPages = new Set<string>([...hostDoors, 'products'])

const isDoor = (path: string) => notPages.has(path.split('/')[1] ?? '')

const notFound = (c: Context) => c.text('Not found', 404, { 'Cache-Control': 'no-store' })

/** As `scripts/build-client.ts` builds them, beside the worker: without codes, and with neither codes nor web push. */
const pushOnlyPath = '/offline-codes-push.js'
const switchedOffPath = '/offline-codes-off.js'

const year = 365 * 24 * 60 * 60

export type PagesOptions = Pick<IndexPageOptions, 'told'> & {
  readonly extrasOf?: ExtrasOf
  /** Renders a page for a request; answers `null` where its contents are to be made in the browser. */
  readonly rendered?: (c: Context) => Promise<Response | null>
  /** Whether pages may keep codes: `false` puts a worker that opens none in the place of the one that does. */
  readonly offlineCodes?: boolean
  /** Whether the host sends web push: without it and without codes the worker goes away. */
  readonly webPush?: boolean
  /** Whether that was because the database is down. */
  readonly isUnavailable?: (c: Context) => boolean
}

/** Serves the built client: files by their path, the one page for every other address. */
export const createPagesRoutes = ({ files, manifest }: ClientFiles, options: PagesOptions): Hono => {
  const index = files.get('/index.html')
  if (!index) throw new Error('the built client has no index.html')
  const source = index.body.toString('utf8')
  const pages = createIndexPages(source, { ...options, headFor: createPreloads(manifest, source) })
  const app = new Hono()
  app.on(['GET', 'HEAD'], '*', async (c) => {
    const { path } = c.req
    const file = path === '/index.html' ? undefined : files.get(path)
    if (path === codeWorkerPath && file) {
      const lesser = options.webPush === false ? switchedOffPath : pushOnlyPath
      const worker = options.offlineCodes === false ? files.get(lesser) : file
      return worker ? sendFile(c, worker, 'no-cache') : notFound(c)
    }
    if (file) {
      const immutable = path.startsWith('/assets/')
      return sendFile(c, file, immutable ? `public, max-age=${year}, immutable` : 'public, max-age=3600')
    }
    if (isDoor(path)) return notFound(c)
    const whole = c.req.method === 'GET' ? await options.rendered?.(c) : null
    if (whole) return whole
    const isDown = options.isUnavailable?.(c) === true
    c.status(isDown ? 503 : isPagePath(path) ? 200 : 404)
    const extras = options.extrasOf?.(c)
    const page = pages.forRequest(path, c.req.header('accept-language'), extras?.head)
    if (extras) c.header('Content-Security-Policy', extras.policy)
    for (const [name, value] of Object.entries(positionPolicyOf(path))) c.header(name, value)
    return sendFile(c, page, extras || isDown ? 'no-store' : 'no-cache', 'Accept-Encoding, Accept-Language')
  })
  app.all('*', (c) =>
    isDoor(c.req.path) ? notFound(c) : c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }),
  )
  return app
}
