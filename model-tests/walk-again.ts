import type { Path } from './lib/path.ts'

type Asked = Pick<Path, 'number' | 'to' | 'through'>

/** Options of `npm run model` that pick a path of a flow. */
const optionsFor = ({ number, to, through }: Asked): string => {
  if (to !== undefined) return `--to ${to}`
  return through === undefined ? `--path ${number}` : `--through "${through}"`
}

/** The command that walks a path again, headless. */
export const walkAgain = (flow: string, path: Asked): string => `npm run model -- ${flow} ${optionsFor(path)}`
