import type { Plugin } from 'vite'

/**
 * The styles of screens as a script that sets a global: a screen changes what they ask of its window, which the rules of a style
 * sheet from a file may not be read for.
 */
export const screenStyles = (): Plugin => ({
  name: 'baton:screen-styles',
  enforce: 'post',
  generateBundle(_, bundle) {
    const styles = bundle['screen.css']
    if (styles?.type !== 'asset') throw new Error('The screens have no styles')
    const source = `window.batonStyles=${JSON.stringify(String(styles.source))}`
    this.emitFile({ type: 'asset', fileName: 'styles.js', source })
    delete bundle['screen.css']
  },
})
