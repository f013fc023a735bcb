import type { Plugin } from 'vite'
import { drawPictures } from '../../build/draw-pictures.ts'
import { sampleWorld } from './sample-world.ts'

const world = 'virtual:sample-world'

/** Gives screens the sandbox's goods and places, and the pictures that pages show. */
export const screenWorld = (): Plugin => {
  let drawn: ReturnType<typeof drawPictures> = Promise.resolve(new Map())
  return {
    name: 'baton:screen-world',
    buildStart() {
      drawn = drawPictures()
      // Told by the hook that waits for it.
      drawn.catch(() => undefined)
    },
    resolveId: (id) => (id === world ? `\0${world}` : null),
    load: (id) => (id === `\0${world}` ? `export const world = ${JSON.stringify(sampleWorld())}` : null),
    async generateBundle(_, bundle) {
      const script = Object.values(bundle)
        .map((file) => (file.type === 'chunk' ? file.code : ''))
        .join('')
      for (const [path, source] of await drawn) {
        const name = path.replace(/-\d+\.webp$/, '').slice('/products/'.length)
        const isNamed = name.includes('-') && script.includes(name)
        if (isNamed || script.includes(`products/${name}-352`))
          this.emitFile({ type: 'asset', fileName: path.slice(1), source })
      }
    },
  }
}
