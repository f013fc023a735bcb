import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sourceFolders } from '../gate/source-folders.ts'

const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: IFlattenedRuleSet['forbidden']
  required: IFlattenedRuleSet['required']
  options: object
}
const files: Record<string, string> = {
  'contract/a.ts': 'export const a = 1',
  'contract/back.ts': "import '../domain/a.ts'",
  'domain/a.ts': "import '../contract/a.ts'; export type A = 1",
  'domain/up.ts': "import type { S } from '../services/a.ts'\nexport const x: S = 1",
  'services/a.ts': "import '../domain/a.ts'; export type S = 1",
  'services/up.ts': "import '../machines/a.ts'",
  'machines/a.ts': "import '../services/a.ts'",
  'machines/up.ts': "import '../src/features/a.tsx'",
  'src/components/a.tsx': "import '../../machines/a.ts'\nexport const part = <p>1</p>",
  'src/components/up.tsx': "import '../features/a.tsx'",
  'src/features/a.tsx': "import '../components/a.tsx'\nexport const view = <p>1</p>",
  'src/features/up.tsx': "import '../shell/a.tsx'",
  'src/shell/a.tsx': "import '../features/a.tsx'",
  'src/shell/up.tsx': "import '../app/a.ts'",
  'src/app/a.ts': "import '../shell/a.tsx'",
  'src/app/up.ts': "import '../../routes/a.tsx'",
  'src/ui/up.ts': "import '../../domain/a.ts'",
  'routes/a.tsx': "import '../src/features/a.tsx'; import { Link } from '@tanstack/react-router'; Link()",
  'routes/up.tsx': "import '../machines/a.ts'; import { Link } from '@tanstack/react-router'; Link()",
  'server/api/a.ts': "import '../../domain/a.ts'",
  'server/api/up.ts': "import '../../services/a.ts'",
  'server/identity/provider.ts': 'export const provider = 1',
  'server/identity/a.ts': "import './provider.ts'",
  'server/api/modules/a.ts': "import '../../identity/a.ts'",
  'server/sandbox/a.ts': "import '../api/a.ts'; export const sample = 1",
  'server/compose-host.ts': "import './sandbox/a.ts'",
  'src/app/server/entry-server.tsx': "import 'node:stream'; import '../a.ts'; export type Page = 1",
  'src/app/server/texts.ts': 'export const texts = 1',
  'src/app/main.tsx': "import './server/texts.ts'",
  'server/host/rendering/renderer.ts':
    "import type { Page } from '../../../src/app/server/entry-server.tsx'; export type P = Page",
  'server/host/pages/render.ts': "import '../../../src/app/server/entry-server.tsx'",
  'server/host/pages/texts.ts': "import '../../../src/app/server/texts.ts'",
  'server/identity/samples.ts': "import '../sandbox/a.ts'",
  'contract/sandbox/a.ts': 'export const played = 1',
  'server/sandbox/calls.ts': "import '../../contract/sandbox/a.ts'",
  'services/played.ts': "import '../contract/sandbox/a.ts'",
  'server/db/up.ts': "import '../limits/a.ts'",
  'server/limits/a.ts': "import '../db/a.ts'",
  'server/db/a.ts': 'export const rows = []',
  'server/identity/b.ts': "import '../page-shell/a.ts'",
  'server/identity/up.ts': "import '../host/session/a.ts'",
  'server/host/pages/a.ts': "import '../../page-shell/a.ts'",
  'server/page-shell/a.ts': 'export const page = 1',
  'server/host/session/a.ts': 'export const session = 1',
  'shop.config.ts': 'export const shop = 1',
  'domain/shop-settings/a.ts': "import '../../shop.config.ts'",
  'services/shop.ts': "import '../shop.config.ts'",
  'model-tests/a.ts': "import '../machines/a.ts'",
  'model-tests/lib/paths/transition-paths.ts': 'export const paths = []',
  'model-tests/lib/a.ts':
    "import { setup } from 'xstate'; import 'node:fs'; import { test } from 'vitest'; setup({}); test('')",
  'model-tests/lib/a.test.ts':
    "import { test } from 'vitest'; import './a.ts'; import '../samples/a.ts'; test('a')",
  'model-tests/lib/b.ts': "import '../samples/a.ts'",
  'model-tests/samples/a.ts': 'export const sample = 1',
  'model-tests/up.ts': "import '../server/api/a.ts'",
  'atlas/a.ts': "import '../model-tests/a.ts'; import '../src/features/a.tsx'",
  'atlas/up.ts': "import '../server/api/a.ts'",
  'e2e/a.ts': "import '../model-tests/a.ts'",
  'e2e/up.ts': "import '../server/api/a.ts'",
  'scripts/a.ts': "import '../server/api/a.ts'",
  'scripts/up.ts': "import '../src/features/a.tsx'",
  'machines/host.ts': "import 'node:fs'",
  'domain/circle-a.ts': "import './circle-b.ts'; export const one = 1",
  'domain/circle-b.ts': "import { one } from './circle-a.ts'; export const two = one",
  'domain/types-a.ts': "import type { B } from './types-b.ts'; export type A = B",
  'domain/types-b.ts': "import type { A } from './types-a.ts'; export type B = A",
  'domain/orders/a.ts': "import type { R } from '../returns/a.ts'; export type O = R",
  'domain/returns/a.ts': 'export type R = 1',
  'domain/returns/b.ts': "import type { O } from '../orders/a.ts'; export type P = O",
  'domain/lost.ts': "import './nowhere.ts'",
  'machines/a/a.machine.ts':
    "import { setup } from 'xstate'; import type { X } from './a.actors.ts'; setup({}); export type Y = X",
  'machines/a/a.rules.ts': "import { object } from 'valibot'; object({})",
  'machines/a/a.selectors.ts': "import { useSelector } from '@xstate/react'; useSelector()",
  'machines/a/a.types.ts': "import type { InferOutput } from 'valibot'; export type Z = InferOutput<never>",
  'machines/a/a.actors.ts': "import '../../services/a.ts'; export type X = 1",
  'machines/b/b.machine.ts': "import '../a/a.actors.ts'",
  'machines/b/b.actors.ts': "import '../../domain/a.ts'",
  'services/http/http.ts': "import ky from 'ky'; ky.get('a')",
  'services/other.ts': "import ky from 'ky'; ky.get('a')",
  'routes/b.tsx': 'export const page = 1',
}

const tree = mkdtempSync(join(tmpdir(), 'baton-imports-'))
beforeAll(() => {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(join(tree, dirname(file)), { recursive: true })
    writeFileSync(join(tree, file), source)
  }
  symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(tree, 'node_modules'))
})
afterAll(() => rmSync(tree, { recursive: true }))

it('[FM-01][FM-02] finds each import that runs against the direction, and no other', async () => {
  const result = await cruise(sourceFolders, {
    ...config.options,
    baseDir: tree,
    validate: true,
    ruleSet: { forbidden: config.forbidden ?? [], required: config.required ?? [] },
  })
  const { violations } = (result.output as ICruiseResult).summary
  // Files that go against a floor make circles of folders as well; those of the rules' own folder are looked at.
  const found = violations.filter(
    ({ rule, from }) => rule.name !== 'no-circle-of-folders' || from.startsWith('domain/'),
  )
  expect(
    found
      .map(({ rule, from, to }) => `${rule.name}: ${from} > ${to.replace(/^.*node_modules/, 'node_modules')}`)
      .sort(),
  ).toEqual([
    'actors-wrap-services: machines/b/b.actors.ts > machines/b/b.actors.ts',
    'app-reaches-no-route: src/app/up.ts > routes/a.tsx',
    'atlas: atlas/up.ts > server/api/a.ts',
    'charts-and-rules-are-plain: machines/a/a.selectors.ts > node_modules/@xstate/react/dist/xstate-react.cjs.mjs',
    'charts-are-given-their-actors: machines/b/b.machine.ts > machines/a/a.actors.ts',
    'charts-need-xstate-alone: machines/a/a.rules.ts > node_modules/valibot/dist/index.d.mts',
    'charts-need-xstate-alone: machines/a/a.selectors.ts > node_modules/@xstate/react/dist/xstate-react.cjs.mjs',
    'contract: contract/back.ts > domain/a.ts',
    'domain: domain/up.ts > services/a.ts',
    'e2e: e2e/up.ts > server/api/a.ts',
    'host-code-stays-on-the-host: machines/host.ts > fs',
    'host-knows-the-renderer-by-type: server/host/pages/render.ts > src/app/server/entry-server.tsx',
    'machines: machines/up.ts > src/features/a.tsx',
    'model-tests: model-tests/up.ts > server/api/a.ts',
    'modules-need-no-issuer: server/api/modules/a.ts > server/identity/provider.ts',
    'no-circle-of-files: domain/circle-a.ts > domain/circle-b.ts',
    'no-circle-of-files: domain/types-a.ts > domain/types-b.ts',
    'no-circle-of-folders: domain/orders > domain/returns',
    'no-circle-of-folders: domain/returns > domain/orders',
    'one-file-of-shop-settings: services/shop.ts > shop.config.ts',
    'one-http-client: services/other.ts > node_modules/ky/distribution/index.d.ts',
    'path-library-is-tested-alone: model-tests/lib/a.test.ts > model-tests/samples/a.ts',
    'path-library-is-tested-alone: model-tests/lib/b.ts > model-tests/samples/a.ts',
    'path-library-stands-alone: model-tests/lib/a.ts > node_modules/vitest/dist/index.d.ts',
    'path-library-stands-alone: model-tests/lib/b.ts > model-tests/samples/a.ts',
    'paths-come-from-xstate-graph: model-tests/lib/paths/transition-paths.ts > model-tests/lib/paths/transition-paths.ts',
    'renderer-stays-on-the-host: src/app/main.tsx > src/app/server/texts.ts',
    'resolves: domain/lost.ts > ./nowhere.ts',
    'routes-are-files-of-the-router: routes/b.tsx > routes/b.tsx',
    'routes: routes/up.tsx > machines/a.ts',
    'sandbox-calls-are-its-own: services/played.ts > contract/sandbox/a.ts',
    'sandbox-is-known-to-the-composition-root: server/identity/samples.ts > server/sandbox/a.ts',
    'scripts: scripts/up.ts > src/features/a.tsx',
    'server-api: server/api/modules/a.ts > server/identity/a.ts',
    'server-db: server/db/up.ts > server/limits/a.ts',
    'server-identity: server/identity/samples.ts > server/sandbox/a.ts',
    'server-identity: server/identity/up.ts > server/host/session/a.ts',
    'server: server/api/up.ts > services/a.ts',
    'server: server/host/pages/texts.ts > src/app/server/texts.ts',
    'services: services/up.ts > machines/a.ts',
    'src-components: src/components/up.tsx > src/features/a.tsx',
    'src-features: src/features/up.tsx > src/shell/a.tsx',
    'src-shell: src/shell/up.tsx > src/app/a.ts',
    'src-ui: src/ui/up.ts > domain/a.ts',
  ])
})
