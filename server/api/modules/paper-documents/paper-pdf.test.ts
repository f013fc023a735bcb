import type * as mupdf from 'mupdf'
import { describe, expect, it } from 'vitest'
import { msg } from '#texts'
import { catalogs } from '../../../../domain/countries/catalogs.gen.ts'
import { asMinor } from '../../../../domain/format/money.ts'
import { directionOf } from '../../../../domain/languages/locale.ts'
import { openPdf } from '../../../testing/host/read-codes.ts'
import { i18nIn } from '../../../texts/i18n-in.ts'
import type { PaperDocument } from './paper-document.ts'
import { paperPdf } from './paper-pdf.ts'

const invoice: PaperDocument = {
  kind: 'paper',
  language: 'en',
  number: 'DE-S-0000017',
  issuedAt: new Date('2026-11-20T22:59:58Z'),
  timeZone: 'Europe/Berlin',
  paper: 'a4',
  content: {
    title: 'invoice',
    country: 'de',
    currency: 'EUR',
    seller: {
      company: 'Podium',
      lines: ['4400 Turnback Parkway', 'United States'],
      taxNumber: 'DE000000000',
    },
    buyer: ['Zofia Gęślą-Jaźń', 'Lindenwinkel 17', '00417 Neustadt an der Au'],
    buyerCountry: 'de',
    orderNumber: 'PF48KX20917',
    orderedAt: '2026-11-10T12:00:00.000Z',
    suppliedAt: '2026-11-12T12:00:00.000Z',
    returnOrderNumber: null,
    corrects: null,
    lines: [
      { title: 'Court shoe', size: 'EU 42', quantity: 2, amount: asMinor(24_000) },
      { title: 'Trail jacket', size: null, quantity: 1, amount: asMinor(8_995) },
    ],
    extras: [{ kind: 'shipping', amount: asMinor(500) }],
    tax: {
      name: 'vat',
      percent: 19,
      isIncluded: true,
      net: asMinor(28_147),
      tax: asMinor(5_348),
      gross: asMinor(33_495),
    },
    total: asMinor(33_495),
    lineIds: [],
    payments: [
      { paymentType: 'GIFT_CERTIFICATE', displayNumber: '0017', amount: asMinor(3_495) },
      { paymentType: 'CREDIT_CARD', displayNumber: '4242', amount: asMinor(30_000) },
    ],
  },
}

const withContent = (parts: Partial<PaperDocument['content']>, more: Partial<PaperDocument> = {}) => ({
  ...invoice,
  ...more,
  content: { ...invoice.content, ...parts },
})

const said = async (paper: PaperDocument) => openPdf(await paperPdf(paper)).text.replaceAll(/\s+/g, ' ')

type Node = {
  readonly type: string
  readonly scope: string | null
  readonly actual: string | null
  readonly kids: readonly Node[]
}

const nameOf = (object: mupdf.PDFObject): string | null => (object.isNull() ? null : object.asName())
const nodeOf = (element: mupdf.PDFObject): Node => {
  const kids: Node[] = []
  const children = element.get('K')
  const visit = (child: mupdf.PDFObject) => {
    if (child.isDictionary() && !child.get('S').isNull()) kids.push(nodeOf(child))
  }
  if (children.isArray()) for (let index = 0; index < children.length; index += 1) visit(children.get(index))
  else if (!children.isNull()) visit(children)
  const attributes = element.get('A')
  const actual = element.get('ActualText')
  return {
    type: nameOf(element.get('S')) ?? '',
    scope: attributes.isDictionary() ? nameOf(attributes.get('Scope')) : null,
    actual: actual.isNull() ? null : actual.asString(),
    kids,
  }
}
const structureOf = async (paper: PaperDocument) => {
  const { document } = openPdf(await paperPdf(paper))
  const catalog = document.getTrailer().get('Root')
  const root = catalog.get('StructTreeRoot').get('K')
  return {
    language: catalog.get('Lang').asString(),
    isMarked: catalog.get('MarkInfo').get('Marked').asBoolean(),
    showsTitle: catalog.get('ViewerPreferences').get('DisplayDocTitle').asBoolean(),
    title: document.getMetaData('info:Title'),
    node: nodeOf(root.isArray() ? root.get(0) : root),
  }
}

describe('a paper as PDF', () => {
  it('[BY-26] says seller, buyer, order, days, items and the tax by its rate, exact to the minor unit', async () => {
    const text = await said(invoice)
    for (const part of [
      'Invoice DE-S-0000017',
      'Date: 20 November 2026',
      'Order: PF48KX20917',
      'Ordered on: 10 November 2026',
      'Shipped on: 12 November 2026',
      'Seller Podium 4400 Turnback Parkway United States Tax number: DE000000000',
      'Buyer Zofia Gęślą-Jaźń Lindenwinkel 17 00417 Neustadt an der Au Germany',
      'Court shoe · Size EU 42 2 €240.00',
      'Trail jacket 1 €89.95',
      'Shipping €5.00',
      'Total €334.95',
      'VAT 19 % €281.47 €53.48 €334.95',
      'The amounts above include this tax.',
      'Gift card · 0017 €34.95',
      'Credit card · 4242 €300.00',
    ])
      expect(text).toContain(part)
  })

  it('[BY-25] is tagged: language, title, headings, and tables whose cells know their headings', async () => {
    const { language, isMarked, showsTitle, title, node } = await structureOf(invoice)
    expect([language, isMarked, showsTitle, title]).toEqual(['en', true, true, 'Invoice DE-S-0000017'])
    expect(node.type).toBe('Document')
    expect(node.kids.filter(({ type }) => type.startsWith('H')).map(({ type }) => type)).toEqual([
      'H1',
      'H2',
      'H2',
      'H2',
      'H2',
      'H2',
    ])
    const tables = node.kids.filter(({ type }) => type === 'Table')
    expect(tables.map(({ kids }) => kids.map((row) => row.kids.length))).toEqual([
      [3, 3, 3, 3, 3],
      [4, 4],
      [2, 2, 2],
    ])
    for (const { kids } of tables) {
      expect(new Set(kids.map(({ type }) => type))).toEqual(new Set(['TR']))
      const [head, ...rows] = kids
      expect(new Set(head?.kids.map(({ type, scope }) => `${type} ${scope}`))).toEqual(new Set(['TH Column']))
      expect(new Set(rows.flatMap((row) => row.kids.map(({ type }) => type)))).toEqual(new Set(['TD']))
    }
  })

  it('[BY-25] is written in Polish, and from right to left in Arabic', async () => {
    const polish = await said({ ...invoice, language: 'pl' })
    expect(polish).toContain('Faktura DE-S-0000017')
    expect(polish).toContain('334,95 €')
    const arabic = await structureOf({ ...invoice, language: 'ar' })
    expect([arabic.language, arabic.title]).toEqual(['ar', 'فاتورة DE-S-0000017'])
    const words = (node: Node): readonly (string | null)[] => [node.actual, ...node.kids.flatMap(words)]
    expect(words(arabic.node).join('\n')).toContain('طريقة الدفع')
  })

  it.each([
    ['taxInvoice', 'Tax invoice'],
    ['receipt', 'Receipt'],
    ['creditNote', 'Credit note'],
    ['refundReceipt', 'Refund receipt'],
    ['paymentReceipt', 'Payment receipt'],
  ] as const)('[BY-25] is called what it is: %s', async (title, words) => {
    expect(await said(withContent({ title }))).toContain(`${words} DE-S-0000017`)
  })

  it('[BY-26] adds a tax that is not in the prices, and says where none is', async () => {
    const tax = {
      name: 'salesTax',
      percent: null,
      isIncluded: false,
      net: asMinor(33_495),
      tax: asMinor(2_428),
      gross: asMinor(35_923),
    } as const
    const added = await said(withContent({ country: 'us', currency: 'USD', tax, total: asMinor(35_923) }))
    expect(added).toContain('Sales tax $24.28 Total $359.23')
    expect(added).toContain('This tax is added to the amounts above.')
    expect(await said(withContent({ tax: null }))).toContain('No tax is shown on this document.')
  })

  it.each([
    ['JPY', 'ja-JP', '¥33,495'],
    ['KWD', 'kw', '33.495'],
  ])('[BY-26] writes amounts with every decimal of %s', async (currency, _, amount) => {
    expect(await said(withContent({ currency }))).toContain(amount)
  })

  it('[BY-26] leads from a credit note to the paper that it takes from', async () => {
    const text = await said(
      withContent({
        title: 'creditNote',
        returnOrderNumber: 'RT48KX20917',
        corrects: { number: 'DE-S-0000003', issuedAt: '2026-11-12T12:00:00.000Z' },
      }),
    )
    expect(text).toContain('Return: RT48KX20917')
    expect(text).toContain('For: DE-S-0000003 of 12 November 2026')
    expect(text).toContain('Total refunded €334.95')
  })

  it('has every item of a long order, on as many pages as it needs', async () => {
    const lines = Array.from({ length: 200 }, (_, index) => ({
      title: `Item ${index + 1} with a name that goes on and on until it needs more than a single line of its cell`,
      size: null,
      quantity: 1,
      amount: asMinor(100),
    }))
    const { document, pages } = openPdf(await paperPdf(withContent({ lines })))
    expect(pages).toBeGreaterThan(4)
    const text = Array.from({ length: pages }, (_, page) =>
      document.loadPage(page).toStructuredText('').asText(),
    ).join('\n')
    expect([1, 77, 200].filter((item) => !text.includes(`Item ${item} with`))).toEqual([])
  })

  it('[BY-26] is the same, to the byte, for the same facts', async () => {
    expect((await paperPdf(invoice)).equals(await paperPdf(invoice))).toBe(true)
  })

  it.each(catalogs)('[BY-25] says every heading whole in %s', async (catalog) => {
    const text = await said({ ...invoice, language: catalog })
    expect(text).not.toContain('…')
    expect(text).not.toContain('\uFFFD')
    // Shaping takes letters such as ำ apart.
    const letters = (words: string) => words.normalize('NFKD').replaceAll(' ', '')
    if (directionOf(catalog) === 'ltr')
      expect(letters(text)).toContain(letters(i18nIn(catalog)._(msg`Quantity`)))
  })
})
