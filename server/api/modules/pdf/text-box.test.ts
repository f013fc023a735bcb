import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { fontNames, fontOf } from './fonts.ts'
import { drawLines, maxLineCharacters, type TextStyle, wrapped } from './text-box.ts'

const style: TextStyle = { font: 'text', size: 7.5, direction: 'ltr' }
const width = 256

/** A document that counts the characters whose width is asked for. */
const countingPdf = () => {
  const pdf = new PDFDocument({ font: fontOf('text') as never })
  for (const name of fontNames) pdf.registerFont(name, fontOf(name))
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
    pdf.font('text').fontSize(style.size)
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
})
