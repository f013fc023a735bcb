import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type Provider from 'oidc-provider'
import { msg, plural } from '#texts'
import type { Catalog } from '../../domain/countries/catalogs.gen.ts'
import { clientAddress } from '../common/addresses/client-address.ts'
import { acceptedLanguages, hostLanguage } from '../common/host-language.ts'
import type { Log, Pseudonym } from '../common/log.ts'
import { ProblemError, problemResponse } from '../common/problems.ts'
import { limitForm, readForm } from '../common/read-form.ts'
import { isSameOriginRequest } from '../common/same-origin.ts'
import type { Database } from '../db/schema.ts'
import { signInExpiredPage } from '../page-shell/sign-in-problem-pages.ts'
import { i18nIn } from '../texts/i18n-in.ts'
import type { AccountOffer, Accounts } from './accounts.ts'
import { checkCredentials } from './credentials.usecases.ts'
import { type Interaction, leaveIssuerSession } from './end-issuer-session.ts'
import { signInPagePath } from './issuer.ts'
import { oidcErrors } from './provider.ts'
import { type SignInPage, signInPage } from './sign-in-page.ts'

export type SignInDeps = {
  readonly db: Database
  readonly accounts: Accounts
  readonly provider: Provider
  readonly origin: string
  /** Accounts that may be signed in by a click or by a link; null: none. */
  readonly offer: AccountOffer | null
  readonly trustProxy: number
  readonly log: Log
  /** How the log names accounts and addresses. */
  readonly pseudonym: Pseudonym
}

const accepted = (c: Context) => hostLanguage(acceptedLanguages(c.req.header('accept-language')))

type Host = { Bindings: HttpBindings }
type Tried = Pick<SignInPage, 'email' | 'problem'>

/** The issuer's sign-in page; oidc-provider sends browsers here and takes them back. */
export const createSignInRoutes = (deps: SignInDeps): Hono<Host> => {
  const { db, accounts, provider, offer, origin, trustProxy, log, pseudonym } = deps
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

  const show = async (c: Context<Host>, language: Catalog, tried: Tried, status: 200 | 422 | 429) => {
    const offered = (await offer?.list(language)) ?? []
    const action = `${signInPagePath}/${c.req.param('uid')}`
    c.header('Cache-Control', 'no-store')
    return c.html(
      signInPage({
        language,
        action,
        offered,
        offeredPassword: offer?.password ?? null,
        ...tried,
      }),
      status,
    )
  }

  /** `account` is of the e-mail that was typed, in lower case, or of the member's id. */
  const note = (
    c: Context<Host>,
    event: 'identity.signed-in' | 'identity.refused',
    { account, ...more }: { readonly account: string; readonly by: string; readonly reason?: string },
  ) =>
    log(event === 'identity.signed-in' ? 'info' : 'warn', event, {
      ...more,
      account: pseudonym(account),
      from: pseudonym(clientAddress(c.env.incoming, trustProxy)),
    })

  const finish = async (c: Context<Host>, result: Parameters<typeof provider.interactionResult>[2]) =>
    c.redirect(await provider.interactionResult(c.env.incoming, c.env.outgoing, result), 303)

  /** Whoever signs in takes the place of an earlier account of this browser. */
  const signIn = async (c: Context<Host>, details: Interaction, account: string, by: string) => {
    await leaveIssuerSession(db, details, account)
    note(c, 'identity.signed-in', { account, by })
    return finish(c, { login: { accountId: account, remember: true } })
  }

  app.get(`${signInPagePath}/:uid`, async (c) => {
    const { details, language, hint } = await interaction(c)
    const hinted = hint === null ? null : await offer?.byEmail(hint)
    if (hinted) return signIn(c, details, hinted, 'link')
    return show(c, language, { email: '', problem: null }, 200)
  })

  app.post(`${signInPagePath}/:uid`, limitForm, async (c) => {
    const { details, language } = await interaction(c)
    if (!isSameOriginRequest(c.req.raw.headers, origin)) {
      note(c, 'identity.refused', { account: '', by: 'password', reason: 'elsewhere' })
      return c.text('Forbidden', 403)
    }
    const form = await readForm(c)
    const text = (name: string) => (form.get(name) ?? '').trim()
    if (form.has('cancel')) return finish(c, { error: 'access_denied', error_description: 'cancelled' })
    if (offer && form.has('member')) {
      const picked = (await offer.list(language)).find((account) => account.upmId === text('member'))
      if (picked) return signIn(c, details, picked.upmId, 'choice')
    }
    const email = text('email')
    const checked = await checkCredentials(db, accounts, {
      email,
      password: form.get('password') ?? '',
      address: clientAddress(c.env.incoming, trustProxy),
    })
    if (checked.ok) return signIn(c, details, checked.upmId, 'password')
    if (checked.reason !== 'incomplete') {
      note(c, 'identity.refused', { account: email.toLowerCase(), by: 'password', reason: checked.reason })
    }
    const i18n = i18nIn(language)
    if (checked.reason === 'limited') {
      c.header('Retry-After', String(Math.ceil(checked.waitMs / 1000)))
      const minutes = Math.ceil(checked.waitMs / 60_000)
      const general = i18n._(
        msg`Too many attempts. Try again in ${plural({ minutes }, { one: '# minute', other: '# minutes' })}.`,
      )
      return show(c, language, { email, problem: { general } }, 429)
    }
    const problem =
      checked.reason === 'incomplete'
        ? {
            ...(checked.missing.includes('email') ? { email: i18n._(msg`Enter your email address.`) } : {}),
            ...(checked.missing.includes('password') ? { password: i18n._(msg`Enter your password.`) } : {}),
          }
        : { email: i18n._(msg`No account has this email address and password. Check both.`) }
    return show(c, language, { email, problem }, 422)
  })

  app.onError((error, c) => {
    if (error instanceof ProblemError) return problemResponse(error)
    if (!(error instanceof oidcErrors.SessionNotFound)) throw error
    return c.html(signInExpiredPage(accepted(c)), 400)
  })
  return app
}
