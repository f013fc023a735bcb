import { describe, expect, test } from 'vitest'
import { type HeaderOptions, positionPolicyOf, securityHeaders } from './security-headers.ts'

const options: HeaderOptions = {
  origin: 'https://podium.example',
  apiBase: null,
  oidcIssuer: null,
  formHosts: [],
  surveyUrl: null,
}

const policyOf = async (more: Partial<HeaderOptions> = {}) => {
  const headers = await securityHeaders({ ...options, ...more })
  return (headers['content-security-policy'] ?? '').split('; ').toSorted()
}

/** Of a page that calls nobody but its own host, over TLS. */
const policy = [
  "base-uri 'none'",
  "connect-src 'self'",
  "default-src 'none'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "manifest-src 'self'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "script-src 'self'",
  "style-src 'self'",
  'trusted-types offline-codes',
  'upgrade-insecure-requests',
  "worker-src 'self'",
]

describe('headers of every answer', () => {
  test('are these and no others', async () => {
    const { 'content-security-policy': _, ...others } = await securityHeaders(options)
    expect(others).toEqual({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=()',
      'referrer-policy': 'strict-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  })

  test('[BY-45] let the page of a visit ask where a device is, and no other', () => {
    expect(positionPolicyOf('/us/en/orders/sales/PD48KX20917/on-the-way')).toEqual({
      'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    })
    for (const path of [
      '/us/en/orders/sales/PD48KX20917',
      '/us/en/orders/returns/RT48KX20917/on-the-way',
      '/',
    ])
      expect(positionPolicyOf(path)).toEqual({})
  })

  test('let a page load its own scripts, styles and fonts, and run no other', async () => {
    expect(await policyOf()).toEqual(policy)
  })

  test('ask for no encryption where the host has none', async () => {
    const origin = 'http://localhost:3000'
    expect(await policyOf({ origin })).toEqual(policy.filter((part) => !part.startsWith('upgrade')))
    expect(await securityHeaders({ ...options, origin })).not.toHaveProperty('strict-transport-security')
  })
})

describe('hosts that the policy names', () => {
  test('another API host may be called', async () => {
    expect(await policyOf({ apiBase: 'https://api.example/v1' })).toContain(
      "connect-src 'self' https://api.example",
    )
  })

  test('the survey may be loaded and called', async () => {
    const parts = await policyOf({
      surveyUrl: 'https://survey.example/v1.js',
      apiBase: 'https://api.example',
    })
    expect(parts).toContain("script-src 'self' https://survey.example")
    expect(parts).toContain("connect-src 'self' https://api.example https://survey.example")
  })

  test('forms may lead to another issuer and to the payment provider, over TLS', async () => {
    const parts = await policyOf({ oidcIssuer: 'https://id.example/oidc', formHosts: ['pay.example'] })
    expect(parts).toContain("form-action 'self' https://id.example https://pay.example")
  })

  test('our own is named once', async () => {
    expect(
      await policyOf({ apiBase: 'https://podium.example/api', surveyUrl: 'https://podium.example/s.js' }),
    ).toEqual(policy)
  })
})
