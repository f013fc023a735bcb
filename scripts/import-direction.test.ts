import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser'
import { afterAll, beforeAll, expect, it } from 'vitest'

const config = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: IFlattenedRuleSet['forbidden']
  options: object
}
const files: Record<string, string> = {
  'src/contract/a.ts': 'export const a = 1',
  'src/contract/back.ts': "import '../domain/a.ts'",
  'src/domain/a.ts': "import '../contract/a.ts'; export type A = 1",
  'src/domain/up.ts': "import type { S } from '../services/a.ts'\nexport const x: S = 1",
  'src/services/a.ts': "import '../domain/a.ts'; export type S = 1",
  'src/services/up.ts': "import '../../machines/a.ts'",
  'machines/a.ts': "import '../src/services/a.ts'",
  'machines/up.ts': "import '../src/features/a.tsx'",
  'src/features/a.tsx': "import '../../machines/a.ts'\nexport const view = <p>1</p>",
  'src/features/up.tsx': "import '../app/a.ts'",
  'src/app/a.ts': "import '../features/a.tsx'",
  'src/app/up.ts': "import '../../routes/a.tsx'",
  'src/ui/up.ts': "import '../domain/a.ts'",
  'routes/a.tsx': "import '../src/features/a.tsx'",
  'routes/up.tsx': "import '../machines/a.ts'",
  'server/a.ts': "import '../src/domain/a.ts'",
  'server/up.ts': "import '../src/services/a.ts'",
  'server/identity/provider.ts': 'export const provider = 1',
  'server/identity/a.ts': "import './provider.ts'",
  'server/modules/a.ts': "import '../identity/a.ts'",
  'model-tests/a.ts': "import '../machines/a.ts'",
  'model-tests/up.ts': "import '../server/a.ts'",
  'e2e/a.ts': "import '../model-tests/a.ts'",
  'e2e/up.ts': "import '../server/a.ts'",
  'scripts/a.ts': "import '../server/a.ts'",
  'scripts/up.ts': "import '../src/features/a.tsx'",
  'machines/host.ts': "import 'node:fs'",
  'src/domain/circle-a.ts': "import './circle-b.ts'; export const one = 1",
  'src/domain/circle-b.ts': "import { one } from './circle-a.ts'; export const two = one",
  'src/domain/lost.ts': "import './nowhere.ts'",
}

const tree = mkdtempSync(join(tmpdir(), 'baton-imports-'))
beforeAll(() => {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(join(tree, dirname(file)), { recursive: true })
    writeFileSync(join(tree, file), source)
  }
})
afterAll(() => rmSync(tree, { recursive: true }))

it('finds each import that runs against the direction, and no other', async () => {
  const result = await cruise(['routes', 'src', 'machines', 'server', 'model-tests', 'e2e', 'scripts'], {
    ...config.options,
    baseDir: tree,
    validate: true,
    ruleSet: { forbidden: config.forbidden ?? [] },
  })
  const { violations } = (result.output as ICruiseResult).summary
  expect(violations.map(({ rule, from, to }) => `${rule.name}: ${from} > ${to}`).sort()).toEqual([
    'app-reaches-no-route: src/app/up.ts > routes/a.tsx',
    'contract: src/contract/back.ts > src/domain/a.ts',
    'domain: src/domain/up.ts > src/services/a.ts',
    'e2e: e2e/up.ts > server/a.ts',
    'features: src/features/up.tsx > src/app/a.ts',
    'host-code-stays-on-the-host: machines/host.ts > fs',
    'machines: machines/up.ts > src/features/a.tsx',
    'model-tests: model-tests/up.ts > server/a.ts',
    'modules-need-no-issuer: server/modules/a.ts > server/identity/provider.ts',
    'no-circles: src/domain/circle-a.ts > src/domain/circle-b.ts',
    'resolves: src/domain/lost.ts > ./nowhere.ts',
    'routes: routes/up.tsx > machines/a.ts',
    'scripts: scripts/up.ts > src/features/a.tsx',
    'server: server/up.ts > src/services/a.ts',
    'services: src/services/up.ts > machines/a.ts',
    'ui: src/ui/up.ts > src/domain/a.ts',
  ])
})
