import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { getReturnLabel, ReturnLabel } from '../../../contract/returns/return-label.ts'
import { type Session, sessionPaths, type Visitor } from '../../../contract/session/session.ts'
import { OrderNumber } from '../../../contract/wire/primitives.ts'
import { guestFilterOf } from '../../../domain/guests/guest-filter.ts'
import { errorFields, type Log } from '../../common/log.ts'
import { safeReturnTo } from './return-to.ts'
import { IssuerUnavailableError } from './session.types.ts'
import type { SessionUsecases } from './session.usecases.ts'
import { readSessionId } from './session-cookies.ts'
import type { VisitorCookie } from './visitor-cookie.ts'

export type LabelFileDeps = {
  readonly usecases: Pick<SessionUsecases, 'current'>
  readonly visitors: VisitorCookie
  readonly origin: string
  /** Asks the API host; `path` begins behind its base. `context` is the browser's request, whose address limits count by. */
  readonly askApi: (
    path: string,
    headers: Readonly<Record<string, string>>,
    context: Context,
  ) => Promise<Response>
  readonly log: Log
}

/**
 * Policy of the file. Pages forbid plug-ins, and a document made on a page inherits that, which shuts the browser's own PDF
 * viewer out: so the file comes from the host, with nothing in its policy that the viewer needs (docs/decisions/0036).
 */
const filePolicy = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const pathOf = (returnNumber: string, language: string | undefined, visitor: Visitor | null): string => {
  const filter = guestFilterOf(visitor)
  const query = new URLSearchParams({ ...(language && { language }), ...(filter && { filter }) })
  const path = getReturnLabel.path.replace('{returnOrderNum}', encodeURIComponent(returnNumber))
  return `${path}?${query}`
}

/**
 * `GET /session/return-label/{number}`: the label as a PDF to look at, for whoever this browser's cookies say it is; without
 * a label the browser goes back to `returnTo`. Who may see it, and how often a guest may guess, the API host decides.
 */
export const createLabelFileRoutes = ({ usecases, visitors, origin, askApi, log }: LabelFileDeps): Hono => {
  const app = new Hono()

  const sessionOf = async (c: Context): Promise<Session> => {
    const session = await usecases.current(readSessionId(c))
    return session.status === 'member' ? session : { status: 'guest', visitor: await visitors.read(c) }
  }

  const fileOf = async (c: Context, returnNumber: string): Promise<Uint8Array<ArrayBuffer> | null> => {
    const session = await sessionOf(c)
    const visitor = session.status === 'guest' ? session.visitor : null
    const accepted = c.req.header('accept-language')
    const answer = await askApi(
      pathOf(returnNumber, c.req.query('language'), visitor),
      {
        ...(session.status === 'member' && { Authorization: `Bearer ${session.accessToken}` }),
        ...(accepted !== undefined && { 'Accept-Language': accepted }),
      },
      c,
    )
    if (!answer.ok) return null
    const label = v.safeParse(ReturnLabel, await answer.json())
    const pdf = label.success ? label.output.returnLabel : null
    return pdf ? Uint8Array.from(Buffer.from(pdf, 'base64')) : null
  }

  app.get(`${sessionPaths.returnLabel}/:returnNumber`, async (c) => {
    c.header('Cache-Control', 'no-store')
    const back = () => c.redirect(safeReturnTo(c.req.query('returnTo'), origin), 303)
    const returnNumber = v.safeParse(OrderNumber, c.req.param('returnNumber'))
    if (!returnNumber.success) return back()
    try {
      const file = await fileOf(c, returnNumber.output)
      if (file === null) return back()
      return c.body(file, 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="return-label-${returnNumber.output}.pdf"`,
        'Content-Security-Policy': filePolicy,
      })
    } catch (error) {
      if (!(error instanceof IssuerUnavailableError)) throw error
      log('warn', 'session.issuer-unavailable', errorFields(error))
      return back()
    }
  })
  return app
}
