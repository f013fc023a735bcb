import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What is measured together, and the least share of mutants, in percent, that tests have to notice. */
export const bars = { domain: 90, machines: 90, 'changing calls': 90, server: 80 } as const

export type Group = keyof typeof bars

/** Files that are changed in one go, and the tests that may notice. */
export type Area = {
  readonly name: string
  readonly group: Group
  /** Paths from the root of the tree. */
  readonly files: readonly string[]
  readonly tests: readonly string[]
  /** Flows whose models are walked as well. */
  readonly flows: readonly string[]
  readonly needsDatabase: boolean
  /** Its tests stand in several time zones, which only a process of its own can. */
  readonly movesZone?: boolean
}

/** Of which those run that use what is changed. */
export const ruleTests = 'domain/**/*.test.ts'

/** A country is a table of facts: the page that tells them holds most, and rules that go by them the others. */
const countryTests = [
  'scripts/docs/countries/countries-page.test.ts',
  'domain/{countries,links,orders,pages,return-instructions,return-methods,returns}/*.test.ts',
]

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Tests and what only they use; types; tables of names, which no rule is in; and what a script writes, whose own test writes it anew. */
const isLeftOut = /\.test\.tsx?$|\.types\.ts$|\.gen\.ts$|\/testing\/|^domain\/addresses\/data\//

const filesOf = (...globs: readonly string[]) =>
  globs
    .flatMap((glob) => globSync(glob, { cwd: root }))
    .filter((file) => !isLeftOut.test(file))
    .toSorted()

const foldersOf = (files: readonly string[]) => [...new Set(files.map(dirname))].toSorted()

const modelFiles = globSync('model-tests/*/*.ts', { cwd: root }).map((file) => ({
  flow: dirname(file).replace('model-tests/', ''),
  text: readFileSync(`${root}${file}`, 'utf8'),
}))

/** Flows whose models or journeys use something of a folder; what several of them share has no model. */
const flowsOn = (folder: string) =>
  [...new Set(modelFiles.filter(({ text }) => text.includes(`/${folder}/`)).map(({ flow }) => flow))].filter(
    (flow) => existsSync(`${root}model-tests/${flow}/${flow}.model.ts`),
  )

const walking = (flows: readonly string[]) => [
  ...flows.map((flow) => `model-tests/${flow}/**/*.test.ts`),
  'scripts/mutation/walk.mutation.ts',
]

const ofRules = (folder: string): Area => ({
  name: folder,
  group: 'domain',
  files: filesOf(`${folder}/*.ts`),
  tests: folder === 'domain/countries' ? countryTests : [ruleTests],
  flows: [],
  needsDatabase: false,
  movesZone: folder === 'domain/format',
})

const ofCharts = (folder: string, flows = flowsOn(folder)): Area => ({
  name: folder,
  group: 'machines',
  files: filesOf(`${folder}/*.ts`),
  tests: walking(flows),
  flows,
  needsDatabase: false,
})

/** Of the server one file in so many, by the order of their names: all of it would take a day. */
const serverSample = 8

const serverFiles = filesOf('server/**/*.ts').filter(
  (file) => !/^server\/(?:testing|db\/migrations)\//.test(file),
)
const sampledFiles = serverFiles.filter((_, index) => index % serverSample === 0)

/** Tests of the server that lie elsewhere, and hold a folder or a file all the same. */
const heldElsewhere: Readonly<Record<string, readonly string[]>> = {
  'server/api/http/register-call.ts': ['server/api/http/register-call-limits.api.test.ts'],
  'server/api/modules/order-pages': ['server/api/modules/orders/*.test.ts'],
  'server/identity/access-tokens/verify-access-token.ts': [
    'server/identity/access-tokens/verify-access-token.api.test.ts',
  ],
  'server/sandbox': ['server/sandbox/scenarios/*.test.ts'],
}

const ofServer = (name: string, files: readonly string[], tests: readonly string[]): Area => ({
  name,
  group: 'server',
  files,
  tests,
  flows: [],
  needsDatabase: true,
})

/** The test that bears the name of its file: of the rule by itself, or else by requests. */
const besides = (file: string): readonly string[] =>
  ['.test.ts', '.api.test.ts']
    .map((end) => file.replace(/\.ts$/, end))
    .filter((test) => existsSync(root + test))
    .slice(0, 1)

/** Tests of a folder, or of the next one above that has any. */
const nearestTests = (folder: string): string => {
  const tests = `${folder}/*.test.ts`
  return folder === 'server' || globSync(tests, { cwd: root }).length > 0
    ? tests
    : nearestTests(dirname(folder))
}

/** A file with a test of its own is held by that alone; the others of a folder by the tests there or next above. */
const serverAreas: readonly Area[] = [
  ...sampledFiles
    .filter((file) => besides(file).length > 0)
    .map((file) => ofServer(file, [file], [...besides(file), ...(heldElsewhere[file] ?? [])])),
  ...[...Map.groupBy(sampledFiles, dirname)].flatMap(([folder, files]) => {
    const others = files.filter((file) => besides(file).length === 0)
    const tests = [nearestTests(folder), ...(heldElsewhere[folder] ?? [])]
    return others.length === 0 ? [] : [ofServer(folder, others, tests)]
  }),
]

/** What each change goes through: the attempt in the browser, the record of attempts on the host. */
const changingCalls: readonly Area[] = [
  { ...ofCharts('machines/attempt', ['attempt', 'job-polling']), group: 'changing calls' },
  { ...ofRules('domain/changes'), group: 'changing calls' },
  {
    name: 'server/api/http/idempotency.ts',
    group: 'changing calls',
    files: ['server/api/http/idempotency.ts', 'server/api/http/handled-call.ts'],
    tests: ['server/api/http/{run-once,idempotency}.api.test.ts'],
    flows: [],
    needsDatabase: true,
  },
]

const taken = new Set(changingCalls.map(({ name }) => name))

export const areas: readonly Area[] = [
  ...foldersOf(filesOf('domain/**/*.ts')).map(ofRules),
  ...foldersOf(filesOf('machines/*/**/*.ts')).map((folder) => ofCharts(folder)),
  ...changingCalls,
  ...serverAreas,
].filter(({ name, group }) => group === 'changing calls' || !taken.has(name))
