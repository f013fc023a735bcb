import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { drawingName, drawingPath, drawingWidths } from '../../domain/pictures/drawings.ts'
import { colourwaysOf, inColourway, withTightBlurs } from './drawing.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const drawings = join(root, 'public/products')
const cache = join(root, 'node_modules/.cache/baton/pictures')

/** Side of a drawing in its own units. */
const side = 400
const quality = { quality: 75, effort: 2 }

const draw = async (svg: string, widths: readonly number[]): Promise<Buffer[]> => {
  const widest = Math.max(...widths)
  const { data, info } = await sharp(Buffer.from(svg), { density: (72 * widest) / side })
    .resize(widest, widest)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Promise.all(widths.map((width) => sharp(data, { raw: info }).resize(width).webp(quality).toBuffer()))
}

/** Pictures of a drawing in its widths, by path; from the cache where nothing that makes them has changed. */
const picturesOf = async (svg: string, name: string): Promise<[string, Buffer][]> => {
  const widths = drawingWidths(name)
  const key = createHash('sha256')
    .update(JSON.stringify([svg, widths, quality, sharp.versions]))
    .digest('hex')
  const fileOf = (width: number) => join(cache, key.slice(0, 24), `${width}.webp`)
  if (!widths.every((width) => existsSync(fileOf(width)))) {
    const drawn = await draw(svg, widths)
    mkdirSync(dirname(fileOf(0)), { recursive: true })
    for (const [index, width] of widths.entries()) {
      const draft = `${fileOf(width)}-${process.pid}`
      writeFileSync(draft, drawn[index] as Buffer)
      renameSync(draft, fileOf(width))
    }
  }
  return widths.map((width) => [drawingPath(name, width), readFileSync(fileOf(width))])
}

/** Every drawing of `public/products` as pictures, in each colourway and width, by path. */
export const drawPictures = async (): Promise<ReadonlyMap<string, Buffer>> => {
  const files = readdirSync(drawings).filter((file) => file.endsWith('.svg'))
  const drawn = files.flatMap((file) => {
    const svg = withTightBlurs(readFileSync(join(drawings, file), 'utf8'))
    return colourwaysOf(svg).map((colourway) =>
      picturesOf(inColourway(svg, colourway), drawingName(file.replace('.svg', ''), colourway)),
    )
  })
  return new Map((await Promise.all(drawn)).flat())
}
