import * as config from '../../shop.config.ts'

export type Mark = {
  /** CSS colour of the whole square. */
  readonly ground: string
  /** Drawn one over the other; `path` is SVG path data in a square of 32 by 32. */
  readonly shapes: readonly { readonly path: string; readonly fill: string }[]
}

const mark: Mark = config.mark

/** The shop's icon as an SVG document. */
export const markDrawing = (): string => {
  const shapes = [{ path: 'M0 0h32v32H0z', fill: mark.ground }, ...mark.shapes]
  const paths = shapes.map(({ path, fill }) => `<path d="${path}" fill="${fill}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${paths}</svg>\n`
}
