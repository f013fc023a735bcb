import type { HttpBindings } from '@hono/node-server'
import { asc, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type Provider from 'oidc-provider'
import type { Language } from '../../domain/format/locale.ts'
import { clientAddress } from '../common/client-address.ts'
import { acceptedLanguages, hostLanguage } from '../common/host-language.ts'
import { isSameOriginRequest } from '../common/same-origin.ts'
import type { Database } from '../db/schema.ts'
import { members } from '../db/tables/members.ts'
import { signInExpiredPage } from '../host/pages/identity-pages.ts'
import { identityTexts } from '../host/pages/identity-texts.ts'
import { type SampleMember, type SignInPage, signInPage } from '../host/pages/sign-in-page.ts'
import { checkCredentials } from './credentials.usecases.ts'
import { leaveIssuerSession } from './end-issuer-session.ts'
import { signInPagePath } from './issuer.ts'
import { oidcErrors } from './provider.ts'

export type SignInDeps = {
  readonly db: Database
  readonly provider: Provider
  readonly origin: string
  /** Sample members may be signed in by a click, and say the password they share. */
  readonly samples: { readonly password: string } | null
  readonly trustProxy: number
}

const accepted = (c: Context) => hostLanguage(acceptedLanguages(c.req.header('accept-language')))

type Host = { Bindings: HttpBindings }
type Tried = Pick<SignInPage, 'email' | 'problem'>

const sampleMembers = async (db: Database, language: Language): Promise<SampleMember[]> => {
  const rows = await db.select().from(members).orderBy(asc(members.country), asc(members.givenName))
  return rows.map((row) => ({
    upmId: row.upmId,
    name: `${row.givenName} ${row.familyName}`,
    country: row.country,
    note: row.note?.[language] ?? row.note?.en ?? null,
  }))
}

/** A link of the sandbox names the member it is for, who is then signed in at once. */
const sampleMemberByEmail = async (db: Database, email: string): Promise<string | null> => {
  const [row] = await db.select().from(members).where(sql`lower(${members.email}) = ${email}`)
  return row?.upmId ?? null
}

/** The issuer's sign-in page; oidc-provider sends browsers here and takes them back. */
export const createSignInRoutes = (deps: SignInDeps): Hono<Host> => {
  const { db, provider, samples, origin, trustProxy } = deps
  const app = new Hono<Host>()

  const interaction = async (c: Context<Host>) => {
    const details = await provider.interactionDetails(c.env.incoming, c.env.outgoing)
    if (details.uid !== c.req.param('uid')) throw new oidcErrors.SessionNotFound('another sign-in')
    const { ui_locales: wanted, login_hint: hint } = details.params
    return {
      details,
      language: typeof wanted === 'string' ? hostLanguage(wanted) : accepted(c),
      hint: typeof hint === 'string' ? hint.toLowerCase() : null,
    }
  }

  const show = async (c: Context<Host>, language: Language, tried: Tried, status: 200 | 422 | 429) => {
    const found = samples ? await sampleMembers(db, language) : []
    const action = `${signInPagePath}/${c.req.param('uid')}`
    c.header('Cache-Control', 'no-store')
    return c.html(
      signInPage({
        language,
        action,
        sampleMembers: found,
        samplePassword: samples?.password ?? null,
        ...tried,
      }),
      status,
    )
  }

  const finish = async (c: Context<Host>, result: Parameters<typeof provider.interactionResult>[2]) =>
    c.redirect(await provider.interactionResult(c.env.incoming, c.env.outgoing, result), 303)

  app.get(`${signInPagePath}/:uid`, async (c) => {
    const { details, language, hint } = await interaction(c)
    const hinted = samples && hint !== null ? await sampleMemberByEmail(db, hint) : null
    if (hinted) {
      await leaveIssuerSession(db, details, hinted)
      return finish(c, { login: { accountId: hinted, remember: true } })
    }
    return show(c, language, { email: '', problem: null }, 200)
  })

  app.post(`${signInPagePath}/:uid`, bodyLimit({ maxSize: 8192 }), async (c) => {
    const { language } = await interaction(c)
    if (!isSameOriginRequest(c.req.raw.headers, origin)) return c.text('Forbidden', 403)
    const form = await c.req.formData()
    const text = (name: string) => String(form.get(name) ?? '').trim()
    if (form.has('cancel')) return finish(c, { error: 'access_denied', error_description: 'cancelled' })
    if (samples && form.has('member')) {
      const picked = (await sampleMembers(db, language)).find((member) => member.upmId === text('member'))
      if (picked) return finish(c, { login: { accountId: picked.upmId, remember: true } })
    }
    const email = text('email')
    const checked = await checkCredentials(db, {
      email,
      password: String(form.get('password') ?? ''),
      address: clientAddress(c.env.incoming, trustProxy),
    })
    if (checked.ok) return finish(c, { login: { accountId: checked.upmId, remember: true } })
    const words = identityTexts[language]
    if (checked.reason === 'limited') {
      c.header('Retry-After', String(Math.ceil(checked.waitMs / 1000)))
      const general = words.tooMany(Math.ceil(checked.waitMs / 60_000))
      return show(c, language, { email, problem: { general } }, 429)
    }
    const problem =
      checked.reason === 'incomplete'
        ? {
            ...(checked.missing.includes('email') ? { email: words.emailMissing } : {}),
            ...(checked.missing.includes('password') ? { password: words.passwordMissing } : {}),
          }
        : { email: words.noMatch }
    return show(c, language, { email, problem }, 422)
  })

  app.onError((error, c) => {
    if (!(error instanceof oidcErrors.SessionNotFound)) throw error
    return c.html(signInExpiredPage(accepted(c)), 400)
  })
  return app
}
