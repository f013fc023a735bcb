import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js'
import { QRCodeSVG } from 'qrcode.react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../contract/wire/call.ts'
import type { Catalog } from '../../domain/countries/catalogs.gen.ts'
import { createTexts } from '../../src/app/i18n.ts'
import { Barcode } from '../../src/components/order/barcode/barcode.tsx'
import { barsPath } from '../../src/components/order/barcode/bars.ts'
import { WalletCode } from '../../src/features/deferred-payment/wallet-code.tsx'
import { DropOffCode } from '../../src/features/return-label/drop-off-code.tsx'

const contract: Record<string, Record<string, unknown>> = import.meta.glob(
  ['../../contract/**/*.ts', '!**/*.test.ts'],
  { eager: true },
)

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'answer' in value

const calls = Object.values(contract).flatMap((module) => Object.values(module).filter(isCall))

const textsOfHistory = (catalog: Catalog) =>
  createTexts(catalog, null, () => undefined).ofPart('routes/{-$country}/{-$locale}/orders/index.tsx')

const markupOf = (part: ReactNode): string =>
  renderToStaticMarkup(<I18nProvider i18n={i18n}>{part}</I18nProvider>)

/** The drawing inside a part, without its name. */
const pathsIn = (markup: string): readonly string[] =>
  [...markup.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d)

describe('[FM-03] the prescribed packages do the prescribed work', () => {
  beforeAll(() => textsOfHistory('pl'))
  afterAll(() => textsOfHistory('en'))

  it('valibot parses what every call of the contract takes and answers', () => {
    const vendors = calls.flatMap(({ id, params, query, headers, body, answer }) =>
      [params, query, headers, body, answer]
        .filter((schema) => schema !== undefined)
        .map((schema) => [id, schema['~standard'].vendor]),
    )
    expect(vendors.length).toBeGreaterThan(calls.length)
    expect(vendors.filter(([, vendor]) => vendor !== 'valibot')).toEqual([])
  })

  it('Lingui translates', () => {
    expect(markupOf(<Barcode text="C012" height={40} moduleWidth={2} />)).toContain(
      'aria-label="Kod kreskowy C012"',
    )
  })

  it('jsbarcode draws the barcodes', () => {
    const { data } = new CODE128('C012', {}).encode()
    const markup = markupOf(<Barcode text="C012" height={40} moduleWidth={2} />)
    expect(pathsIn(markup)).toEqual([barsPath(data, 40)])
  })

  it('qrcode.react draws the QR codes', () => {
    expect(pathsIn(markupOf(<DropOffCode code="R1" size={200} />))).toEqual(
      pathsIn(markupOf(<QRCodeSVG value="R1" size={200} marginSize={4} level="M" />)),
    )
    expect(pathsIn(markupOf(<WalletCode url="https://pay.example/1" />))).toEqual(
      pathsIn(markupOf(<QRCodeSVG value="https://pay.example/1" size={264} marginSize={4} level="L" />)),
    )
  })
})
