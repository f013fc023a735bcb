import { describe, expect, test } from 'vitest'
import type { WholePage } from '../../../src/app/server/entry-server.tsx'
import { etagOf } from '../pages/client-files.ts'
import { createPageDocuments } from './page-document.ts'

const source = `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <meta charset="utf-8">
    <title>Podium</title>
    <script type="module" crossorigin src="/assets/index-abc.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/base.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
    <link rel="icon" href="/icon.svg">
  </head>
  <body><div id="root"></div></body>
</html>`

const manifest = {
  'routes/{-$country}/{-$locale}/orders/index.tsx?tsr-split=component': {
    file: 'assets/orders.js',
    imports: ['_base'],
    css: ['assets/orders.css'],
  },
  'routes/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$.tsx?tsr-split=component': {
    file: 'assets/lookup.js',
    imports: ['_base'],
  },
  'src/features/order-detail/guest-order-detail.tsx': { file: 'assets/guest.js', css: ['assets/orders.css'] },
  _base: { file: 'assets/base.js' },
  'locales/pl/messages.po?pages': { file: 'assets/texts-pl.js' },
}

const sheet = (text: string) => {
  const body = Buffer.from(text)
  return { type: 'text/css; charset=utf-8', etag: etagOf(body), body, brotli: null, gzip: null }
}
const files = new Map([
  ['/assets/index.css', sheet('body{margin:0}')],
  ['/assets/orders.css', sheet('.order>b{color:red}')],
])

const page: WholePage = {
  kind: 'page',
  status: 200,
  language: 'pl',
  direction: 'ltr',
  title: 'Zamówienia <b>',
  description: 'Tu są "wszystkie"',
  head: '',
  body: '<main>Zamówienie &amp; zwrot</main>',
  known: '{"now":1}',
  showsOrder: false,
  link: null,
}

const documentOf = (changes: Partial<typeof page> = {}, path = '/pl/pl/orders', extra?: string) =>
  createPageDocuments(
    { files, manifest },
    source,
    '<meta name="baton-api-base" content="https://api.example">',
  )({ ...page, ...changes }, { path, nonce: 'n0nce', ...(extra !== undefined && { extra }) })

/** Opening tags of this name, and what stands between them and their ends. */
const elements = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}([^>]*)>(?:([\\s\\S]*?)</${name}>)?`, 'g'))].map(
    ([, attributes = '', text = '']) => ({ attributes: attributes.trim(), text }),
  )

describe('the document of a rendered page', () => {
  test('is in the language of its page, with its title and what is said of it', () => {
    const html = documentOf()
    expect(html).toMatch(/^<!doctype html>\n<html lang="pl" dir="ltr"><head>/)
    expect(elements(html, 'title')).toEqual([{ attributes: '', text: 'Zamówienia &lt;b&gt;' }])
    expect(html).toContain('<meta name="description" content="Tu są &quot;wszystkie&quot;">')
    expect(documentOf({ language: 'ar', direction: 'rtl' })).toContain('<html lang="ar" dir="rtl">')
  })

  test('has what a page itself says of it in its head, once', () => {
    const own =
      '<link rel="canonical" href="https://shop.example/card"><meta name="description" content="Karta">'
    const html = documentOf({ description: null, head: own })
    expect(html).toContain(`</title>${own}<style`)
    expect(html.match(/name="description"/g)).toHaveLength(1)
  })

  test('keeps what else stood in the head, and says where the API is', () => {
    const html = documentOf()
    for (const kept of [
      '<meta charset="utf-8">',
      '<link rel="icon" href="/icon.svg">',
      'https://api.example',
    ]) {
      expect(html.slice(0, html.indexOf('</head>'))).toContain(kept)
    }
  })

  test('carries its styles, its own after those of every page, and fetches no stylesheet', () => {
    const html = documentOf()
    expect(elements(html, 'style')).toEqual([
      { attributes: 'nonce="n0nce"', text: 'body{margin:0}\n.order>b{color:red}' },
    ])
    expect(html).not.toContain('<link rel="stylesheet"')
    expect(elements(html, 'script').at(-1)?.text).toContain(
      '["/assets/index.css","/assets/orders.css"],"baton-stopped")',
    )
  })

  test('names its styles where its address opens something: a font for styles of its own would tell it', () => {
    const html = createPageDocuments(
      { files, manifest },
      source,
      '',
    )(page, {
      path: '/pl/pl/orders',
      nonce: 'n0nce',
      isSecret: true,
    })
    expect(elements(html, 'style')).toEqual([])
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" crossorigin href="/assets/index.css">',
      '<link rel="stylesheet" crossorigin href="/assets/orders.css">',
    ])
    expect(elements(html, 'script').at(-1)?.text).toMatch(/,\[\],"baton-stopped"\)$/)
  })

  test('carries the styles and code of a guest’s order where it comes with one', () => {
    const path = '/us/en/orders/details/PD40ZW44000'
    const lookup = documentOf({ language: 'en' }, path)
    const order = documentOf({ language: 'en', showsOrder: true }, path)
    expect([lookup, order].map((html) => elements(html, 'style')[0]?.text)).toEqual([
      'body{margin:0}',
      'body{margin:0}\n.order>b{color:red}',
    ])
    expect([lookup, order].map((html) => html.includes('/assets/guest.js'))).toEqual([false, true])
  })

  test('takes a guest’s contact out of its address before anything else', () => {
    expect(documentOf()).toMatch(
      /<head><script nonce="n0nce">\([\s\S]*replaceState[\s\S]*\["email","phoneNumber"\]\)<\/script>/,
    )
  })

  test('has what a request gets beside it before all that is its own, and else not a byte of it', () => {
    const extra = '<script src="/watch.js"></script>'
    const watched = documentOf({}, '/pl/pl/orders', extra)
    expect(watched).toMatch(
      /<head><script nonce="n0nce">[^<]*<\/script><script src="\/watch\.js"><\/script><meta/,
    )
    expect(watched.replace(extra, '')).toBe(documentOf())
  })

  test('asks for no script before the first frame: the entry and what the page needs are named to be asked for later', () => {
    const html = documentOf()
    expect(html).not.toContain('<script type="module"')
    expect(html).not.toContain('rel="modulepreload"')
    const late = elements(html, 'script').at(-1)?.text
    const modules = ['/assets/base.js', '/assets/index-abc.js', '/assets/texts-pl.js', '/assets/orders.js']
    expect(late).toContain(`("/assets/index-abc.js",${JSON.stringify(modules)},`)
  })

  test('runs no script and takes no style without its nonce', () => {
    const html = documentOf()
    const [contact, taps, known, late] = elements(html, 'script')
    expect([contact?.attributes, taps?.attributes, known?.attributes, late?.attributes]).toEqual([
      'nonce="n0nce"',
      'nonce="n0nce"',
      'type="application/json" id="known"',
      'nonce="n0nce"',
    ])
    expect(taps?.text).toMatch(/^\([\s\S]*takeEarlyTaps[\s\S]*\)\(\)$/)
    expect(html).not.toMatch(/\sstyle="|\son\w+="/)
  })

  test('has its contents and what it goes on with in its body', () => {
    const html = documentOf()
    expect(html).toContain(
      '<body><div id="root"><main>Zamówienie &amp; zwrot</main></div><script type="application/json" id="known">{"now":1}</script>',
    )
    expect(html).toMatch(/<\/body><\/html>$/)
  })

  test('has what it says in its own language where its script does not come, and hides it', () => {
    expect(documentOf()).toContain(
      '<p id="baton-stopped" data-part="stopped-note" role="alert" hidden>Ta strona przestała działać <a href="">Spróbuj ponownie</a></p>',
    )
  })

  test('of an address that no page has is what every page has', () => {
    const html = documentOf({}, '/unknown')
    expect(elements(html, 'style')[0]?.text).toBe('body{margin:0}')
  })
})
