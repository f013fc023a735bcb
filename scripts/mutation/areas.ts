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

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Tests and what only they use; types; and tables of names, which no rule is in. */
const isLeftOut = /\.test\.tsx?$|\.types\.ts$|\/testing\/|^domain\/addresses\/data\//

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
  tests: [ruleTests],
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

/** Tests of the server that lie neither in a folder nor in the one above, and hold it all the same. */
const heldElsewhere: Readonly<Record<string, readonly string[]>> = {
  'server/api/http': ['server/testing/authorization/*.test.ts'],
  'server/api/modules/order-pages': ['server/api/modules/orders/*.test.ts'],
  'server/api/modules/telemetry': ['server/sandbox/page/*.test.ts'],
  'server/db': ['server/api/modules/orders/*.test.ts'],
  'server/db/tables/people': ['server/db/*.test.ts'],
  'server/host': ['server/observability/*.test.ts'],
  'server/sandbox/drop-off-points': ['server/api/modules/drop-off-points/*.test.ts'],
  'server/sandbox/mails': [
    'server/api/modules/mail/mail.worker.api.test.ts',
    'server/host/pages/security-headers.api.test.ts',
  ],
  'server/sandbox/payments': ['server/api/modules/payments/{payments,pay-and-cancel}.api.test.ts'],
}

const ofServer = (folder: string): Area => ({
  name: folder,
  group: 'server',
  files: sampledFiles.filter((file) => dirname(file) === folder),
  tests: [`${folder}/**/*.test.ts`, `${dirname(folder)}/*.test.ts`, ...(heldElsewhere[folder] ?? [])],
  flows: [],
  needsDatabase: true,
})

/** What each change goes through: the attempt in the browser, the record of attempts on the host. */
const changingCalls: readonly Area[] = [
  { ...ofCharts('machines/attempt', ['attempt', 'job-polling']), group: 'changing calls' },
  { ...ofRules('domain/changes'), group: 'changing calls' },
  {
    name: 'server/api/http/idempotency.ts',
    group: 'changing calls',
    files: ['server/api/http/idempotency.ts', 'server/api/http/handled-call.ts'],
    tests: ['server/api/http/{idempotency,answers,bad-input}.api.test.ts'],
    flows: [],
    needsDatabase: true,
  },
]

const taken = new Set(changingCalls.map(({ name }) => name))

export const areas: readonly Area[] = [
  ...foldersOf(filesOf('domain/**/*.ts')).map(ofRules),
  ...foldersOf(filesOf('machines/*/**/*.ts')).map((folder) => ofCharts(folder)),
  ...changingCalls,
  ...foldersOf(sampledFiles).map(ofServer),
].filter(({ name, group }) => group === 'changing calls' || !taken.has(name))
