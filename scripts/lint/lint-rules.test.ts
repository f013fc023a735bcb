import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Each file breaks one rule of the house, or shows what is allowed beside it. */
const files: Record<string, string> = {
  'machines/a/a.machine.ts': 'export const asked = fetch("/a")',
  'machines/a/a.rules.ts': 'export const kept = localStorage.getItem("a")',
  'machines/a/a.selectors.ts': 'export const place = window.location.href',
  'machines/a/a.types.ts': 'export const later = setTimeout(() => 1, 2)',
  'machines/a/a.actors.ts': 'export const later = setTimeout(() => 1, 2)',
  'machines/parent/child/child.machine.ts': 'export const goOn = () => history.back()',
  'machines/plain/plain.machine.ts': 'export const ask = (fetch: () => void) => fetch()',
  'src/features/a/a.tsx': 'export const asked = fetch("/a")',
  'src/features/a/b.ts': 'export const later = setInterval(() => 1, 2)',
  'src/features/a/c.ts': 'export const place = window.location.href',
  'services/a/a.ts': 'export const asked = fetch("/a")',
  'routes/long.tsx': 'export const line = 1\n'.repeat(61),
  'routes/short.tsx': 'export const line = 1\n',
  'e2e/a.spec.ts':
    'import { test } from "@playwright/test"\ntest("a", async ({ page }) => {\n  await page.waitForTimeout(1)\n})',
  'domain/a.test.ts': 'import { it } from "vitest"\nit.skip("a", () => undefined)',
  'domain/b.test.ts': 'import { it } from "vitest"\nit.only("a", () => undefined)',
}

const tree = mkdtempSync(join(tmpdir(), 'baton-lint-'))
beforeAll(() => {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(join(tree, dirname(file)), { recursive: true })
    writeFileSync(join(tree, file), source)
  }
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  cpSync(join(root, 'scripts/lint'), join(tree, 'scripts/lint'), { recursive: true })
  writeFileSync(join(tree, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }))
})
afterAll(() => rmSync(tree, { recursive: true }))

type Report = {
  readonly diagnostics: readonly { readonly category: string; readonly location: { readonly path: string } }[]
}

const houseRules = [
  'style/noRestrictedGlobals',
  'style/noExcessiveLinesPerFile',
  'suspicious/noSkippedTests',
  'suspicious/noFocusedTests',
  'nursery/noPlaywrightWaitForTimeout',
].map((rule) => `--only=${rule}`)

/** What Biome says of the tree by the project's own rules; it ends with 1 where there is something. */
const lint = (only: readonly string[]): Report => {
  try {
    return JSON.parse(
      execFileSync('biome', ['lint', '--reporter=json', '--max-diagnostics=none', ...only], {
        cwd: tree,
        encoding: 'utf8',
      }),
    )
  } catch (error) {
    return JSON.parse((error as { stdout: string }).stdout)
  }
}

it('[FM-01][FM-02] finds a chart that asks, stores or waits, a thick view or route, a second client, a skipped test', () => {
  const found = lint(houseRules).diagnostics.map(
    ({ category, location }) => `${location.path}: ${category.slice(5)}`,
  )
  expect(found.toSorted()).toEqual([
    'domain/a.test.ts: suspicious/noSkippedTests',
    'domain/b.test.ts: suspicious/noFocusedTests',
    'e2e/a.spec.ts: nursery/noPlaywrightWaitForTimeout',
    'machines/a/a.machine.ts: style/noRestrictedGlobals',
    'machines/a/a.rules.ts: style/noRestrictedGlobals',
    'machines/a/a.selectors.ts: style/noRestrictedGlobals',
    'machines/a/a.types.ts: style/noRestrictedGlobals',
    'machines/parent/child/child.machine.ts: style/noRestrictedGlobals',
    'routes/long.tsx: style/noExcessiveLinesPerFile',
    'services/a/a.ts: style/noRestrictedGlobals',
    'src/features/a/a.tsx: style/noRestrictedGlobals',
    'src/features/a/b.ts: style/noRestrictedGlobals',
  ])
})

/** Each is a rule of a country outside `domain/countries`, or shows what is allowed beside it. */
const countrySources: Record<string, string> = {
  'machines/c/equal.ts': "export const is = (country: string) => country === 'US'",
  'services/c/unequal.ts': "export const is = (country: string) => 'us' !== country.toLowerCase()",
  'src/c/one-of.tsx': "export const is = (country: string) => ['US', 'CA'].includes(country)",
  'server/c/table.ts': 'export const table = { gb: 1 }',
  'domain/c/quoted.ts': "export const table = { 'KR': 1 }",
  'routes/case.tsx':
    "export const is = (country: string) => {\n  switch (country) {\n    case 'kr':\n      return 1\n  }\n}",
  'contract/c/map.ts': "export const table = new Map([['jp', 1]])",
  'scripts/c/set.ts': "export const is = (country: string) => new Set(['cn']).has(country)",
  'domain/countries/own.ts': "export const is = (country: string) => country === 'us'",
  'domain/c/own.test.ts': "export const is = (country: string) => country === 'us'",
  'server/sandbox/sample.ts': 'export const names = { us: 1 }',
  'src/c/language.ts':
    "export const is = (language: string) => language === 'pl'\nexport const texts = { en: 1, pl: 2, ar: 3 }",
  'src/c/words.ts':
    "export const is = (answer: string) => answer === 'yes'\nexport const place = { at: 1, id: 2 }",
}

it('finds a comparison with a country and a table of countries everywhere but in domain/countries and in samples', () => {
  for (const [file, source] of Object.entries(countrySources)) {
    mkdirSync(join(tree, dirname(file)), { recursive: true })
    writeFileSync(join(tree, file), source)
  }
  const found = lint(['--only=plugin']).diagnostics.filter(({ category }) => category === 'plugin')
  expect(found.map(({ location }) => location.path).toSorted()).toEqual([
    'contract/c/map.ts',
    'domain/c/quoted.ts',
    'machines/c/equal.ts',
    'routes/case.tsx',
    'scripts/c/set.ts',
    'server/c/table.ts',
    'services/c/unequal.ts',
    'src/c/one-of.tsx',
  ])
})
