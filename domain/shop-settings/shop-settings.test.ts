import { describe, expect, it } from 'vitest'
import * as config from '../../shop.config.ts'
import { checkShopSettings, ShopSettingsError } from './check-shop-settings.ts'
import { colourOf, colourSheet } from './colours.ts'
import { markDrawing } from './mark.ts'

const withShop = (parts: object) => ({ ...config, shop: { ...config.shop, ...parts } })
const withSeller = (parts: object) => ({ ...config, seller: { ...config.seller, ...parts } })
const withColours = (parts: object) => ({ ...config, colours: { ...config.colours, ...parts } })

describe('settings of the shop', () => {
  it('are right as they stand', () => {
    expect(() => checkShopSettings()).not.toThrow()
  })

  it.each([
    ['an empty name', withShop({ name: ' ' }), 'shop.config.ts: shop.name must not be empty.'],
    [
      'a name with markup',
      withShop({ name: '<b>' }),
      'shop.config.ts: shop.name must be one line without <, > and quotes.',
    ],
    [
      'an address for a site',
      withShop({ site: 'https://shop.example/' }),
      'shop.config.ts: shop.site must be a host name like shop.example.',
    ],
    [
      'a sender without an address',
      withShop({ mailSender: { name: 'Shop', address: 'orders' } }),
      'shop.config.ts: shop.mailSender.address must be an e-mail address.',
    ],
    [
      'a cookie with a blank',
      withShop({ consentCookie: 'my choice' }),
      'shop.config.ts: shop.consentCookie must be the name of a cookie.',
    ],
    [
      'a colour that ends the stylesheet',
      withColours({ ink: '#000; } body { display: none' }),
      'shop.config.ts: colours.ink must be a colour: #rgb, #rrggbb, rgb(r g b / a) or transparent.',
    ],
    [
      'a colour for one theme of two',
      withColours({ ink: ['#000'] }),
      'shop.config.ts: colours.ink must be a colour, or one for light and one for dark.',
    ],
    [
      'an icon that is no path',
      { ...config, mark: { ground: '#000', shapes: [{ path: '"/><script>', fill: '#fff' }] } },
      'shop.config.ts: mark.shapes.0.path must be the path data of an SVG.',
    ],
  ])('%s is refused in a line that names it', (_, settings, line) => {
    expect(() => checkShopSettings(settings)).toThrow(new ShopSettingsError(line))
  })

  it.each([
    ['shop.name', withShop({ name: 7 })],
    ['shop.site', withShop({ site: 7 })],
    ['shop.mailSender.address', withShop({ mailSender: { name: 'Shop', address: 7 } })],
    ['shop.agreementUxId', withShop({ agreementUxId: 7 })],
    ['shop.consentCookie', withShop({ consentCookie: 7 })],
    ['shop.counterCodePrefix', withShop({ counterCodePrefix: 7 })],
    ['seller.lines.0', withSeller({ lines: [7] })],
    ['seller.taxNumbers.de', withSeller({ taxNumbers: { de: 7 } })],
    ['mark.ground', { ...config, mark: { ...config.mark, ground: 7 } }],
    ['mark.shapes.0.path', { ...config, mark: { ground: '#000', shapes: [{ path: 7, fill: '#fff' }] } }],
  ])('%s must be text', (path, settings) => {
    expect(() => checkShopSettings(settings)).toThrow(
      new ShopSettingsError(`shop.config.ts: ${path} must be text.`),
    )
  })

  const site = 'must be a host name like shop.example'
  const colour = 'must be a colour: #rgb, #rrggbb, rgb(r g b / a) or transparent'
  it.each([
    ['shop.name', 'must have 60 characters at most', withShop({ name: 'n'.repeat(61) })],
    ['shop.returnsDesk.pl', 'must not be empty', withShop({ returnsDesk: { en: 'Returns', pl: '' } })],
    ['shop.site', site, withShop({ site: 'https://shop.example' })],
    ['shop.site', site, withShop({ site: 'shop.example/orders' })],
    ['shop.site', site, withShop({ site: '-shop.example' })],
    ['shop.site', site, withShop({ site: 'shop-.example' })],
    ['shop.site', site, withShop({ site: 'shop' })],
    ['shop.site', site, withShop({ site: 'shop.e' })],
    ['shop.agreementUxId', 'must be letters, digits and dots', withShop({ agreementUxId: ' ux' })],
    ['shop.agreementUxId', 'must be letters, digits and dots', withShop({ agreementUxId: 'ux ' })],
    ['shop.consentCookie', 'must be the name of a cookie', withShop({ consentCookie: ' choice' })],
    ['shop.consentCookie', 'must be the name of a cookie', withShop({ consentCookie: 'choice;' })],
    ['shop.counterCodePrefix', 'must be two to four letters', withShop({ counterCodePrefix: 'xAB' })],
    ['shop.counterCodePrefix', 'must be two to four letters', withShop({ counterCodePrefix: 'ABCDE' })],
    ['shop.counterCodePrefix', 'must be two to four letters', withShop({ counterCodePrefix: 'A' })],
    ['seller.lines', 'must be a list', withSeller({ lines: 'Unit 1' })],
    ['seller.lines', 'must not be empty', withSeller({ lines: [] })],
    ['seller.lines', 'must have six lines at most', withSeller({ lines: Array(7).fill('Unit 1') })],
    ['seller.lines.1', 'must not be empty', withSeller({ lines: ['Unit 1', ' '] })],
    ['seller.taxNumbers.DEU', 'must be two letters of a country', withSeller({ taxNumbers: { DEU: '1' } })],
    ['seller.taxNumbers.de', 'must not be empty', withSeller({ taxNumbers: { de: '' } })],
    ['colours.ink', 'must be a colour, or one for light and one for dark', withColours({ ink: 7 })],
    ['colours.ink', colour, withColours({ ink: 'x #000' })],
    ['mark.ground', colour, { ...config, mark: { ...config.mark, ground: 'url(#000)' } }],
    ['mark.shapes', 'must be a list', { ...config, mark: { ...config.mark, shapes: 'none' } }],
    [
      'mark.shapes.0.path',
      'must be the path data of an SVG',
      { ...config, mark: { ground: '#000', shapes: [{ path: '"M0 0', fill: '#fff' }] } },
    ],
    [
      'mark.shapes.0.path',
      'must be the path data of an SVG',
      { ...config, mark: { ground: '#000', shapes: [{ path: 'M0 0"', fill: '#fff' }] } },
    ],
  ])('%s %s', (path, what, settings) => {
    expect(() => checkShopSettings(settings)).toThrow(
      new ShopSettingsError(`shop.config.ts: ${path} ${what}.`),
    )
  })

  it.each([
    withShop({ site: 'x.a-shop.co.example' }),
    withShop({ counterCodePrefix: 'AB' }),
    withShop({ counterCodePrefix: 'ABCD' }),
    withShop({ agreementUxId: 'shop.orders-2' }),
    withShop({ name: ` ${'n'.repeat(60)} ` }),
    withSeller({ lines: Array(6).fill('Unit 1'), taxNumbers: {} }),
    withColours({ ink: 'rgb(1 2 3 / 40%)', paper: ['transparent', '#0F1013'] }),
    { ...config, mark: { ground: '#FFF', shapes: [{ path: 'M0,0 L-1.5 2Z', fill: 'transparent' }] } },
  ])('takes what is right: %j', (settings) => {
    expect(() => checkShopSettings(settings)).not.toThrow()
  })

  it('settings that are none at all are refused as the file', () => {
    expect(() => checkShopSettings('nothing')).toThrow(/^shop\.config\.ts: the file .+\.$/)
  })

  it('colours become custom properties of both themes', () => {
    const lines = colourSheet().split('\n')
    expect(lines).toHaveLength(Object.keys(config.colours).length + 3)
    expect(lines.slice(0, 2)).toEqual([':root {', '  --paper: light-dark(#ffffff, #0f1013);'])
    expect(lines).toContain('  --picture: #f3f3f1;')
    expect([colourOf('ink', 'light'), colourOf('ink', 'dark'), colourOf('card', 'dark')]).toEqual([
      '#121317',
      '#f4f4f1',
      '#121317',
    ])
  })

  it('the mark is an SVG of its ground and its shapes', () => {
    expect(markDrawing()).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 32 32">(<path d="[^"]+" fill="#[0-9a-f]{3,6}"\/>){3}<\/svg>\n$/,
    )
  })
})
