import type { Plugin } from 'vite'

/**
 * Takes the place of Vite's helper that fetches what a chunk needs beside the chunk: styles that the view waits for, and
 * further scripts. Vite's own cares for older browsers and for pages that lie in a folder, at three times the size. A file
 * that did not come is asked for again the next time. Should Vite give its helper another name, its own comes back.
 */
export const preloadHelper = (): Plugin => ({
  name: 'preload-helper',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => ({
      moduleType: 'js',
      code: `
const asked = new Map()
const ask = (file) => {
  const href = '/' + file
  const isStyle = href.endsWith('.css')
  if (document.querySelector('head > link[href="' + href + '"]')) return asked.get(href)
  const link = document.createElement('link')
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.crossOrigin = ''
  link.href = href
  const arrived = !isStyle || new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(Error('No ' + href))
    }
  })
  asked.set(href, arrived)
  document.head.append(link)
  return arrived
}
export const __vitePreload = async (load, files = []) => {
  await Promise.all(files.map(ask))
  return load()
}
`,
    }),
  },
})
