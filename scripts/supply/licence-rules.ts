import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../gate/run-command.ts'
import { type LockedPackage, nameAt } from './lock.ts'

/** Licences (SPDX) that ask for no more than their notice: what runs on the host or goes to browsers has one of them. */
const permissive: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'Bitstream-Vera',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Packages whose `license` does not say it: the licence, and words of the file in the package that do. */
export const readFromFile: Readonly<
  Record<string, { readonly licence: string; readonly file: string; readonly words: string }>
> = {
  'dejavu-fonts-ttf': {
    licence: 'Bitstream-Vera',
    file: 'LICENSE',
    words: 'Bitstream Vera Fonts Copyright',
  },
  'png-js': { licence: 'MIT', file: 'LICENSE', words: 'MIT License' },
}

/** Names, or beginnings of names, of what is not permissive: used while developing or building, never shipped. */
export const developmentOnly: Readonly<Record<string, string>> = {
  '@img/sharp-':
    'libvips, which draws the product pictures while pages are built; pictures carry no licence of it',
  'axe-core': 'finds accessibility faults in browser tests',
  elkjs: 'lays the drawings of the charts out',
  'ical.js': 'reads calendar files in tests',
  lightningcss: 'the stylesheet compiler of Vite; what it writes carries no licence of it',
  mupdf: 'prints labels to pixels in tests; under the AGPL, so nothing that is shipped may import it',
}

/** Licence of a package; where its `license` does not say it, that of its own file. */
export const licenceOf = (place: string, { license }: LockedPackage): string =>
  readFromFile[nameAt(place)]?.licence ?? license ?? 'unknown'

/** Does an SPDX expression leave a choice that asks for no more than a notice? */
export const isPermissive = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(/\s+or\s+/i)
    .some((choice) => choice.split(/\s+and\s+/i).every((licence) => permissive.has(licence.trim())))

/** Does the package's own file say what `readFromFile` says of it? True as well where the package is not installed. */
export const fileSaysSo = (name: string): boolean => {
  const said = readFromFile[name]
  const file = join(root, 'node_modules', name, said?.file ?? '')
  return said === undefined || !existsSync(file) || readFileSync(file, 'utf8').includes(said.words)
}
