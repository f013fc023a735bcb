import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import type { AppDeps } from '../../api/app-deps.ts'
import { listMails, readMail, readMailFile } from './list-mails.ts'
import { phonePage } from './phone-page.ts'

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** A mail is somebody else's document: it may show its own styles and pictures, and do nothing. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** Mails to look at as their readers see them, their files, and a phone with text messages. Mounted only where the sandbox is on. */
export const createMailRoutes = (deps: Pick<AppDeps, 'db' | 'settings' | 'labelPrinter'>): Hono => {
  const { db } = deps
  const css = readFileSync(new URL('./phone.css', import.meta.url), 'utf8')
  const app = new Hono()
  app.get('/sandbox/phone.css', (c) =>
    c.body(css, 200, { 'Cache-Control': 'public, max-age=300', 'Content-Type': 'text/css; charset=utf-8' }),
  )
  app.get('/sandbox/phone', async (c) => {
    const number = (c.req.query('number') ?? '').replaceAll(/\D/g, '').slice(0, 20)
    const to = number === '' ? undefined : number
    const messages = await listMails(db, deps, { channel: 'text', to })
    return c.html(phonePage(messages, number), 200, { 'Cache-Control': 'no-store' })
  })
  app.get('/sandbox/mails/:id', async (c) => {
    const id = c.req.param('id')
    const mail = isId(id) ? await readMail(db, deps, id) : null
    if (mail === null) return c.notFound()
    const shown = mail.files.reduce(
      (html, { cid, filename }) =>
        cid === undefined ? html : html.replaceAll(`cid:${cid}`, `/sandbox/mails/${id}/${filename}`),
      mail.html,
    )
    return c.html(shown, 200, { 'Cache-Control': 'no-store', 'Content-Security-Policy': mailPolicy })
  })
  app.get('/sandbox/mails/:id/:filename', async (c) => {
    const { id, filename } = c.req.param()
    const file = isId(id) ? await readMailFile(db, deps, id, filename) : null
    if (file === null) return c.notFound()
    return c.body(new Uint8Array(await file.content()), 200, {
      'Cache-Control': 'no-store',
      'Content-Type': file.contentType,
      'Content-Disposition': `inline; filename="${file.filename}"`,
    })
  })
  return app
}
