import { describe, expect, it } from 'vitest'
import { barcodeShape } from './barcode.ts'

describe('barcode', () => {
  it('[OD-09] is CODE128 of height 100, with narrower bars above 13 characters', () => {
    const ofLength = (length: number) => barcodeShape('C'.repeat(length))
    const wide = { format: 'CODE128', height: 100, width: 2 }
    const narrow = { format: 'CODE128', height: 100, width: 1 }
    expect([4, 12, 13, 14, 32].map(ofLength)).toEqual([wide, wide, wide, narrow, narrow])
  })
})
