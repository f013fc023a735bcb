import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type Axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { flows } from '../../machines/index.ts'
import { colours } from '../../shop.config.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
// axe is one script that must not be read as a module.
const axe = createRequire(import.meta.url)('axe-core') as typeof Axe

/** WCAG 2.2, levels A and AA: https://www.w3.org/TR/WCAG22/ */
const criteria = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
}

const rows = [...read('docs/accessibility.md').matchAll(/^\| ([\d.]+) [^|]+ \| (A{1,2}) \| (.+) \|$/gm)].map(
  ([, number = '', level = '', checks = '']) => ({ number, level, checks }),
)

describe('docs/accessibility.md', () => {
  it('has a row for each of the 55 criteria of levels A and AA', () => {
    const wanted = Object.entries(criteria).flatMap(([level, numbers]) =>
      numbers.split(' ').map((number) => `${number} ${level}`),
    )
    expect(wanted).toHaveLength(55)
    expect(rows.map(({ number, level }) => `${number} ${level}`).toSorted()).toEqual(wanted.toSorted())
  })

  it('has a check or a dated review in each row', () => {
    const isChecked = ({ checks }: { checks: string }) =>
      /axe: `|`[\w./-]+\.ts` “|Reviewed [A-Z][a-z]+ \d{1,2}, \d{4}: \S/.test(checks)
    expect(rows.filter((row) => !isChecked(row))).toEqual([])
  })

  it('names tests that there are', () => {
    const named = rows.flatMap(({ number, checks }) =>
      [...checks.matchAll(/`([\w./-]+\.ts)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({
        number,
        file,
        title,
      })),
    )
    expect(named.length).toBeGreaterThan(20)
    const isThere = ({ file, title }: { file: string; title: string }) =>
      existsSync(join(root, file)) && read(file).includes(title)
    expect(named.filter((test) => !isThere(test))).toEqual([])
  })

  it('names rules of axe that are about their criterion, or that it holds beside the criteria', () => {
    const rules = new Map(axe.getRules().map(({ ruleId, tags }) => [ruleId, tags]))
    const named = rows.flatMap(({ number, checks }) =>
      [...checks.matchAll(/axe: ((?:`[\w-]+`(?:, )?)+)/g)].flatMap(([, list = '']) =>
        [...list.matchAll(/`([\w-]+)`/g)].map(([, rule = '']) => ({ number, rule })),
      ),
    )
    expect(named.length).toBeGreaterThan(30)
    const isAbout = ({ number, rule }: { number: string; rule: string }) =>
      ['best-practice', `wcag${number.replaceAll('.', '')}`].some((tag) => rules.get(rule)?.includes(tag))
    expect(named.filter((one) => !isAbout(one))).toEqual([])
  })
})

it('every chart is walked in a browser, where axe looks at its states', () => {
  const walked = globSync('e2e/model/**/*.browser.spec.ts', { cwd: root }).map((file) => basename(file))
  expect(flows.filter(({ id }) => !walked.includes(`${id}.browser.spec.ts`)).map(({ id }) => id)).toEqual([])
})

it('nothing plays, and nothing asks how the device is held or moved', () => {
  const asks =
    /<(?:video|audio)\b|new Audio\(|device(?:motion|orientation)|Accelerometer|\(orientation:|on(?:Pointer|Mouse|Touch)(?:Down|Start)\b/
  const files = globSync('{src,routes,server/page-shell,server/identity,server/sandbox}/**/*.{ts,tsx,css}', {
    cwd: root,
  })
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => asks.test(read(file)))).toEqual([])
})

const channel = (part: string): number => {
  const value = Number.parseInt(part, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Relative luminance of a color, `#rrggbb`; source: WCAG 2.2. */
const luminance = (color: string): number =>
  0.2126 * channel(color.slice(1, 3)) +
  0.7152 * channel(color.slice(3, 5)) +
  0.0722 * channel(color.slice(5, 7))

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

it('what bounds a control and what marks the focus keep 3 to 1 in both themes', () => {
  const weak = (['line-firm', 'accent', 'bad', 'act'] as const).flatMap((job) =>
    (['paper', 'paper-sunk', 'paper-raised'] as const).flatMap((ground) =>
      [0, 1]
        .map((theme) => ({
          job,
          ground,
          ratio: contrast(colours[job][theme] ?? '', colours[ground][theme] ?? ''),
        }))
        .filter(({ ratio }) => ratio < 3),
    ),
  )
  expect(weak).toEqual([])
})
