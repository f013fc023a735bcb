import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { sessionPaths } from '../../contract/session/session.ts'
import type { VerifyAccessToken } from '../common/access-token.types.ts'
import type { IssuerAccess } from '../common/issuer-access.types.ts'
import { createPseudonym, type Log } from '../common/log.ts'
import type { Sealing } from '../common/sealing.ts'
import type { Database } from '../db/schema.ts'
import type { CallRates } from '../limits/call-rates.ts'
import type { Settings } from '../settings/settings.ts'
import { isLivingGrant } from './access-tokens/living-grants.ts'
import {
  createVerifyAccessToken,
  embeddedIssuerKeys,
  remoteIssuerKeys,
} from './access-tokens/verify-access-token.ts'
import type { AccountOffer, Accounts } from './accounts.ts'
import { endIssuerSession, endIssuerSessions } from './end-issuer-session.ts'
import { createIssuer, issuerPath } from './issuer.ts'
import { createIssuerHandler, type IssuerHandler } from './issuer-handler.ts'
import { createSignInRoutes } from './sign-in.routes.ts'

export type IdentityParts = {
  readonly settings: Settings
  readonly origin: string
  /** Origin by which this process reaches itself. */
  readonly ownOrigin: string
  readonly db: Database
  readonly sealing: Sealing
  readonly log: Log
  readonly accounts: Accounts
  /** How often somebody may begin a sign-in. */
  readonly rates: CallRates
  /** Accounts that the sign-in page offers for a click; null: none. */
  readonly offer: AccountOffer | null
}

export type Identity = {
  readonly verifyAccessToken: VerifyAccessToken
  readonly access: IssuerAccess
  /** The embedded issuer and its sign-in page; null where another issuer is used. */
  readonly issuer: IssuerHandler | null
  readonly signIn: Hono<{ Bindings: HttpBindings }> | null
}

const Discovery = v.object({ jwks_uri: v.pipe(v.string(), v.url()) })

const jwksUriOf = (issuer: string) => async () => {
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(5000),
    redirect: 'error',
  })
  return new URL(v.parse(Discovery, await answer.json()).jwks_uri)
}

/** Our own requests to the embedded issuer stay in the machine, whatever address the world knows it by. */
const localFetch =
  (origin: string, ownOrigin: string): typeof fetch =>
  (request, options) => {
    const address = request instanceof Request ? request.url : String(request)
    const isOwn = address.startsWith(`${origin}/`)
    return fetch(isOwn ? ownOrigin + address.slice(origin.length) : address, {
      ...options,
      redirect: 'error',
    })
  }

const anotherIssuer = ({ settings }: IdentityParts, issuer: string, audience: string): Identity => ({
  verifyAccessToken: createVerifyAccessToken(remoteIssuerKeys(jwksUriOf(issuer)), { issuer, audience }),
  access: {
    issuer,
    clientId: settings.oidcClientId,
    clientSecret: settings.oidcClientSecret,
    resource: audience,
  },
  issuer: null,
  signIn: null,
})

/** The embedded issuer with everything that belongs to it, or what it takes to use another one. */
export const createIdentity = async (parts: IdentityParts): Promise<Identity> => {
  const { settings, origin, ownOrigin, db, sealing, log, accounts, offer } = parts
  const audience = settings.apiBase ?? `${origin}/api`
  if (settings.oidcIssuer !== null) return anotherIssuer(parts, settings.oidcIssuer, audience)

  const issuer = `${origin}${issuerPath}`
  const client = {
    id: settings.oidcClientId,
    secret: sealing.deriveKey('issuer-client'),
    redirectUri: `${origin}${sessionPaths.callback}`,
  }
  const provider = await createIssuer({ db, accounts, log, sealing, origin, audience, client })
  return {
    verifyAccessToken: createVerifyAccessToken(embeddedIssuerKeys(db), { issuer, audience }, (grantId) =>
      isLivingGrant(db, grantId),
    ),
    access: {
      issuer,
      clientId: client.id,
      clientSecret: client.secret,
      resource: audience,
      fetch: localFetch(origin, ownOrigin),
      endAllHere: (upmId) => endIssuerSessions(db, upmId),
      endHere: (refreshToken) => endIssuerSession(db, provider, refreshToken),
    },
    issuer: createIssuerHandler(provider, { origin, rates: parts.rates, trustProxy: settings.trustProxy }),
    signIn: createSignInRoutes({
      db,
      accounts,
      provider,
      origin,
      offer,
      trustProxy: settings.trustProxy,
      log,
      pseudonym: createPseudonym(sealing),
    }),
  }
}
