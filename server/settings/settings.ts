import { createECDH } from 'node:crypto'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { isLocalName } from '../common/addresses/local-name.ts'
import { encryptedDatabase, encryptedMail } from './encrypted-links.ts'
import { settingDescriptions } from './settings-help.ts'

/** A setting that stops the start; `message` is the one line for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** What the process was told by its environment (decisions.md, "Where things answer"). */
export type Settings = {
  /** Address or name to listen on; `localhost`: the loopback addresses alone. */
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** A PostgreSQL to use in place of the embedded one. */
  readonly databaseUrl: string | null
  readonly smtpUrl: string | null
  /** Gateway that text messages leave by; null: they are kept. */
  readonly texts: {
    readonly url: string
    readonly token: string | null
    readonly sender: string
  } | null
  /** Web push; null each: a key made from the secret, the origin, and the services of the usual browsers. */
  readonly push: {
    readonly key: string | null
    readonly contact: string | null
    readonly hosts: readonly string[] | null
  }
  /** Absolute folder of the embedded database and of the generated secret. */
  readonly dataDir: string
  /** Origin that shoppers see, without a trailing slash; null: `http://localhost:PORT`. */
  readonly origin: string | null
  /** Where pages call the API: an absolute address without a trailing slash; null: this host's `/api`, played by the sandbox. */
  readonly apiBase: string | null
  /** Another OpenID Connect issuer; null: the embedded one. */
  readonly oidcIssuer: string | null
  readonly oidcClientId: string
  readonly oidcClientSecret: string | null
  /** Seals tokens at rest; null: one is made and kept in the data folder. */
  readonly secret: string | null
  /** Host names (with port where not the default) that are answered beside the origin's own. */
  readonly allowedHosts: readonly string[]
  /** Origins of pages elsewhere that may call this host's API (CORS). */
  readonly corsOrigins: readonly string[]
  /** Base address of an OpenTelemetry collector; null: reports stay in the database. */
  readonly telemetryUrl: string | null
  /** Module of the survey (SE-08); its host is the only other one that pages run code of. */
  readonly surveyUrl: string | null
  /** How many proxies in front are trusted to append to `X-Forwarded-For`; 0: none. */
  readonly trustProxy: number
  /** Whether pages may keep codes for when there is no connection. */
  readonly offlineCodes: boolean
  /** Whether this host plays the shop around the pages; exactly where `apiBase` is null. */
  readonly sandbox: boolean
  /** Epoch milliseconds at which the sandbox's time stands still; null: it runs. */
  readonly sandboxNow: number | null
  /** Whether an OpenTelemetry collector is named for this host's own traces, metrics and logs. */
  readonly isObserved: boolean
  /** Share of the traces that are kept, from 0 to 1. */
  readonly traceShare: number
  /** How long the host goes on answering after it was told to stop, having said so to probes; milliseconds. */
  readonly drainMs: number
}

const filled = v.pipe(v.string(), v.minLength(1, 'must not be empty'))

const address = (protocols: readonly string[], example: string) =>
  v.pipe(
    filled,
    v.check((text) => {
      const url = URL.parse(text)
      return url !== null && protocols.includes(url.protocol)
    }, `must be an address like ${example}`),
  )

const webAddress = (example: string) =>
  v.pipe(
    address(['http:', 'https:'], example),
    v.check((text) => !/[?#]/.test(text), 'must have no query and no fragment'),
    v.transform((text) => text.replace(/\/+$/, '')),
  )

/** `__Host-` cookies need https, which browsers waive for the machine's own names only. */
const isSecureContext = (text: string) => {
  const url = new URL(text)
  return url.protocol === 'https:' || isLocalName(url.hostname)
}

/** What leaves this machine leaves it encrypted. */
const encryptedAddress = (example: string) =>
  v.pipe(webAddress(example), v.check(isSecureContext, 'must be https, but for this machine'))

/** Letters, digits and hyphens, separated by dots (RFC 1123). */
const isHostName = (text: string) => /^(?!-)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/i.test(text)

const hostName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9.[\]:-]+$/, 'must be host names separated by commas, like shop.example,shop.example:8443'),
)

/** A number that the curve has a point for. */
const isPushKey = (text: string): boolean => {
  try {
    createECDH('prime256v1').setPrivateKey(text, 'base64url')
    return true
  } catch {
    return false
  }
}

const Environment = v.object({
  HOST: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => isIP(text) !== 0 || isHostName(text),
        'must be an address of this machine, like 127.0.0.1 or 0.0.0.0',
      ),
    ),
    'localhost',
  ),
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535'),
      v.transform(Number),
      v.maxValue(65535, 'must be a port number from 0 to 65535'),
    ),
    '3000',
  ),
  DATABASE_URL: v.optional(
    v.pipe(
      address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name'),
      v.transform(encryptedDatabase),
    ),
  ),
  SMTP_URL: v.optional(v.pipe(address(['smtp:', 'smtps:'], 'smtp://host:587'), v.transform(encryptedMail))),
  BATON_DATA_DIR: v.optional(filled, '.data'),
  BATON_ORIGIN: v.optional(
    v.pipe(
      webAddress('https://shop.example'),
      v.check(
        (text) => new URL(text).origin === text,
        'must be an origin without a path, like https://shop.example',
      ),
      v.check(isSecureContext, 'must be https: browsers keep the session cookie over http on localhost only'),
    ),
  ),
  BATON_API_BASE: v.optional(encryptedAddress('https://api.shop.example/api')),
  BATON_OIDC_ISSUER: v.optional(encryptedAddress('https://id.example')),
  BATON_OIDC_CLIENT_ID: v.optional(filled, 'baton'),
  BATON_OIDC_CLIENT_SECRET: v.optional(filled),
  BATON_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  BATON_ALLOWED_HOSTS: v.optional(
    v.pipe(
      filled,
      v.transform((text) => text.split(',').map((name) => name.trim().toLowerCase())),
      v.array(hostName),
    ),
  ),
  BATON_CORS_ORIGINS: v.optional(
    v.pipe(
      filled,
      v.transform((text) => text.split(',').map((one) => one.trim())),
      v.array(
        v.pipe(
          v.string(),
          v.check(
            (text) => URL.parse(text)?.origin === text,
            'must be origins separated by commas, like https://shop.example',
          ),
        ),
      ),
    ),
  ),
  BATON_TELEMETRY_URL: v.optional(encryptedAddress('https://collector.example:4318')),
  BATON_TEXTS_URL: v.optional(encryptedAddress('https://texts.example/v1/messages')),
  BATON_TEXTS_TOKEN: v.optional(filled),
  BATON_TEXTS_SENDER: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(\+\d{3,15}|[A-Za-z0-9 ]{1,11})$/,
        'must be a number like +15005550006, or up to 11 letters and digits',
      ),
    ),
  ),
  BATON_PUSH_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^[\w-]{43}$/.test(text) && isPushKey(text),
        'must be a private key of P-256, 32 bytes in base64url',
      ),
    ),
  ),
  BATON_PUSH_CONTACT: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/,
        'must be an address like mailto:desk@shop.example or https://shop.example',
      ),
    ),
  ),
  BATON_PUSH_HOSTS: v.optional(
    v.pipe(
      filled,
      v.transform((text) => text.split(',').map((name) => name.trim().toLowerCase())),
      v.array(
        v.pipe(
          v.string(),
          v.check(
            (name) => isHostName(name.replace(/^\*\./, '')) && name.includes('.') && isIP(name) === 0,
            'must be names separated by commas, like push.example,*.notify.example',
          ),
        ),
      ),
    ),
  ),
  BATON_SURVEY_URL: v.optional(address(['https:'], 'https://survey.example/v1.js')),
  BATON_TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}$/, 'must be the number of proxies in front, 0 for none'),
      v.transform(Number),
    ),
    '0',
  ),
  BATON_SANDBOX: v.optional(
    v.pipe(
      v.picklist(['0', '1'], 'must be 0 or 1'),
      v.transform((text) => text === '1'),
    ),
  ),
  BATON_OFFLINE_CODES: v.optional(
    v.pipe(
      v.picklist(['0', '1'], 'must be 0 or 1'),
      v.transform((text) => text === '1'),
    ),
    '1',
  ),
  BATON_DRAIN_SECONDS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}$/, 'must be a number of seconds from 0 to 99'),
      v.transform((text) => Number(text) * 1000),
    ),
    '0',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(encryptedAddress('https://collector.example:4318')),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be the share of traces that are kept, from 0 to 1'),
      v.transform(Number),
    ),
    '1',
  ),
  BATON_SANDBOX_NOW: v.optional(
    v.pipe(
      v.string(),
      v.isoTimestamp('must be an instant like 2026-11-23T15:00:00Z'),
      v.transform((text) => Date.parse(text)),
    ),
  ),
})

const refuseUnknown = (env: NodeJS.ProcessEnv) => {
  const unknown = Object.keys(env).find((name) => name.startsWith('BATON_') && !(name in settingDescriptions))
  if (unknown === undefined) return
  throw new SettingsError(`Unknown setting ${unknown}: npm start -- --help lists the settings.`)
}

/** The sandbox plays the API host, so there is one of the two: without either the pages would have nobody to ask. */
const sandboxOf = (sandbox: boolean | undefined, apiBase: string | undefined): boolean => {
  if (sandbox === true && apiBase !== undefined) {
    throw new SettingsError('Setting BATON_SANDBOX=1 has an API host of its own: leave BATON_API_BASE out.')
  }
  if (sandbox === false && apiBase === undefined) {
    throw new SettingsError(
      'Setting BATON_API_BASE is missing: with BATON_SANDBOX=0 it names the API host of the shop, like https://api.shop.example/api.',
    )
  }
  return apiBase === undefined
}

/** A gateway needs to know whom messages come from, and a token belongs to a gateway. */
const textsOf = ({
  BATON_TEXTS_URL: url,
  BATON_TEXTS_TOKEN: token,
  BATON_TEXTS_SENDER: sender,
}: v.InferOutput<typeof Environment>): Settings['texts'] => {
  if (url === undefined) {
    if (token === undefined && sender === undefined) return null
    throw new SettingsError(
      'Settings BATON_TEXTS_TOKEN and BATON_TEXTS_SENDER belong to a gateway: set BATON_TEXTS_URL too.',
    )
  }
  if (sender === undefined) {
    throw new SettingsError('Setting BATON_TEXTS_SENDER is missing: it names whom text messages come from.')
  }
  return { url, token: token ?? null, sender }
}

/**
 * Reads and checks the settings; a relative `BATON_DATA_DIR` counts from `root`. Secrets never appear in a message.
 * @throws {SettingsError} for the first setting that is wrong.
 */
export const readSettings = (env: NodeJS.ProcessEnv, root: string): Settings => {
  refuseUnknown(env)
  const parsed = v.safeParse(Environment, env)
  if (!parsed.success) {
    const issue = parsed.issues[0]
    throw new SettingsError(`Setting ${issue.path?.[0]?.key} ${issue.message}.`)
  }
  const found = parsed.output
  if (found.BATON_OIDC_CLIENT_SECRET && !found.BATON_OIDC_ISSUER) {
    throw new SettingsError(
      'Setting BATON_OIDC_CLIENT_SECRET belongs to another issuer: set BATON_OIDC_ISSUER too.',
    )
  }
  const sandbox = sandboxOf(found.BATON_SANDBOX, found.BATON_API_BASE)
  if (!sandbox && found.BATON_SANDBOX_NOW !== undefined) {
    throw new SettingsError('Setting BATON_SANDBOX_NOW is for the sandbox, which is off: leave it out.')
  }
  return {
    host: found.HOST,
    port: found.PORT,
    databaseUrl: found.DATABASE_URL ?? null,
    smtpUrl: found.SMTP_URL ?? null,
    texts: textsOf(found),
    push: {
      key: found.BATON_PUSH_KEY ?? null,
      contact: found.BATON_PUSH_CONTACT ?? null,
      hosts: found.BATON_PUSH_HOSTS ?? null,
    },
    dataDir: resolve(root, found.BATON_DATA_DIR),
    origin: found.BATON_ORIGIN ?? null,
    apiBase: found.BATON_API_BASE ?? null,
    oidcIssuer: found.BATON_OIDC_ISSUER ?? null,
    oidcClientId: found.BATON_OIDC_CLIENT_ID,
    oidcClientSecret: found.BATON_OIDC_CLIENT_SECRET ?? null,
    secret: found.BATON_SECRET ?? null,
    allowedHosts: found.BATON_ALLOWED_HOSTS ?? [],
    corsOrigins: found.BATON_CORS_ORIGINS ?? [],
    telemetryUrl: found.BATON_TELEMETRY_URL ?? null,
    surveyUrl: found.BATON_SURVEY_URL ?? null,
    trustProxy: found.BATON_TRUST_PROXY,
    offlineCodes: found.BATON_OFFLINE_CODES,
    sandbox,
    sandboxNow: found.BATON_SANDBOX_NOW ?? null,
    isObserved: found.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    traceShare: found.OTEL_TRACES_SAMPLER_ARG,
    drainMs: found.BATON_DRAIN_SECONDS,
  }
}
