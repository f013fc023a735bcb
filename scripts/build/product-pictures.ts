import type { Plugin } from 'vite'
import { drawPictures } from './draw-pictures.ts'

/** Makes pictures of the drawings in `public/products` (`domain/pictures/drawings.ts`) while the rest is built. */
export const productPictures = (): Plugin => {
  let drawn: ReturnType<typeof drawPictures> = Promise.resolve(new Map())
  return {
    name: 'baton:product-pictures',
    buildStart() {
      drawn = drawPictures()
      // Told by the hooks that wait for it.
      drawn.catch(() => undefined)
    },
    async generateBundle() {
      for (const [path, source] of await drawn)
        this.emitFile({ type: 'asset', fileName: path.slice(1), source })
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(async (request, response, next) => {
        const picture = (await drawn).get(request.url ?? '')
        if (!picture) return next()
        response.setHeader('Content-Type', 'image/webp')
        response.end(picture)
      })
    },
  }
}
