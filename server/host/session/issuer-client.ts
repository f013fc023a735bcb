import * as client from 'openid-client'
import * as v from 'valibot'
import { accountTypes, type Member, sessionPaths } from '../../../contract/session/session.ts'
import type { IssuerAccess } from '../../common/issuer-access.types.ts'
import {
  type IssuerClient,
  IssuerRefusalError,
  IssuerUnavailableError,
  type TokenSet,
} from './session.types.ts'

/** `origin` is that of the client's own pages. */
export type IssuerClientOptions = IssuerAccess & { readonly origin: string }

const scope = 'openid profile email offline_access'

const Claims = v.object({
  sub: v.string(),
  given_name: v.optional(v.string()),
  family_name: v.optional(v.string()),
  email: v.optional(v.string()),
  account_type: v.fallback(v.picklist(accountTypes), 'member'),
})

const memberOf = (claims: unknown): Member => {
  const known = v.parse(Claims, claims)
  return {
    upmId: known.sub,
    givenName: known.given_name ?? null,
    familyName: known.family_name ?? null,
    email: known.email ?? null,
    accountType: known.account_type,
  }
}

type Answer = client.TokenEndpointResponse & client.TokenEndpointResponseHelpers

const tokensOf = (answer: Answer, before: TokenSet | null): TokenSet => ({
  accessToken: answer.access_token,
  accessTokenExpiresAt: new Date(Date.now() + (answer.expiresIn() ?? 300) * 1000),
  refreshToken: answer.refresh_token ?? before?.refreshToken ?? null,
  idToken: answer.id_token ?? before?.idToken ?? null,
})

/** An answer of the issuer that says no, as opposed to none, or to one that cannot be made out. */
const translate = (error: unknown): never => {
  if (error instanceof client.ResponseBodyError && error.status < 500) {
    throw new IssuerRefusalError(error.error, error)
  }
  if (error instanceof client.AuthorizationResponseError) throw new IssuerRefusalError(error.error, error)
  throw new IssuerUnavailableError('the issuer cannot be reached', { cause: error })
}

/** OpenID Connect client of the session module. The discovery document is read at first use, and again after a failure. */
export const createIssuerClient = (options: IssuerClientOptions): IssuerClient => {
  const { issuer, clientId, clientSecret, origin, resource } = options
  const redirectUri = `${origin}${sessionPaths.callback}`
  let known: Promise<client.Configuration> | null = null

  const discover = () =>
    client.discovery(
      new URL(issuer),
      clientId,
      {},
      clientSecret === null ? client.None() : client.ClientSecretBasic(clientSecret),
      {
        timeout: 5,
        ...(options.fetch ? { [client.customFetch]: options.fetch as client.CustomFetch } : {}),
        ...(issuer.startsWith('http:') ? { execute: [client.allowInsecureRequests] } : {}),
      },
    )
  const configuration = () => {
    known ??= discover().catch((error) => {
      known = null
      return translate(error)
    })
    return known
  }

  return {
    authorizationUrl: async (pending) =>
      client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope,
        resource,
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(pending.codeVerifier),
        code_challenge_method: 'S256',
        ui_locales: pending.locale,
        ...(pending.loginHint === null ? {} : { login_hint: pending.loginHint, prompt: 'login' }),
      }),
    exchange: async (callback, pending) => {
      const config = await configuration()
      try {
        const answer = await client.authorizationCodeGrant(
          config,
          callback,
          {
            pkceCodeVerifier: pending.codeVerifier,
            expectedNonce: pending.nonce,
            expectedState: pending.state,
            idTokenExpected: true,
          },
          { resource },
        )
        return { tokens: tokensOf(answer, null), member: memberOf(answer.claims()) }
      } catch (error) {
        return translate(error)
      }
    },
    renew: async (refreshToken) => {
      const config = await configuration()
      const before = { refreshToken } as TokenSet
      const answer = await client.refreshTokenGrant(config, refreshToken, { resource }).catch(translate)
      return tokensOf(answer, before)
    },
    endAll: async (upmId, tokens) => {
      if (options.endAllHere) return options.endAllHere(upmId)
      const config = await configuration()
      if (!config.serverMetadata().revocation_endpoint) return
      for (const { refreshToken } of tokens) {
        if (refreshToken !== null) await client.tokenRevocation(config, refreshToken).catch(() => {})
      }
    },
    end: async ({ refreshToken, idToken }, returnTo) => {
      if (options.endHere) {
        if (refreshToken !== null) await options.endHere(refreshToken)
        return null
      }
      const config = await configuration()
      const metadata = config.serverMetadata()
      if (refreshToken !== null && metadata.revocation_endpoint) {
        await client.tokenRevocation(config, refreshToken).catch(() => {})
      }
      if (!metadata.end_session_endpoint) return null
      return client.buildEndSessionUrl(config, {
        post_logout_redirect_uri: `${origin}${sessionPaths.signedOut}`,
        state: returnTo,
        ...(idToken === null ? {} : { id_token_hint: idToken }),
      })
    },
  }
}
