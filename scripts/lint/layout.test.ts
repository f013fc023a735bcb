import { existsSync, globSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { StateMachine } from 'xstate'
import { folderOf } from '../../machines/flow.ts'
import { flows } from '../../machines/index.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

it('[FM-01] every chart under machines/ is a machine of its own, and the registry has it', () => {
  expect(flows.map((flow) => `machines/${folderOf(flow)}/${flow.id}.machine.ts`).toSorted()).toEqual(
    globSync('machines/**/*.machine.ts', { cwd: root }).toSorted(),
  )
  expect(flows.filter(({ machine }) => !(machine instanceof StateMachine))).toEqual([])
  expect(new Set(flows.map(({ machine }) => machine)).size).toBe(flows.length)
})

it('[FM-04] the top level has the prescribed folders', () => {
  const prescribed = ['src', 'machines', 'routes', 'locales', 'model-tests', 'e2e', 'docs']
  expect(prescribed.filter((folder) => !existsSync(`${root}${folder}`))).toEqual([])
})

/** Folders that grow by one file for each thing of their kind: nobody reads them through. */
const registries = [/^domain\/countries$/, /^server\/testing\/changes\/arrangements$/]
const maxFiles = 22

it('a folder that grows is cut by meaning: none but a registry has more than 22 files', () => {
  const sources = globSync(
    '{contract,domain,services,machines,routes,src,server,model-tests,e2e,scripts}/**/*.{ts,tsx,css,html}',
    { cwd: root },
  )
  const counts = Map.groupBy(sources, (file) => dirname(file))
  const tooLarge = [...counts].filter(([, files]) => files.length > maxFiles).map(([folder]) => folder)
  expect(tooLarge.filter((folder) => !registries.some((registry) => registry.test(folder)))).toEqual([])
})
