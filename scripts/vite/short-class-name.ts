import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { letters } from './letters.ts'

const sheetsOf = () => globSync('src/**/*.module.css').sort()
let sheets = sheetsOf()

/**
 * Name of a CSS module's class or animation in the built page: letters for the file and a number for the name in it, a few bytes in place
 * of what style and script would repeat; the same in every build of the same sources.
 * @param css the file's source.
 */
export const shortClassName = (name: string, file: string, css: string): string => {
  const path = relative(process.cwd(), file.split('?')[0] ?? '')
  // One that was written while the development server ran.
  if (!sheets.includes(path)) sheets = sheetsOf()
  const sheet = sheets.indexOf(path)
  const names = [...new Set([...css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].map(([, found]) => found))]
  const nth = names.indexOf(name)
  if (sheet < 0 || nth < 0) throw new Error(`No short name for ${name} of ${file}`)
  return `${letters(sheet)}${nth}`
}
