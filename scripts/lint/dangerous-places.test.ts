import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/*
 * What can do harm stands in few places, each of which was read with that in mind. A new place has to be read, and listed
 * here, before the gate lets it in (docs/asvs.md).
 */

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What runs at the shop or in a shopper's browser. */
const product = globSync('{contract,domain,services,machines,src,routes,server}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\/testing\/|\.gen\.ts$/.test(file))
  .map((file) => ({ file, source: readFileSync(`${root}${file}`, 'utf8') }))

/** Comments say what code does not do as well. */
const codeOf = (source: string) => source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')

const placesOf = (pattern: RegExp): readonly string[] =>
  product.filter(({ source }) => pattern.test(codeOf(source))).map(({ file }) => file)

/** Places beside those that are listed; a name with a slash at its end stands for a folder. */
const unlisted = (pattern: RegExp, listed: readonly string[]) =>
  placesOf(pattern).filter(
    (file) => !listed.some((one) => (one.endsWith('/') ? file.startsWith(one) : file === one)),
  )

type Place = { readonly title: string; readonly pattern: RegExp; readonly listed: readonly string[] }

const places: readonly Place[] = [
  {
    title: 'no text is run as code',
    pattern: /\beval\(|new Function\b|node:vm\b|\bset(?:Timeout|Interval)\(\s*['"`]/,
    listed: [],
  },
  {
    title: 'no command is run but the build of the pages, with arguments of our own',
    pattern: /child_process/,
    listed: ['server/host/builds/ensure-built.ts'],
  },
  {
    title: 'no view writes HTML by hand',
    pattern:
      /dangerouslySetInnerHTML|(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|setHTMLUnsafe/,
    // Reads what React has written (docs/decisions/0132).
    listed: ['src/features/offline-codes/render-code.tsx'],
  },
  {
    title: 'the host marks as HTML what it has made itself, and nothing else',
    pattern: /import .*\braw\b.* from 'hono\/html'/,
    listed: ['server/host/rendering/page-document.ts'],
  },
  {
    title: 'pages talk to no other window, by no socket, and to no other browser',
    pattern: /postMessage|onmessage\b|\bWebSocket\b|RTCPeerConnection|\bwindow\.opener\b/,
    listed: [],
  },
  {
    title: 'nothing reads XML, YAML, templates or objects of a language',
    pattern: /DOMParser|XMLHttpRequest|from '(?:.*xml.*|js-yaml|yaml|node:v8|handlebars|ejs|mustache)'/,
    listed: [],
  },
  {
    title: 'storage of the browser is opened in one place',
    pattern: /\b(?:local|session)Storage\b|indexedDB\b|\bcaches\.open|serviceWorker/,
    // Codes for when there is no connection have a store and a worker, each opened in one place as well.
    listed: [
      'services/offline-codes/code-worker.ts',
      'services/offline-codes/kept-codes.ts',
      'src/app/composition.ts',
    ],
  },
  {
    title: 'scripts tell the host a time zone by cookie, and read the shop’s own choice of cookies',
    pattern: /document\.cookie|cookieStore/,
    listed: ['src/app/composition.ts', 'src/app/main.tsx', 'src/app/telemetry/survey.ts'],
  },
  {
    title: 'chance that may be guessed spreads waits, and nothing else',
    pattern: /Math\.random/,
    listed: ['server/limits/'],
  },
  {
    title: 'hashes are SHA-256',
    pattern: /create(?:Hash|Hmac)\(\s*(?!'sha256')/,
    listed: [],
  },
  {
    title: 'ciphers, signatures and derived keys come from jose and from one file for each',
    pattern:
      /createCipher|createDecipher|createSign\b|privateDecrypt|publicEncrypt|hkdf|\bscrypt\(|pbkdf2|subtle\./,
    listed: [
      'server/api/modules/push/vapid.ts',
      'server/common/sealing.ts',
      'server/identity/passwords.ts',
      'server/limits/proof-of-work.ts',
      'server/api/modules/push/vapid.ts',
      'server/sandbox/push/decrypt-push.ts',
      'services/http/solve-challenge.ts',
      // A browser names its endpoint by a hash.
      'services/notifications/push-device.ts',
      'services/offline-codes/kept-codes.ts',
    ],
  },
  {
    title:
      'the host asks nobody but issuer, collector, gateway of text messages, push services and API host, whom its settings name',
    pattern: /\bfetch\(|from 'node:(?:https?|net|tls|dgram|dns)'|createTransport\(|new pg\.(?:Pool|Client)/,
    listed: [
      'server/api/modules/mail/mailer.ts',
      'server/api/modules/mail/texts/text-messages.ts',
      // Services that the settings name, at addresses of the internet alone (docs/decisions/0136).
      'server/api/modules/push/post-push.ts',
      'server/api/modules/push/public-address.ts',
      'server/api/modules/telemetry/collector.ts',
      'server/compose-host.ts',
      'server/db/open-database.ts',
      'server/identity/create-identity.ts',
      // Listen, or name types and addresses.
      'server/api/http/limits/guest-limits.ts',
      'server/common/',
      'server/host/',
      'server/identity/issuer-handler.ts',
      'server/sandbox/faults/faults.middleware.ts',
      'server/settings/settings.ts',
      // The service worker hands on what the browser asks for.
      'src/worker/answer-page.ts',
    ],
  },
  {
    title: 'SQL that is no parameter is a name of a table or column of ours',
    pattern: /sql\.raw|sql\.identifier/,
    listed: [
      'server/db/tables/notifications/notifications.ts',
      'server/db/tables/outgoing-mails.ts',
      'server/sandbox/insert-orders.ts',
    ],
  },
  {
    title: 'regular expressions are made of our own texts',
    pattern: /\bRegExp\(/,
    listed: [
      'contract/wire/text.ts',
      'domain/addresses/postal-codes.ts',
      'domain/addresses/regions.ts',
      'domain/format/long-numbers.ts',
      'domain/guests/guest-lookup.ts',
      'domain/pages/page-subject.ts',
      'domain/pictures/picture-sources.ts',
    ],
  },
  {
    title: 'files are read and written by names of our own',
    pattern: /from 'node:fs(?:\/promises)?'/,
    listed: [
      'server/api/http/openapi.routes.ts',
      'server/api/http/reference/',
      'server/api/modules/pdf/fonts.ts',
      'server/host/',
      'server/sandbox/',
      'server/texts/i18n-in.ts',
    ],
  },
]

it.each(places)('$title', ({ pattern, listed }) => {
  expect(unlisted(pattern, listed)).toEqual([])
})

it('where the host asks somebody, it follows no redirect', () => {
  const asking = product.filter(
    ({ file, source }) => file.startsWith('server/') && /[^.\w]fetch\(/.test(codeOf(source)),
  )
  const careless = asking.filter(({ source }) => {
    const asked = codeOf(source).match(/[^.\w]fetch\(/g)?.length ?? 0
    const kept = codeOf(source).match(/redirect: '(?:error|manual)'/g)?.length ?? 0
    return kept < asked
  })
  expect(careless.map(({ file }) => file)).toEqual([])
  expect(asking).not.toEqual([])
})

it('a listed place is still one', () => {
  const stale = places.flatMap(({ title, pattern, listed }) => {
    const found = placesOf(pattern)
    return listed
      .filter((one) => !found.some((file) => (one.endsWith('/') ? file.startsWith(one) : file === one)))
      .map((one) => `${title}: ${one}`)
  })
  expect(stale).toEqual([])
})
