import { parseArgs } from 'node:util'
import { type PageKey, pageKeys } from './shop/pages.ts'

export type Options = { pages: readonly PageKey[]; runs: number; loadSeconds: number; isWhole: boolean }

/** `--quick` visits once, `--page KEY` measures that page alone; only a whole run is kept. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { quick: { type: 'boolean', default: false }, page: { type: 'string', multiple: true } },
  })
  const wanted = values.page ?? []
  const unknown = wanted.filter((key) => !(pageKeys as readonly string[]).includes(key))
  if (unknown.length > 0)
    throw new Error(`No such page: ${unknown.join(', ')}. There are ${pageKeys.join(', ')}.`)
  return {
    pages: wanted.length === 0 ? pageKeys : pageKeys.filter((key) => wanted.includes(key)),
    runs: values.quick ? 1 : 3,
    loadSeconds: values.quick ? 3 : 10,
    isWhole: !values.quick && wanted.length === 0,
  }
}
