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

export const drawingPath = (name: string, width: number): string => `/products/${name}-${width}.webp`

/** Address of a drawing's picture, with its widths (`pictureSources`). */
export const drawingAddress = (name: string): string =>
  `${drawingPath(name, 352)}#widths=${drawingWidths(name).join(',')}`

export const largeDrawingAddress = (name: LargeDrawing): string => drawingAddress(name)
