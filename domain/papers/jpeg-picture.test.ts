import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxPhotoSide, pictureOnly } from './jpeg-picture.ts'

const word = (value: number) => [value >> 8, value & 0xff]
const segment = (code: number, content: readonly number[]) => [
  0xff,
  code,
  ...word(content.length + 2),
  ...content,
]
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const frame = (height: number, width: number, parts = 3, code = 0xc0) =>
  segment(code, [8, ...word(height), ...word(width), parts, ...Array.from({ length: parts * 3 }, () => 1)])
const table = segment(0xdb, [0, 1, 2, 3])
const codes = segment(0xc4, [4, 5])
const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]
const start = [0xff, 0xd8]
const end = [0xff, 0xd9]
const exif = segment(0xe1, letters('Exif GPS 48.2082'))
const comment = segment(0xfe, letters('taken at home'))

const picture = (...parts: readonly (readonly number[])[]) => Uint8Array.from(parts.flat())
const plain = picture(start, table, frame(8, 8), codes, scan, end)

const isGone = (bytes: Uint8Array | null, text: string) =>
  bytes !== null && !String.fromCharCode(...bytes).includes(text)

describe('a photo without anything but the picture', () => {
  it('[BY-28] stays as it is where there is nothing else', () => {
    expect(pictureOnly(plain)).toEqual(plain)
  })

  it('[BY-28] loses what tells where, when and with what it was taken, wherever that stands', () => {
    const told = picture(
      start,
      exif,
      table,
      comment,
      frame(8, 8),
      codes,
      segment(0xef, letters('GPS')),
      scan,
      comment,
      end,
      letters('GPS behind'),
    )
    expect(pictureOnly(told)).toEqual(plain)
  })

  it('[BY-28] keeps every scan of a progressive one', () => {
    const progressive = picture(start, table, frame(8, 8, 3, 0xc2), codes, scan, codes, scan, end)
    expect(pictureOnly(progressive)).toEqual(progressive)
  })

  it('[BY-28] may have fill bytes before its markers', () => {
    expect(pictureOnly(picture(start, [0xff], table, frame(8, 8), codes, scan, end))).toEqual(plain)
  })

  it.each<[string, readonly (readonly number[])[]]>([
    ['nothing', []],
    ['another picture', [letters('\x89PNG\r\n\x1a\n')]],
    ['markup', [letters('<svg xmlns="http://www.w3.org/2000/svg"/>')]],
    ['one without an end', [start, table, frame(8, 8), codes, scan]],
    ['one without a picture', [start, table, end]],
    ['one without its size', [start, table, codes, scan, end]],
    ['one with two sizes', [start, frame(8, 8), frame(9, 9), scan, end]],
    ['one of no height', [start, frame(0, 8), scan, end]],
    ['one that is too wide', [start, frame(8, maxPhotoSide + 1), scan, end]],
    ['one in colors for print', [start, frame(8, 8, 4), scan, end]],
    ['one in a way that no browser reads', [start, frame(8, 8, 3, 0xc9), scan, end]],
    ['one whose segment goes beyond its end', [start, [0xff, 0xdb, 0xff, 0xff, 1], end]],
  ])('[BY-28] is not made of %s', (_, parts) => {
    expect(pictureOnly(picture(...parts))).toBeNull()
  })

  it('[BY-28] takes one of the largest size', () => {
    expect(pictureOnly(picture(start, frame(maxPhotoSide, maxPhotoSide), scan, end))).not.toBeNull()
  })

  it('[BY-28] ends for any bytes, and what it gives back it gives back again', () => {
    const bytes = fc.uint8Array({ maxLength: 200 })
    const spoiled = fc
      .tuple(fc.nat(plain.length - 1), fc.nat(255))
      .map(([at, byte]) => plain.map((old, index) => (index === at ? byte : old)))
    fc.assert(
      fc.property(fc.oneof(bytes, spoiled), (given) => {
        const kept = pictureOnly(given)
        if (kept !== null) expect(pictureOnly(kept)).toEqual(kept)
      }),
    )
  })

  it('[BY-28] carries nothing of a segment that is no part of the picture', () => {
    fc.assert(
      fc.property(fc.constantFrom(0xe0, 0xe1, 0xe2, 0xed, 0xee, 0xfe), fc.nat(3), (code, place) => {
        const parts = [table, frame(8, 8), codes, scan]
        const secret = segment(code, letters('4711-secret'))
        const told = picture(start, ...parts.slice(0, place), secret, ...parts.slice(place), end)
        expect(isGone(pictureOnly(told), 'secret')).toBe(true)
      }),
    )
  })
})
