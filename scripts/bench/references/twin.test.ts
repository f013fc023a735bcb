import { expect, it } from 'vitest'
import { twinHeaders, twinOf } from './twin.ts'

it('leaves a page as it is but for its scripts and what fetches them', () => {
  const page = `<!doctype html><html><head>
<link rel="modulepreload" href="/assets/a.js" nonce="n"><link rel=preload as=script href="/assets/b.js">
<link rel="stylesheet" href="/assets/a.css"><link rel="preload" as="font" href="/assets/f.woff2">
<style nonce="n">h1{}</style><script type="module" async src="/assets/a.js"></script></head>
<body><h1>Orders</h1><SCRIPT nonce="n">
self.$_TSR = { "a": "<\\/script>" }
</SCRIPT ><p>scripts</p></body></html>`
  expect(twinOf(page)).toBe(`<!doctype html><html><head>

<link rel="stylesheet" href="/assets/a.css"><link rel="preload" as="font" href="/assets/f.woff2">
<style nonce="n">h1{}</style></head>
<body><h1>Orders</h1><p>scripts</p></body></html>`)
})

it('keeps the headers of the page and not those of its sending', () => {
  expect(
    twinHeaders({
      'content-type': 'text/html',
      'content-security-policy': "default-src 'none'",
      'cache-control': 'private, no-store',
      'Content-Encoding': 'br',
      'content-length': '12',
      'set-cookie': 'a=b',
      link: '</a.js>; rel=modulepreload',
    }),
  ).toEqual({
    'content-type': 'text/html',
    'content-security-policy': "default-src 'none'",
    'cache-control': 'private, no-store',
  })
})
