import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Classes of a style sheet that other files import, by their names there. */
const sheets = new Map(
  globSync('src/**/*.module.css', { cwd: root }).map((sheet) => {
    const text = readFileSync(join(root, sheet), 'utf8').replaceAll(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs, '')
    const selectors = [...text.matchAll(/([^{};]*)\{/g)].map(([, selector = '']) => selector).join(' ')
    return [sheet, new Set([...selectors.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name))]
  }),
)

type Use = { readonly file: string; readonly sheet: string; readonly names: ReadonlySet<string> | null }

/** What a file takes of each style sheet that it imports; `null` where it takes a class by a name that it works out. */
const uses: readonly Use[] = globSync('{src,routes}/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8')
  const body = text.replaceAll(/^import .*? from '.*?'$/gms, '')
  return [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].map(
    ([, name = '', path = '']) => ({
      file,
      sheet: relative(root, join(root, dirname(file), path)),
      names: new RegExp(`(?<![.'"-])\\b${name}\\b(?!\\.\\w)`).test(body)
        ? null
        : new Set(
            [...body.matchAll(new RegExp(`(?<![.'])\\b${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used),
          ),
    }),
  )
})

/** A class that is not there is `undefined`, which neither types nor the page complain of. */
describe('classes of style sheets', () => {
  it('every one that a view names is there', () => {
    const missing = uses.flatMap(({ file, sheet, names }) =>
      [...(names ?? [])].filter((name) => !sheets.get(sheet)?.has(name)).map((name) => `${file}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  it('every one that is there is named by a view', () => {
    const unused = [...sheets].flatMap(([sheet, names]) => {
      const users = uses.filter((use) => use.sheet === sheet)
      if (users.some((use) => use.names === null)) return []
      return [...names]
        .filter((name) => !users.some((use) => use.names?.has(name)))
        .map((name) => `${sheet}: ${name}`)
    })
    expect(unused).toEqual([])
  })
})
