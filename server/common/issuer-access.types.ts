/** How an OpenID Connect client reaches an issuer, and is known there. */
export type IssuerAccess = {
  readonly issuer: string
  readonly clientId: string
  /** null: a public client. */
  readonly clientSecret: string | null
  /** API base that access tokens are for (RFC 8707). */
  readonly resource: string
  /** How requests reach the issuer, where not by its public address. */
  readonly fetch?: typeof fetch
  /** Ends the issuer's session without the browser's help, where that can be done. */
  readonly endHere?: (refreshToken: string) => Promise<void>
  /** The same for all that a member has there, in every browser. */
  readonly endAllHere?: (upmId: string) => Promise<void>
}
