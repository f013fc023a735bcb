import bwipjs from 'bwip-js/node'

/** Bars of a one-dimensional code: widths in modules, ink and paper by turns, ink first. */
export const code128Widths = (text: string): readonly number[] => {
  const [symbol] = bwipjs.raw({ bcid: 'code128', text })
  if (symbol === undefined || !('sbs' in symbol)) throw new Error('bwip-js gave no bars')
  return symbol.sbs
}

/** A data matrix as rows of modules, `true` is ink. */
export const dataMatrixRows = (text: string): readonly (readonly boolean[])[] => {
  const [symbol] = bwipjs.raw({ bcid: 'datamatrix', text })
  if (symbol === undefined || !('pixs' in symbol)) throw new Error('bwip-js gave no modules')
  const { pixs, pixx } = symbol
  return Array.from({ length: pixs.length / pixx }, (_, row) =>
    Array.from({ length: pixx }, (_, column) => pixs[row * pixx + column] === 1),
  )
}

/** A data matrix as a picture to show on a screen: PNG with its quiet zone. */
export const dataMatrixPng = (text: string): Promise<Buffer> =>
  bwipjs.toBuffer({ bcid: 'datamatrix', text, scale: 6, padding: 4, backgroundcolor: 'FFFFFF' })
