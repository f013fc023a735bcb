/** Drawings that banners and the look-up show large, by `drawingName`. */
const largeDrawings = [
  'ball-duo',
  'duffel-cobalt',
  'duffel-olive',
  'gloves-flame',
  'hightop-pool',
  'jacket-glacier',
  'leggings-plum',
  'racket-cobalt',
  'runner-coral',
  'tee-sage',
  'trail-rust',
] as const

export type LargeDrawing = (typeof largeDrawings)[number]

/** A drawing of `public/products` in one of its colourways; `''` is the drawing's own. */
export const drawingName = (drawing: string, colourway: string): string =>
  colourway ? `${drawing}-${colourway}` : drawing

/** Widths in pixels in which the build makes a picture of a drawing. */
export const drawingWidths = (name: string): readonly number[] =>
  largeDrawings.some((large) => large === name) ? [176, 352, 528, 1056] : [176, 352, 528]

/** @param top address of the folder that holds all pictures' own one; pages of a host have them at its root. */
export const drawingPath = (name: string, width: number, top = '/'): string =>
  `${top}products/${name}-${width}.webp`

/** Address of a drawing's picture, with its widths (`pictureSources`). */
export const drawingAddress = (name: string, top?: string): string =>
  `${drawingPath(name, 352, top)}#widths=${drawingWidths(name)}`

export const largeDrawingAddress = (name: LargeDrawing, top?: string): string => drawingAddress(name, top)
