import type Provider from 'oidc-provider'
import type { Configuration, JWKS, KoaContextWithOIDC } from 'oidc-provider'
import { hostLanguage } from '../common/host-language.ts'
import { errorFields, type Log } from '../common/log.ts'
import type { Sealing } from '../common/sealing.ts'
import { isUnavailable, unavailableForSeconds } from '../common/unavailable.ts'
import type { Database } from '../db/schema.ts'
import { issuerErrorPage } from '../page-shell/sign-in-problem-pages.ts'
import { grantClaim } from './access-tokens/living-grants.ts'
import type { Accounts } from './accounts.ts'
import { cookieSignatures } from './cookie-signatures.ts'
import { createOidcAdapter } from './oidc-adapter.ts'
import { interactionPolicy, OidcProvider } from './provider.ts'
import { loadSigningKeys, signingAlg } from './signing-keys.ts'

/** Where the embedded issuer is mounted (decisions.md). */
export const issuerPath = '/identity/oidc'
/** The issuer's own sign-in page; the interaction's id follows. */
export const signInPagePath = '/identity/sign-in'

const minute = 60
const day = 24 * 60 * minute

export type IssuerDeps = {
  readonly db: Database
  readonly accounts: Accounts
  readonly log: Log
  readonly sealing: Sealing
  readonly origin: string
  /** API base that access tokens are for. */
  readonly audience: string
  readonly client: {
    readonly id: string
    readonly secret: string
    readonly redirectUri: string
  }
}

/** Our own client needs no consent screen: what it asks for is granted at sign-in. */
const firstPartyGrant = (audience: string) => async (ctx: KoaContextWithOIDC) => {
  const { client, session, provider } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const known = session.grantIdFor(client.clientId)
  const found = known ? await provider.Grant.find(known) : undefined
  if (found) return found
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid profile email offline_access')
  grant.addResourceScope(audience, 'orders')
  await grant.save()
  return grant
}

/** When a sign-in is asked for: as oidc-provider has it, and where the browser's account is gone, since it would go on without one and fail. */
const signInPolicy = () => {
  const policy = interactionPolicy.base()
  const isGone = new interactionPolicy.Check(
    'account_gone',
    'End-User authentication is required',
    'login_required',
    ({ oidc }) => oidc.session?.accountId !== undefined && oidc.account === undefined,
  )
  policy.get('login')?.checks.add(isGone)
  return policy
}

/**
 * Prefixes hold browsers to `Secure` (and `__Host-` to this host alone). oidc-provider sets `Secure` over https only, so a
 * machine's own http goes without. A sign-in under way lies at a path of its own, which `__Host-` does not allow: two
 * tabs would take each other's.
 */
const cookieNames = (origin: string) => {
  const isSecure = origin.startsWith('https:')
  return {
    session: `${isSecure ? '__Host-' : ''}baton-issuer`,
    interaction: `${isSecure ? '__Secure-' : ''}baton-interaction`,
    resume: `${isSecure ? '__Secure-' : ''}baton-resume`,
  }
}

const configuration = (deps: IssuerDeps, jwks: JWKS): Configuration => {
  const { accounts, audience, client, db, sealing } = deps
  return {
    adapter: (model: string) => createOidcAdapter(db, sealing, model),
    jwks,
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        token_endpoint_auth_method: 'client_secret_basic',
        redirect_uris: [client.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
        id_token_signed_response_alg: signingAlg,
      },
    ],
    clientDefaults: { id_token_signed_response_alg: signingAlg },
    enabledJWA: { idTokenSigningAlgValues: [signingAlg] },
    cookies: {
      names: cookieNames(deps.origin),
      keys: cookieSignatures(sealing.deriveKey('issuer-cookies')),
      long: { signed: true, httpOnly: true, sameSite: 'lax', path: '/' },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    claims: {
      openid: ['sub'],
      profile: ['given_name', 'family_name', 'account_type'],
      email: ['email'],
    },
    conformIdTokenClaims: false,
    scopes: ['openid', 'offline_access', 'profile', 'email'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    rotateRefreshToken: true,
    extraTokenClaims: (_ctx, token) =>
      'grantId' in token && token.grantId ? { [grantClaim]: token.grantId } : undefined,
    issueRefreshToken: (_ctx, registered) => registered.grantTypeAllowed('refresh_token'),
    loadExistingGrant: firstPartyGrant(audience),
    findAccount: async (_ctx, upmId) => {
      const member = await accounts.byId(upmId)
      if (!member) return undefined
      return {
        accountId: upmId,
        claims: () => ({
          sub: upmId,
          given_name: member.givenName,
          family_name: member.familyName,
          email: member.email,
          account_type: member.accountType,
        }),
      }
    },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: 'orders',
          audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: 10 * minute,
          jwt: { sign: { alg: signingAlg } },
        }),
      },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: {
      policy: signInPolicy(),
      url: (_ctx, interaction) => `${signInPagePath}/${interaction.uid}`,
    },
    renderError: (ctx, out) => {
      ctx.type = 'html'
      ctx.body = issuerErrorPage(out.error, hostLanguage(ctx.query.ui_locales))
    },
    ttl: {
      AccessToken: 10 * minute,
      AuthorizationCode: minute,
      IdToken: 60 * minute,
      Interaction: 60 * minute,
      RefreshToken: 14 * day,
      // A browser that was left alone signs in anew, as its session here has ended by then (`sessionIdleMs`).
      Session: 7 * day,
      Grant: 14 * day,
    },
  }
}

/** The issuer calls every failure its own: without the database it is 503, as everywhere else. */
const answerWhereDatabaseIsDown = (provider: Provider) => {
  const down = new WeakSet<object>()
  provider.on('server_error', (ctx, error) => {
    if (isUnavailable(error)) down.add(ctx)
  })
  provider.use(async (ctx, next) => {
    await next()
    if (!down.has(ctx)) return
    ctx.status = 503
    ctx.set('Retry-After', String(unavailableForSeconds))
  })
}

/** The embedded OpenID Connect issuer, on the host's own database and with the accounts that are given. */
export const createIssuer = async (deps: IssuerDeps): Promise<Provider> => {
  const { signing, replaced } = await loadSigningKeys(deps.db, deps.sealing)
  if (replaced)
    deps.log('warn', 'identity.keys-replaced', { hint: 'hosts on one database need one BATON_SECRET' })
  const provider = new OidcProvider(`${deps.origin}${issuerPath}`, configuration(deps, { keys: [signing] }))
  provider.proxy = true
  answerWhereDatabaseIsDown(provider)
  provider.on('server_error', (_ctx, error) => deps.log('error', 'identity.failed', errorFields(error)))
  return provider
}
