import type { SvgElement } from '../../chart/svg-node.ts'
import { svgText } from '../../chart/svg-text.ts'

/** Dots of a picture for each unit of its drawing. */
const density = 2
const paper = '#ffffff'

const withNamespace = (drawing: SvgElement): SvgElement => ({
  ...drawing,
  attributes: { xmlns: 'http://www.w3.org/2000/svg', ...drawing.attributes },
})

/** A drawing as a PNG of twice its size, on white paper, in the fonts of the reader's machine. */
export const pictureOf = async (drawing: SvgElement): Promise<Blob> => {
  const address = URL.createObjectURL(new Blob([svgText(withNamespace(drawing))], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth * density
    canvas.height = image.naturalHeight * density
    const brush = canvas.getContext('2d')
    if (!brush) throw new Error('This browser draws no pictures.')
    brush.fillStyle = paper
    brush.fillRect(0, 0, canvas.width, canvas.height)
    brush.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))))
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}
