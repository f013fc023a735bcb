import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { StateMachine } from 'xstate'
import { flows, folderOf } from '../machines/index.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

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
