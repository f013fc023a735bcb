import * as config from '../../shop.config.ts'

/** CSS colour of both themes, or of the light and the dark one. */
export type Colour = string | readonly [light: string, dark: string]

export type ColourName = keyof typeof config.colours

const colours: Readonly<Record<ColourName, Colour>> = config.colours

/** The colour of a name where one theme is all there is: in mails, and in `theme-color`. */
export const colourOf = (name: ColourName, theme: 'light' | 'dark'): string => {
  const colour = colours[name]
  return typeof colour === 'string' ? colour : colour[theme === 'light' ? 0 : 1]
}

const valueFor = (colour: Colour): string =>
  typeof colour === 'string' ? colour : `light-dark(${colour[0]}, ${colour[1]})`

/** Stylesheet with each colour as a custom property: `--accent: light-dark(…)`. */
export const colourSheet = (): string =>
  [
    ':root {',
    ...Object.entries(colours).map(([name, colour]) => `  --${name}: ${valueFor(colour)};`),
    '}',
    '',
  ].join('\n')
