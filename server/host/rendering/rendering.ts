import type { Context } from 'hono'
import type { RenderPage } from '../../../src/app/server/entry-server.tsx'
import type { ClientFiles } from '../pages/client-files.ts'
import type { SessionUsecases } from '../session/session.usecases.ts'
import { readSessionId } from '../session/session-cookies.ts'
import type { VisitorCookie } from '../session/visitor-cookie.ts'
import { createPageDocuments } from './page-document.ts'
import { createRenderedPages, type RenderedPagesDeps } from './rendered-pages.ts'

type Parts = Pick<RenderedPagesDeps, 'apiFor' | 'origin' | 'playedShop' | 'policy' | 'extrasOf' | 'log'> & {
  readonly render: RenderPage
  readonly usecases: Pick<SessionUsecases, 'current'>
  readonly visitors: VisitorCookie
  /** What the pages of this host are told in their head. */
  readonly told: string
  readonly hasSandbox: boolean
}

/** By which a test asks for a page without its contents, in the sandbox. */
const shellHeader = 'X-Sandbox-Page'

/** Renders pages from the built client, for whoever a request's cookies say is looking. */
export const createRendering = (files: ClientFiles, parts: Parts) => {
  const source = files.files.get('/index.html')?.body.toString('utf8') ?? ''
  const { usecases, visitors } = parts
  return createRenderedPages({
    ...parts,
    documentOf: createPageDocuments(files, source, parts.told),
    sessionOf: async (c: Context) => {
      const session = await usecases.current(readSessionId(c))
      return session.status === 'member' ? session : { status: 'guest', visitor: await visitors.read(c) }
    },
    wantsShell: (c) => parts.hasSandbox && c.req.header(shellHeader) === 'shell',
  })
}
