/** Every setting with what it does, in the order of the help text. */
export const settingDescriptions = {
  HOST: 'address to listen on, 0.0.0.0 for all of this machine (localhost: this machine alone)',
  PORT: 'port to listen on, 0 for any free one (3000)',
  DATABASE_URL:
    'a PostgreSQL to use in place of the embedded one, postgres://user:password@host:5432/name; on another machine by TLS, unless it says ?sslmode=disable',
  SMTP_URL:
    'mail server that e-mails leave by, smtp://host:587; on another machine by TLS, unless it says ?ignoreTLS=true (none: kept for /sandbox)',
  BATON_TEXTS_URL:
    'gateway that text messages leave by, https://texts.example/v1/messages (none: kept for /sandbox)',
  BATON_TEXTS_TOKEN: 'bearer token of that gateway (none)',
  BATON_TEXTS_SENDER: 'number, or name of up to 11 letters and digits, that text messages come from',
  BATON_PUSH_KEY:
    'private key of web push (VAPID), 32 bytes of P-256 in base64url (made from BATON_SECRET, and as lasting)',
  BATON_PUSH_CONTACT:
    'address by which push services reach whoever runs this, mailto:desk@shop.example or https://shop.example (the origin)',
  BATON_PUSH_HOSTS:
    'names of push services that messages may be sent to, separated by commas, *.notify.example for any one of these (those of the usual browsers)',
  BATON_DATA_DIR: 'folder of the embedded database and of the generated secret (.data)',
  BATON_ORIGIN: 'origin that shoppers see (http://localhost:PORT)',
  BATON_API_BASE:
    'API host of the shop, https://api.shop.example/api (this host, /api, as the sandbox plays it)',
  BATON_OIDC_ISSUER: 'OpenID Connect issuer that members sign in with (the embedded one)',
  BATON_OIDC_CLIENT_ID: 'client id at that issuer (baton)',
  BATON_OIDC_CLIENT_SECRET: 'client secret at that issuer (none: a public client)',
  BATON_SECRET:
    'at least 32 characters; seals tokens at rest, the same on every host (made once, kept in the data folder)',
  BATON_ALLOWED_HOSTS: 'further host names to answer to, separated by commas (those of the origin)',
  BATON_CORS_ORIGINS:
    'origins of pages on other hosts that may call the API of this one, separated by commas (none)',
  BATON_TELEMETRY_URL:
    'OpenTelemetry collector (OTLP over HTTP) that reports are passed on to, https://collector.example:4318 (none: kept in the database only)',
  BATON_SURVEY_URL: 'module of the survey that shoppers may be asked, https://survey.example/v1.js (none)',
  BATON_TRUST_PROXY: 'number of proxies in front whose X-Forwarded-For counts (0)',
  BATON_OFFLINE_CODES:
    '1 lets pages keep codes that were seen for when there is no connection, 0 has browsers forget them (1)',
  BATON_DRAIN_SECONDS:
    'seconds for which a host that was told to stop goes on answering, while /readyz says that it leaves (0)',
  OTEL_EXPORTER_OTLP_ENDPOINT:
    'OpenTelemetry collector (OTLP over HTTP) for traces, metrics and logs of this host, https://collector.example:4318; its other OTEL_ variables count as well (none)',
  OTEL_TRACES_SAMPLER_ARG: 'share of the traces that are kept, from 0 to 1 (1)',
  BATON_SANDBOX:
    '1 plays the API host with sample members and orders and opens /sandbox, 0 does not (1, with BATON_API_BASE 0)',
  BATON_SANDBOX_NOW:
    'instant at which the time of the sandbox stands still, 2026-11-23T15:00:00Z, for pictures that stay alike (none: it runs)',
} as const satisfies Record<string, string>

/** Text of `npm start -- --help`. */
export const helpText = (): string => {
  const entries = Object.entries(settingDescriptions)
  const width = Math.max(...entries.map(([name]) => name.length))
  const lines = entries.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`)
  return [
    'Usage: npm start',
    '',
    'Settings are environment variables (default in brackets):',
    ...lines,
    '',
  ].join('\n')
}
