import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { fontRuns } from './fonts.ts'
import { drawLines, maxLineCharacters, type TextStyle, wrapped } from './text-box.ts'

const style: TextStyle = { font: 'text', size: 7.5, direction: 'ltr', language: 'en' }
const width = 256

/** A document that counts the characters whose width is asked for. */
const countingPdf = () => {
  const pdf = new PDFDocument({ font: null as never })
  let measured = 0
  const { widthOfString } = pdf
  pdf.widthOfString = (text, options) => {
    measured += text.length
    return widthOfString.call(pdf, text, options)
  }
  return { pdf, measured: () => measured }
}

const longTexts: readonly (readonly [name: string, text: string])[] = [
  ['one word of 4,000 letters', 'W'.repeat(4_000)],
  ['2,000 words of one letter', 'i '.repeat(2_000)],
  ['a megabyte of letters', 'abcdefgh'.repeat(131_072)],
  ['Arabic letters without a gap', 'شارع'.repeat(1_000)],
  ['letters of both directions in turn', 'aش'.repeat(2_000)],
  ['marks that take no width', `e${'\u0301'.repeat(4_000)}`],
]

describe('[RL-01] text on a label', () => {
  it.each(longTexts)('%s is measured in steps that halve, and cut', (_, text) => {
    const { pdf, measured } = countingPdf()
    const lines = wrapped(pdf, text, width, 2, style)
    drawLines(pdf, [text, ...lines], { x: 0, y: 0, width }, style)
    const steps = Math.ceil(Math.log2(maxLineCharacters)) + 2
    expect(measured()).toBeLessThanOrEqual(8 * steps * maxLineCharacters)
    expect(lines.length).toBeLessThanOrEqual(2)
  })

  it('as much of a word as fits is kept, and an ellipsis says that there was more', () => {
    const { pdf } = countingPdf()
    const [line = ''] = wrapped(pdf, 'W'.repeat(4_000), width, 2, style)
    const kept = line.length - 1
    pdf.font('dejavu text').fontSize(style.size)
    expect(line).toBe(`${'W'.repeat(kept)}…`)
    expect(pdf.widthOfString(line)).toBeLessThanOrEqual(width)
    expect(pdf.widthOfString(`W${line}`)).toBeGreaterThan(width)
  })

  it('words fill a line before the next one begins, and the last line ends in an ellipsis', () => {
    const { pdf } = countingPdf()
    const text =
      'Upper Fernhollow Riverside Industrial Estate, Building 14, Staircase C, third floor on the left'
    expect(wrapped(pdf, text, width, 3, style)).toEqual([
      'Upper Fernhollow Riverside Industrial Estate, Building 14, Staircase',
      'C, third floor on the left',
    ])
    expect(wrapped(pdf, text, width / 2, 2, style)).toEqual([
      'Upper Fernhollow Riverside',
      'Industrial Estate, Building 14, S…',
    ])
    expect(wrapped(pdf, '', width, 2, style)).toEqual([''])
  })

  it.each([
    ['ja', '返品ラベルを印刷して、荷物にしっかりと貼り付けてください。', '、。'],
    ['zh-Hans', '请打印退货面单，并将其平整地贴在包裹上。旧面单请遮住。', '，。'],
    ['zh-Hant', '請列印退貨標籤，平整貼在包裹上。舊標籤請遮住。', '，。'],
    ['th', 'พิมพ์ป้ายส่งคืนแล้วติดให้เรียบบนพัสดุ ปิดป้ายเก่าทั้งหมด', ''],
  ])(
    'in %s breaks between words that no space parts, and no line begins with a sign that closes',
    (language, text, signs) => {
      const { pdf } = countingPdf()
      const lines = wrapped(pdf, text, 90, 20, { ...style, language })
      expect(lines.length).toBeGreaterThan(1)
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
      const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(
        ({ index }) => index,
      )
      let at = 0
      for (const line of lines.slice(0, -1)) {
        at = text.indexOf(line, at) + line.length
        expect(signs).not.toContain(text.slice(at, at + 1) || ' ')
        expect(words).toContain(text.slice(at, at + 1) === ' ' ? at + 1 : at)
      }
    },
  )
})

describe('fonts of a text', () => {
  it.each([
    ['en', 'Return 12', ['dejavu']],
    ['ja', 'ラベル 退', ['japanese', 'dejavu', 'japanese']],
    ['zh-Hans', '退货', ['simplified']],
    ['zh-Hant', '退貨', ['traditional']],
    ['ko', '반품 退', ['korean', 'dejavu', 'korean']],
    ['en', '田中', ['simplified']],
    ['th', 'ส่งคืน A1', ['thai', 'dejavu']],
    ['el', 'Επιστροφή', ['dejavu']],
  ])('in %s “%s” are %j', (language, text, faces) => {
    expect(fontRuns(text, 'bold', language).map(({ font }) => font)).toEqual(
      faces.map((face) => `${face} bold`),
    )
  })
})
