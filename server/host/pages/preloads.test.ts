import { describe, expect, test } from 'vitest'
import { matchRoute, routePatterns } from './match-route.ts'
import { textsOfPage } from './page-texts.ts'
import { createPageAssets, createPageKeys, createPreloads, keysOfPage } from './preloads.ts'

const file = (path: string) => `routes/{-$country}/{-$locale}/${path}.tsx`
const route = (path: string) => `${file(path)}?tsr-split=component`

describe('the page that an address opens', () => {
  const patterns = routePatterns(
    [
      'orders/index',
      'orders/partners',
      'orders/details/{-$orderNumber}/$',
      'orders/sales/$orderNumber/index',
      'orders/sales/$orderNumber/return',
      'orders/sales/$orderNumber/_paying/route',
      'orders/$anything',
    ]
      .map(route)
      .concat('services/http/report.ts'),
  )

  test.each([
    ['orders', 'orders/index'],
    ['orders/partners', 'orders/partners'],
    ['orders/something', 'orders/$anything'],
    ['orders/details', 'orders/details/{-$orderNumber}/$'],
    ['orders/details/C0123/more/and/more', 'orders/details/{-$orderNumber}/$'],
    ['orders/sales/C0123', 'orders/sales/$orderNumber/index'],
    ['orders/sales/C0123/return', 'orders/sales/$orderNumber/return'],
    ['orders/sales/C0123/payment', 'orders/sales/$orderNumber/_paying/route'],
  ])('/%s is %s', (path, page) => {
    expect(matchRoute(patterns, path.split('/'))).toBe(route(page))
  })

  test.each(['', 'order', 'orders/sales/C0123/unknown/more'])('/%s is none', (path) => {
    expect(matchRoute(patterns, path === '' ? [] : path.split('/'))).toBeNull()
  })
})

describe('preloads', () => {
  const manifest = {
    [route('orders/index')]: { file: 'assets/orders.js', imports: ['_base', '_shared'] },
    [route('orders/details/{-$orderNumber}/$')]: { file: 'assets/lookup.js', imports: ['_base'] },
    'src/features/order-detail/guest-order-detail.tsx': { file: 'assets/detail.js', imports: ['_shared'] },
    [route('orders/sales/$orderNumber/index')]: { file: 'assets/sales.js', imports: ['_detail', '_base'] },
    _base: { file: 'assets/base.js', name: 'base', css: ['assets/base.css'] },
    _shared: { file: 'assets/shared.js', name: 'shared', css: ['assets/shared.css'], imports: ['_base'] },
    _detail: { file: 'assets/detail.js', name: 'order-detail', imports: ['_shared'] },
    'locales/pl/messages.po?pages': { file: 'assets/index-pl.js' },
    [textsOfPage('pl', file('orders/index'))]: { file: 'assets/orders-pl.js' },
    [textsOfPage('pl', file('orders/sales/$orderNumber/route'))]: { file: 'assets/sales-pl.js' },
    [textsOfPage('pl', file('orders/details/{-$orderNumber}/$'))]: { file: 'assets/lookup-pl.js' },
    [textsOfPage('pl', 'src/features/order-detail/guest-order-detail.tsx')]: { file: 'assets/order-pl.js' },
  }
  const source = '<script src="/assets/base.js"></script><link href="/assets/base.css">'
  const preloads = createPreloads(manifest, source)
  const style = (file: string) => `<link rel="stylesheet" crossorigin href="/assets/${file}">`
  const textsAt = (file: string) => `<meta name="baton-texts" content="/assets/${file}">`
  const script = (file: string) => `<link rel="modulepreload" crossorigin href="/assets/${file}">`

  test('name what the page needs beside the first script, in its language, once; a page without texts of its own has its layout’s', () => {
    expect(preloads('/pl/pl/orders', 'pl')).toBe(
      [
        textsAt('index-pl.js'),
        style('shared.css'),
        ...['index-pl', 'orders-pl', 'shared', 'orders'].map((name) => script(`${name}.js`)),
      ].join(''),
    )
    expect(preloads('/orders/sales/C0123', 'pl')).toBe(
      [
        textsAt('index-pl.js'),
        style('shared.css'),
        ...['index-pl', 'sales-pl', 'shared', 'detail', 'sales'].map((name) => script(`${name}.js`)),
      ].join(''),
    )
  })

  test('of a page alone are all that it needs, those of every page included', () => {
    const assetsOf = createPageAssets(manifest)
    const keyOf = createPageKeys(manifest)
    expect(assetsOf([keyOf('/pl/pl/orders')], 'pl')).toEqual({
      styles: ['/assets/base.css', '/assets/shared.css'],
      scripts: ['index-pl', 'orders-pl', 'base', 'shared', 'orders'].map((name) => `/assets/${name}.js`),
    })
    expect(assetsOf([keyOf('/unknown')], 'en')).toEqual({ styles: [], scripts: [] })
  })

  test('of a guest path that comes rendered with its order are those of the order as well, and of no other page', () => {
    const order = 'src/features/order-detail/guest-order-detail.tsx'
    const lookup = createPageKeys(manifest)('/orders/details/C0123')
    expect(keysOfPage(lookup, false)).toEqual([lookup])
    expect(keysOfPage(lookup, true)).toEqual([order, lookup])
    expect(keysOfPage(route('orders/index'), true)).toEqual([route('orders/index')])
    expect(createPageAssets(manifest)([order, lookup], 'en')).toEqual({
      styles: ['/assets/base.css', '/assets/shared.css'],
      scripts: ['base', 'shared', 'detail', 'lookup'].map((name) => `/assets/${name}.js`),
    })
    expect(createPageAssets(manifest)([order, lookup], 'pl').scripts.slice(0, 3)).toEqual(
      ['index-pl', 'order-pl', 'lookup-pl'].map((name) => `/assets/${name}.js`),
    )
  })

  test('of an unknown page are what finds texts alone', () => {
    expect(preloads('/unknown', 'pl')).toBe(textsAt('index-pl.js') + script('index-pl.js'))
    expect(preloads('/unknown', 'en')).toBe('')
  })
})
