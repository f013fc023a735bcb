import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { helpText, settingDescriptions } from './settings-help.ts'

const message = (env: Record<string, string>) => {
  try {
    return readSettings(env, '/shop')
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : error
  }
}

describe('settings', () => {
  test('have a default each', () => {
    expect(readSettings({}, '/shop')).toEqual({
      host: 'localhost',
      port: 3000,
      databaseUrl: null,
      smtpUrl: null,
      texts: null,
      push: { key: null, contact: null, hosts: null },
      dataDir: '/shop/.data',
      origin: null,
      apiBase: null,
      oidcIssuer: null,
      oidcClientId: 'baton',
      oidcClientSecret: null,
      secret: null,
      allowedHosts: [],
      corsOrigins: [],
      telemetryUrl: null,
      surveyUrl: null,
      trustProxy: 0,
      sandbox: true,
      sandboxNow: null,
      isObserved: false,
      traceShare: 1,
      drainMs: 0,
      offlineCodes: true,
    })
  })

  test('are taken from the environment', () => {
    const env = {
      HOME: '/home/somebody',
      HOST: '::',
      PORT: '0',
      DATABASE_URL: 'postgres://user:password@db.example:5433/orders',
      SMTP_URL: 'smtp://mail.example:587',
      BATON_TEXTS_URL: 'https://texts.example/v1/messages',
      BATON_TEXTS_TOKEN: 'hush',
      BATON_TEXTS_SENDER: 'Podium',
      BATON_PUSH_KEY: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE',
      BATON_PUSH_CONTACT: 'mailto:desk@shop.example',
      BATON_PUSH_HOSTS: 'Push.example, *.notify.example',
      BATON_DATA_DIR: '/var/lib/baton',
      BATON_ORIGIN: 'https://shop.example/',
      BATON_API_BASE: 'https://api.shop.example/api/',
      BATON_OIDC_ISSUER: 'https://id.example/realms/shop',
      BATON_OIDC_CLIENT_ID: 'orders',
      BATON_OIDC_CLIENT_SECRET: 'hush',
      BATON_SECRET: 'a secret of thirty-two characters',
      BATON_ALLOWED_HOSTS: 'Shop.example:8443, 10.0.0.7',
      BATON_CORS_ORIGINS: 'https://shop.example, http://localhost:4000',
      BATON_TELEMETRY_URL: 'https://telemetry.example/v1',
      BATON_SURVEY_URL: 'https://survey.example/v1.js',
      BATON_TRUST_PROXY: '2',
      BATON_SANDBOX: '0',
      BATON_OFFLINE_CODES: '0',
      BATON_DRAIN_SECONDS: '15',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example:4318',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    }
    expect(readSettings(env, '/shop')).toEqual({
      host: '::',
      port: 0,
      databaseUrl: 'postgres://user:password@db.example:5433/orders?sslmode=verify-full',
      smtpUrl: 'smtp://mail.example:587?requireTLS=true',
      texts: { url: 'https://texts.example/v1/messages', token: 'hush', sender: 'Podium' },
      push: {
        key: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE',
        contact: 'mailto:desk@shop.example',
        hosts: ['push.example', '*.notify.example'],
      },
      dataDir: '/var/lib/baton',
      origin: 'https://shop.example',
      apiBase: 'https://api.shop.example/api',
      oidcIssuer: 'https://id.example/realms/shop',
      oidcClientId: 'orders',
      oidcClientSecret: 'hush',
      secret: 'a secret of thirty-two characters',
      allowedHosts: ['shop.example:8443', '10.0.0.7'],
      corsOrigins: ['https://shop.example', 'http://localhost:4000'],
      telemetryUrl: 'https://telemetry.example/v1',
      surveyUrl: 'https://survey.example/v1.js',
      trustProxy: 2,
      sandbox: false,
      sandboxNow: null,
      isObserved: true,
      traceShare: 0.25,
      drainMs: 15_000,
      offlineCodes: false,
    })
  })

  test.each([
    [{ HOST: 'http://shop' }, 'Setting HOST must be an address of this machine, like 127.0.0.1 or 0.0.0.0.'],
    [{ HOST: '' }, 'Setting HOST must be an address of this machine, like 127.0.0.1 or 0.0.0.0.'],
    [{ PORT: '65536' }, 'Setting PORT must be a port number from 0 to 65535.'],
    [{ PORT: '' }, 'Setting PORT must be a port number from 0 to 65535.'],
    [
      { DATABASE_URL: 'mysql://db.example/orders' },
      'Setting DATABASE_URL must be an address like postgres://user:password@host:5432/name.',
    ],
    [
      { BATON_DRAIN_SECONDS: 'soon' },
      'Setting BATON_DRAIN_SECONDS must be a number of seconds from 0 to 99.',
    ],
    [
      { OTEL_TRACES_SAMPLER_ARG: '2' },
      'Setting OTEL_TRACES_SAMPLER_ARG must be the share of traces that are kept, from 0 to 1.',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318' },
      'Setting OTEL_EXPORTER_OTLP_ENDPOINT must be https, but for this machine.',
    ],
    [{ SMTP_URL: 'mail.example' }, 'Setting SMTP_URL must be an address like smtp://host:587.'],
    [
      { BATON_TEXTS_URL: 'https://texts.example/v1/messages' },
      'Setting BATON_TEXTS_SENDER is missing: it names whom text messages come from.',
    ],
    [
      { BATON_TEXTS_SENDER: 'Podium' },
      'Settings BATON_TEXTS_TOKEN and BATON_TEXTS_SENDER belong to a gateway: set BATON_TEXTS_URL too.',
    ],
    [
      { BATON_TEXTS_URL: 'http://texts.example/v1/messages', BATON_TEXTS_SENDER: 'Podium' },
      'Setting BATON_TEXTS_URL must be https, but for this machine.',
    ],
    [
      { BATON_TEXTS_URL: 'https://texts.example/v1/messages', BATON_TEXTS_SENDER: 'Podium of sports' },
      'Setting BATON_TEXTS_SENDER must be a number like +15005550006, or up to 11 letters and digits.',
    ],
    [
      { BATON_PUSH_KEY: 'A'.repeat(43) },
      'Setting BATON_PUSH_KEY must be a private key of P-256, 32 bytes in base64url.',
    ],
    [
      { BATON_PUSH_CONTACT: 'desk@shop.example' },
      'Setting BATON_PUSH_CONTACT must be an address like mailto:desk@shop.example or https://shop.example.',
    ],
    [
      { BATON_PUSH_HOSTS: '10.0.0.7' },
      'Setting BATON_PUSH_HOSTS must be names separated by commas, like push.example,*.notify.example.',
    ],
    [{ BATON_DATA_DIR: '' }, 'Setting BATON_DATA_DIR must not be empty.'],
    [
      { BATON_ORIGIN: 'https://shop.example/orders' },
      'Setting BATON_ORIGIN must be an origin without a path, like https://shop.example.',
    ],
    [
      { BATON_ORIGIN: 'http://shop.example' },
      'Setting BATON_ORIGIN must be https: browsers keep the session cookie over http on localhost only.',
    ],
    [
      { BATON_API_BASE: '/api' },
      'Setting BATON_API_BASE must be an address like https://api.shop.example/api.',
    ],
    [
      { BATON_API_BASE: 'https://a.example/?x=1' },
      'Setting BATON_API_BASE must have no query and no fragment.',
    ],
    ...['BATON_API_BASE', 'BATON_OIDC_ISSUER', 'BATON_TELEMETRY_URL'].map(
      (name): [Record<string, string>, string] => [
        { [name]: 'http://elsewhere.example' },
        `Setting ${name} must be https, but for this machine.`,
      ],
    ),
    [
      { BATON_SURVEY_URL: 'http://survey.example/v1.js' },
      'Setting BATON_SURVEY_URL must be an address like https://survey.example/v1.js.',
    ],
    [{ BATON_SECRET: 'too short' }, 'Setting BATON_SECRET must have at least 32 characters.'],
    [
      { BATON_ALLOWED_HOSTS: 'shop.example/orders' },
      'Setting BATON_ALLOWED_HOSTS must be host names separated by commas, like shop.example,shop.example:8443.',
    ],
    [
      { BATON_CORS_ORIGINS: 'https://shop.example,*' },
      'Setting BATON_CORS_ORIGINS must be origins separated by commas, like https://shop.example.',
    ],
    [
      { BATON_TRUST_PROXY: 'yes' },
      'Setting BATON_TRUST_PROXY must be the number of proxies in front, 0 for none.',
    ],
    [
      { BATON_SANDBOX: '0' },
      'Setting BATON_API_BASE is missing: with BATON_SANDBOX=0 it names the API host of the shop, like https://api.shop.example/api.',
    ],
    [
      { BATON_SANDBOX: '1', BATON_API_BASE: 'https://api.shop.example/api' },
      'Setting BATON_SANDBOX=1 has an API host of its own: leave BATON_API_BASE out.',
    ],
    [{ BATON_SANDBOX: 'false' }, 'Setting BATON_SANDBOX must be 0 or 1.'],
    [{ BATON_OFFLINE_CODES: 'no' }, 'Setting BATON_OFFLINE_CODES must be 0 or 1.'],
    [
      { BATON_SANDBOX_NOW: 'today' },
      'Setting BATON_SANDBOX_NOW must be an instant like 2026-11-23T15:00:00Z.',
    ],
    [
      { BATON_SANDBOX_NOW: '2026-11-23T15:00:00Z', BATON_API_BASE: 'https://api.shop.example/api' },
      'Setting BATON_SANDBOX_NOW is for the sandbox, which is off: leave it out.',
    ],
    [
      { BATON_OIDC_CLIENT_SECRET: 'hush' },
      'Setting BATON_OIDC_CLIENT_SECRET belongs to another issuer: set BATON_OIDC_ISSUER too.',
    ],
    [{ BATON_ORIGN: 'x' }, 'Unknown setting BATON_ORIGN: npm start -- --help lists the settings.'],
  ])('refuses %j with one line', (env, line) => {
    expect(message(env as Record<string, string>)).toBe(`SettingsError: ${line}`)
  })

  test('leave the sandbox out where another API host is named', () => {
    const { apiBase, sandbox } = readSettings({ BATON_API_BASE: 'https://api.shop.example/api' }, '/')
    expect({ apiBase, sandbox }).toEqual({ apiBase: 'https://api.shop.example/api', sandbox: false })
  })

  test('can stop the time of the sandbox', () => {
    expect(readSettings({ BATON_SANDBOX_NOW: '2026-11-23T15:00:00Z' }, '/').sandboxNow).toBe(
      Date.UTC(2026, 10, 23, 15),
    )
  })

  test('takes http for the machine itself', () => {
    expect(readSettings({ BATON_ORIGIN: 'http://localhost:8080' }, '/').origin).toBe('http://localhost:8080')
  })

  test('are all explained', () => {
    const text = helpText()
    for (const [name, words] of Object.entries(settingDescriptions)) {
      expect(text).toContain(`  ${name.padEnd(27)}  ${words}\n`)
    }
  })

  test.each(['README.md', 'docs/sandbox.md', 'docs/architecture.md', 'docs/guides/add-an-api-host.md'])(
    '%s names settings that there are',
    (file) => {
      const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
      const named = [...text.matchAll(/\bBATON_[A-Z_]+/g)].map(([name]) => name)
      expect(named.length).toBeGreaterThan(0)
      expect(named.filter((name) => !(name in settingDescriptions))).toEqual([])
    },
  )
})
