import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** Name of a CSS module's class in the page: short, the same in every build, and alike within a file, so that it packs well. */
export const shortClassName = (name: string, file: string): string => {
  const path = relative(process.cwd(), file.split('?')[0] ?? '')
  return `${name}-${createHash('sha256').update(path).digest('hex').slice(0, 4)}`
}
