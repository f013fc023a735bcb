import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasDatabase } from '../testing/database/open-test-database.ts'
import { type IdentityHost, startIdentityHost } from '../testing/host/identity-host.ts'

describe.runIf(hasDatabase())('what the embedded issuer says that it does', () => {
  let host: IdentityHost
  beforeAll(async () => {
    host = await startIdentityHost()
  })
  afterAll(() => host?.close())

  test('codes with PKCE for one client that proves its secret, ES256, and no more than that', async () => {
    const answer = await fetch(`${host.origin}/identity/oidc/.well-known/openid-configuration`)
    const said = (await answer.json()) as Record<string, unknown>
    expect(said).toMatchObject({
      issuer: `${host.origin}/identity/oidc`,
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: ['ES256'],
      scopes_supported: ['openid', 'offline_access', 'profile', 'email'],
    })
    expect(said.claims_supported).toEqual(
      expect.arrayContaining(['sub', 'given_name', 'family_name', 'account_type', 'email']),
    )
    expect(said).not.toHaveProperty('end_session_endpoint')
    expect(said).not.toHaveProperty('registration_endpoint')
  })

  test('its keys are public parts alone', async () => {
    const answer = await fetch(`${host.origin}/identity/oidc/jwks`)
    const { keys } = (await answer.json()) as { keys: readonly Record<string, unknown>[] }
    expect(keys).toHaveLength(1)
    expect(keys[0]).toMatchObject({ kty: 'EC', alg: 'ES256', use: 'sig' })
    expect(keys[0]).not.toHaveProperty('d')
  })

  test('a request that it cannot take is refused by a page in the language that was asked for', async () => {
    const refused = await fetch(`${host.origin}/identity/oidc/auth?client_id=nobody&ui_locales=pl`)
    expect(refused.status).toBe(400)
    expect(refused.headers.get('content-type')).toContain('text/html')
    expect(await refused.text()).toContain('<html lang="pl" dir="ltr">')
  })
})
