import type { Member } from '../../../contract/session/session.ts'

/** A sign-in under way: what the callback needs to finish it. */
export type PendingSignIn = {
  readonly codeVerifier: string
  readonly nonce: string
  readonly returnTo: string
  readonly locale: string
}

/** Tokens of one sign-in or renewal. */
export type TokenSet = {
  readonly accessToken: string
  readonly accessTokenExpiresAt: Date
  readonly refreshToken: string | null
  readonly idToken: string | null
}

/** What only the issuer is ever shown. */
export type IssuerTokens = Pick<TokenSet, 'refreshToken' | 'idToken'>

/** A signed-in browser, with the token that it calls by opened; those for the issuer are opened where they are needed. */
export type StoredSession = Pick<TokenSet, 'accessToken' | 'accessTokenExpiresAt'> & {
  readonly idHash: string
  readonly member: Member
  /** Ends then, if it is not used again. */
  readonly endsAt: Date
}

/** The issuer as an OpenID Connect client sees it, whoever it is. */
export type IssuerClient = {
  /** @throws {IssuerUnavailableError} */
  readonly authorizationUrl: (
    pending: PendingSignIn & {
      readonly state: string
      /** Who wants to sign in: whoever is signed in at the issuer is asked again. */
      readonly loginHint: string | null
    },
  ) => Promise<URL>
  /**
   * Changes the code of the callback's address into tokens.
   * @throws {IssuerUnavailableError} {IssuerRefusalError}
   */
  readonly exchange: (
    callback: URL,
    pending: PendingSignIn & { readonly state: string },
  ) => Promise<{ readonly tokens: TokenSet; readonly member: Member }>
  /** @throws {IssuerUnavailableError} {IssuerRefusalError} when the refresh token is not good any more. */
  readonly renew: (refreshToken: string) => Promise<TokenSet>
  /**
   * Ends all that a member has at the issuer, as far as it can be done without their browsers.
   * @throws {IssuerUnavailableError}
   */
  readonly endAll: (upmId: string, tokens: readonly IssuerTokens[]) => Promise<void>
  /**
   * Ends the issuer's session.
   * @returns address that the browser must visit to finish it; null: it has ended.
   */
  readonly end: (tokens: IssuerTokens, returnTo: string) => Promise<URL | null>
}

/** The issuer does not answer, or answers with an error of its own. */
export class IssuerUnavailableError extends Error {
  override readonly name = 'IssuerUnavailableError'
}

/** The issuer answered and refused; `code` is OAuth's error code. */
export class IssuerRefusalError extends Error {
  override readonly name = 'IssuerRefusalError'
  readonly code: string
  constructor(code: string, cause?: unknown) {
    super(`refused by the issuer: ${code}`, { cause })
    this.code = code
  }
}
