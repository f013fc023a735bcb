/** Paper on each side of a symbol, in modules; ISO/IEC 15417 asks for ten. */
const quietModules = 10

/** Width of the whole symbol with its quiet zones, in modules. */
export const symbolWidth = (modules: string): number => modules.length + 2 * quietModules

/**
 * The bars as one SVG path in module units, `height` user units tall. Bars are filled boxes rather than strokes, so that
 * their edges fall on whole units.
 */
export const barsPath = (modules: string, height: number): string =>
  [...modules.matchAll(/1+/g)]
    .map((bar) => `M${bar.index + quietModules} 0h${bar[0].length}v${height}h-${bar[0].length}z`)
    .join('')
