import { describe, expect, test } from 'vitest'
import { clampedSize, readState, sideOf, sizeByKey, usualState } from './dock-size.ts'

const wide = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

describe('the size of the docked panel', () => {
  test('is docked at the end of wide windows, and at the bottom of small ones', () => {
    expect([sideOf(wide), sideOf(phone)]).toEqual(['inline', 'block'])
  })

  test('leaves room for the page, and never vanishes', () => {
    expect([clampedSize('inline', 5000, wide), clampedSize('inline', 0, wide)]).toEqual([960, 320])
    expect([clampedSize('block', 5000, phone), clampedSize('block', 0, phone)]).toEqual([724, 200])
    expect(clampedSize('inline', 0, { width: 200, height: 200 })).toBe(320)
  })

  test('follows the arrows of its side, whichever way the page reads', () => {
    expect(sizeByKey('ArrowLeft', 'inline', 400, wide)).toBe(432)
    expect(sizeByKey('ArrowLeft', 'inline', 400, wide, true)).toBe(368)
    expect(sizeByKey('ArrowUp', 'block', 400, phone)).toBe(432)
    expect(sizeByKey('Home', 'block', 400, phone)).toBe(200)
    expect(sizeByKey('End', 'block', 400, phone)).toBe(724)
    expect(sizeByKey('ArrowUp', 'inline', 400, wide)).toBeNull()
  })

  test('is remembered as far as it can be read', () => {
    expect(readState('{"isOpen":true,"inline":400}', wide)).toEqual({
      ...usualState(wide),
      isOpen: true,
      inline: 400,
    })
    expect(readState('no JSON', wide)).toEqual(usualState(wide))
    expect(readState(null, phone)).toEqual(usualState(phone))
  })
})
