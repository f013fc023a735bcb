/** Above this many characters the bars get narrower, so that the code still fits (orders.md §5, OD-09). */
const narrowAbove = 13

export type BarcodeShape = {
  readonly format: 'CODE128'
  /** Height of the bars in px. */
  readonly height: 100
  /** Width of the narrowest bar in px. */
  readonly width: 1 | 2
}

/** How the barcode of an order number is drawn (OD-09). */
export const barcodeShape = (value: string): BarcodeShape => ({
  format: 'CODE128',
  height: 100,
  width: value.length > narrowAbove ? 1 : 2,
})
