import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { StateMachine } from 'xstate'
import { flows, folderOf } from '../machines/index.ts'

const root = join(import.meta.dirname, '..')
const files = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .toSorted()
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** Lines that bring in the value of a module; imports of types alone are harmless. */
const importsOf = (file: string): readonly string[] =>
  [
    ...textOf(file).matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from '([^']+)'|\bimport\('([^']+)'\)/gm),
  ].map((found) => found[1] ?? found[2] ?? '')

const importersOf = (pattern: string, name: string) =>
  files(pattern).filter((file) =>
    importsOf(file).some((from) => from === name || from.startsWith(`${name}/`)),
  )

const outsideWorld =
  /(?<![.\w])(fetch\b|setTimeout\b|setInterval\b|XMLHttpRequest|localStorage|sessionStorage|indexedDB|document\.|window\.|navigator\.|location\.)/

describe('the form of the house', () => {
  const charts = files('machines/**/*.machine.ts')

  it('[FM-01] every process is a machine of its own under machines/, and the registry has it', () => {
    expect(flows.map((flow) => `machines/${folderOf(flow)}/${flow.id}.machine.ts`).toSorted()).toEqual(charts)
    for (const { machine } of flows) expect(machine).toBeInstanceOf(StateMachine)
  })

  it.each(charts)('[FM-01] %s is pure: no request, view, router, storage or timer of its own', (chart) => {
    const folder = dirname(chart)
    const parts = [chart, ...files(`${folder}/*.{rules,selectors,types}.ts`)]
    for (const part of parts) {
      const code = textOf(part).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'/g, '')
      expect(code, part).not.toMatch(outsideWorld)
      expect(
        importsOf(part).filter((from) => !/^(xstate|\.)/.test(from)),
        part,
      ).toEqual([])
    }
  })

  it('[FM-01] actors wrap services, and every service goes by the one ky client', () => {
    expect(importersOf('{services,machines,src,routes}/**/*.{ts,tsx}', 'ky')).toEqual([
      'services/http/http.ts',
    ])
    expect(files('services/**/*.ts').filter((file) => /\bfetch\(/.test(textOf(file)))).toEqual([])
    const without = files('machines/*/**/*.actors.ts').filter((file) => !/services\//.test(textOf(file)))
    expect(without, 'one takes the actor of the history, one the clipboard').toEqual([
      'machines/partner-orders/partner-orders.actors.ts',
      'machines/tracking/tracking.actors.ts',
    ])
  })

  it.each(files('src/features/**/*.{ts,tsx}'))('[FM-02] %s is thin: no request and no timer', (view) => {
    expect(textOf(view)).not.toMatch(/\b(fetch|setTimeout|setInterval)\(|XMLHttpRequest/)
    expect(importsOf(view).filter((from) => from === 'ky')).toEqual([])
  })

  it.each(files('routes/**/*.tsx'))('[FM-02] %s is a TanStack Router file of less than 60 lines', (route) => {
    expect(importersOf(route.replaceAll(/[[\]{}]/g, '[$&]'), '@tanstack/react-router')).toEqual([route])
    expect(textOf(route).split('\n').length).toBeLessThan(60)
  })

  it('[FM-02] views subscribe to machines by @xstate/react', () => {
    const subscribers = importersOf('src/features/**/*.{ts,tsx}', '@xstate/react').map((file) =>
      dirname(file),
    )
    expect(new Set(subscribers).size).toBeGreaterThan(3)
  })

  it.each([
    ['valibot', 'parses', 'contract/**/*.ts'],
    ['@lingui/react', 'translates', 'src/features/**/*.tsx'],
    ['jsbarcode', 'draws the barcodes', 'src/components/**/encode-code128.ts'],
    ['qrcode.react', 'draws the QR codes', 'src/features/**/*.tsx'],
    ['xstate/graph', 'generates the paths', 'model-tests/lib/*.ts'],
    ['@playwright/test', 'walks them in a browser', 'e2e/**/*.ts'],
    ['vitest', 'walks them headless', 'model-tests/lib/*.ts'],
  ])('[FM-03] %s %s', (name, _work, where) => {
    expect(importersOf(where, name), `${name} in ${where}`).not.toEqual([])
  })

  it.each(['src', 'machines', 'routes', 'locales', 'model-tests', 'e2e', 'docs'])(
    '[FM-04] the top level has %s',
    (folder) => {
      expect(files(`${folder}/**/*.*`).map((file) => basename(file))).not.toEqual([])
    },
  )
})
