import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { validationCodeHeader } from '../../../contract/wire/link-code.ts'
import { createSealing } from '../../common/sealing.ts'
import { visitorCookieName } from '../../common/visitor-cookie.ts'
import type { Database } from '../../db/schema.ts'
import { loadSigningKeys, signingAlg } from '../../identity/signing-keys.ts'
import type { ApiRequest } from '../host/api-client.ts'
import { testSecret } from '../host/test-secret.ts'
import type { CallerName, Person } from './matrix.types.ts'

export const issuer = 'http://localhost:3000/identity/oidc'
export const audience = 'http://localhost:3000/api'
const client = 'baton-web'

const hour = 60 * 60

/** Makes a token that holds for an hour unless told otherwise; `key` null: one that nobody signed. */
const makeToken = async (key: JWK | null, claims: JWTPayload, endsIn = hour): Promise<string> => {
  const now = Math.floor(Date.now() / 1000)
  const payload = { iss: issuer, aud: audience, iat: now - 2 * hour, exp: now + endsIn, ...claims }
  if (key === null) return new UnsecuredJWT(payload).encode()
  return new SignJWT(payload)
    .setProtectedHeader({ alg: signingAlg, kid: key.kid ?? '', typ: 'at+jwt' })
    .sign(await importJWK(key, signingAlg))
}

export type Tokens = {
  readonly of: (upmId: string) => Promise<string>
  readonly expired: (upmId: string) => Promise<string>
  readonly revoked: (upmId: string) => Promise<string>
  /** One for each way of making one up. */
  readonly forged: (upmId: string) => Promise<readonly string[]>
}

/** Tokens of the embedded issuer, by the keys of this database, of which the older one went with the secret that it was sealed by. */
export const createTokens = async (db: Database): Promise<Tokens> => {
  const { signing: replaced } = await loadSigningKeys(db, createSealing(`${testSecret}, as it was before`))
  const { signing } = await loadSigningKeys(db, createSealing(testSecret))
  const { privateKey } = await generateKeyPair(signingAlg, { extractable: true })
  const foreign = { ...(await exportJWK(privateKey)), kid: signing.kid ?? '' }
  return {
    of: (sub) => makeToken(signing, { sub }),
    expired: (sub) => makeToken(signing, { sub }, -60),
    revoked: (sub) => makeToken(replaced, { sub }),
    forged: async (sub) => [
      await makeToken(null, { sub }),
      await makeToken(foreign, { sub }),
      await makeToken(signing, { sub, iss: 'https://elsewhere.example' }),
      await makeToken(signing, { sub, aud: 'https://elsewhere.example/api' }),
      await makeToken(signing, { sub, aud: client, nonce: 'n' }),
      '',
    ],
  }
}

const filterOf = (contact: string) => ({ query: { filter: contact } })
const byEmail = ({ email }: Person) => filterOf(`email(${email})`)
const byPhone = ({ phone }: Person) => filterOf(`phoneNumber(1 ${phone})`)
const byToken = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })
const byLink = ({ code }: Person) => ({ headers: { [validationCodeHeader]: code } })
const byCookie = ({ visitor }: Person) => ({ headers: { Cookie: `${visitorCookieName}=${visitor}` } })

/** What says who calls; `secondFilter` is sent behind the query's own. */
export type Credential = Pick<ApiRequest, 'query' | 'headers'> & {
  readonly person: Person
  readonly token: string | null
  readonly secondFilter?: string
}

/** All that a caller of this kind tries, each by itself. */
export const credentialsOf = async (
  tokens: Tokens,
  caller: CallerName,
  owner: Person,
  other: Person,
): Promise<readonly Credential[]> => {
  const by = (person: Person, sent: Pick<ApiRequest, 'query' | 'headers'> = {}): Credential => ({
    person,
    token: null,
    ...sent,
  })
  const signedIn = (person: Person, token: string, more: Pick<ApiRequest, 'query' | 'headers'> = {}) => ({
    person,
    token,
    ...more,
    headers: { ...more.headers, ...byToken(token).headers },
  })
  const token = await tokens.of(owner.upmId)
  const otherToken = await tokens.of(other.upmId)
  const expired = await tokens.expired(owner.upmId)
  switch (caller) {
    case 'nobody':
      return [by(other)]
    case 'member':
      return [signedIn(owner, token)]
    case 'otherMember':
      return [signedIn(other, otherToken)]
    case 'guest':
      return [by(owner, byEmail(owner))]
    case 'guestByPhone':
      return [by(owner, byPhone(owner))]
    case 'otherGuest':
      return [by(other, byEmail(other)), by(other, byPhone(other))]
    case 'link':
      return [by(owner, byLink(owner))]
    case 'otherLink':
      return [by(other, byLink(other))]
    case 'visitor':
      return [by(owner, byCookie(owner))]
    case 'otherVisitor':
      return [by(other, byCookie(other))]
    case 'expired':
      return [signedIn(owner, expired)]
    case 'revoked':
      return [signedIn(owner, await tokens.revoked(owner.upmId))]
    case 'forged':
      return (await tokens.forged(owner.upmId)).map((made) => signedIn(owner, made))
    case 'memberOtherFilter':
      return [signedIn(owner, token, byEmail(other))]
    case 'otherMemberFilter':
      return [signedIn(other, otherToken, byEmail(owner))]
    case 'expiredFilter':
      return [signedIn(owner, expired, byEmail(owner))]
    case 'otherMemberLink':
      return [signedIn(other, otherToken, byLink(owner))]
    case 'otherLinkFilter':
      return [by(owner, { ...byLink(other), ...byEmail(owner) })]
    case 'twoFilters':
      return [
        { ...by(owner, byEmail(owner)), secondFilter: `email(${other.email})` },
        { ...by(other, byEmail(other)), secondFilter: `email(${owner.email})` },
      ]
  }
}
