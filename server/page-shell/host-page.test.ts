import { html } from 'hono/html'
import { expect, test } from 'vitest'
import { hostPage } from './host-page.ts'

const page = (more: Partial<Parameters<typeof hostPage>[0]> = {}) =>
  hostPage({ language: 'en', title: 'Sign in', body: html`<h1>Sign in</h1>`, ...more })

test('a page is a whole document in its language and direction, kept out of search engines', () => {
  expect(page()).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr">/)
  expect(page({ language: 'ar' })).toContain('<html lang="ar" dir="rtl">')
  expect(page()).toContain('<meta charset="utf-8">')
  expect(page()).toContain('content="width=device-width, initial-scale=1"')
  expect(page()).toContain('<meta name="robots" content="noindex">')
  expect(page()).toContain('<link rel="icon" href="data:,">')
  expect(page()).toContain('<main class="host-wrap host-main"><h1>Sign in</h1></main>')
  expect(page()).toMatch(/<\/html>$/)
})

test('its title tells the page and the shop, as text whatever it holds', () => {
  expect(page()).toContain('<title>Sign in | Podium</title>')
  expect(page({ title: '<script>' })).toContain('<title>&lt;script&gt; | Podium</title>')
})

test('the brand has a name for screen readers and leads to the orders, or where it is told', () => {
  expect(page()).toContain('<a class="host-brand" href="/orders" aria-label="Podium">podium<i></i></a></div>')
  expect(page({ home: '/pl/pl/orders' })).toContain('href="/pl/pl/orders"')
})

test('its styles are the host’s own, and those it is told', () => {
  const styles = (text: string) =>
    [...text.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, address]) => address)
  expect(styles(page())).toEqual(['/identity/assets/host.css'])
  expect(styles(page({ styles: ['/a.css', '/b.css'] }))).toEqual([
    '/identity/assets/host.css',
    '/a.css',
    '/b.css',
  ])
})

test('what is told of stands beside the brand and beneath the page', () => {
  const text = page({ nav: html`<nav>Help</nav>`, foot: html`<footer>Imprint</footer>` })
  expect(text).toContain('</a><nav>Help</nav></div></header>')
  expect(text).toContain('</main>\n<footer>Imprint</footer>\n</body>')
  expect(page()).toContain('</main>\n\n</body>')
})
