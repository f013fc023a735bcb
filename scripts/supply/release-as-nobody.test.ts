import {
  chmodSync,
  chownSync,
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientBuild } from '../../server/host/builds/builds.ts'
import { ensureBuilt } from '../../server/host/builds/ensure-built.ts'
import { type HostProcess, type OtherUser, start } from '../../server/testing/host/host-process.ts'
import { root } from '../gate/run-command.ts'
import { layRelease } from './lay-release.ts'

const patience = 120_000
const nobody = { uid: 65534, gid: 65534 }

/** Only who runs as root may start anything as somebody else; others find at least whether the tree stays as it is. */
const isRoot = process.getuid?.() === 0

const nodeWithin = (folder: string): string => {
  const node = join(folder, 'node')
  try {
    linkSync(process.execPath, node)
  } catch {
    copyFileSync(process.execPath, node)
  }
  return node
}

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => !path.startsWith('.cache'))

describe('a release that runs as nobody, from a tree that it cannot write to', { timeout: patience }, () => {
  let folder: string
  let release: string
  let before: readonly string[]
  let host: HostProcess
  beforeAll(async () => {
    await ensureBuilt(root, clientBuild, AbortSignal.timeout(patience))
    folder = mkdtempSync(join(tmpdir(), 'baton-nobody-'))
    release = join(folder, 'app')
    const data = join(folder, 'data')
    mkdirSync(release)
    mkdirSync(data)
    chmodSync(folder, 0o755)
    if (isRoot) chownSync(data, nobody.uid, nobody.gid)
    layRelease(release)
    before = filesOf(release)
    const user: Partial<OtherUser> = isRoot ? { ...nobody, node: nodeWithin(folder) } : {}
    host = start([join(release, 'server/main.ts')], { PORT: '0', BATON_DATA_DIR: data, HOME: data }, user)
  }, patience)
  afterAll(async () => {
    host?.kill('SIGTERM')
    await host?.ended
    rmSync(folder, { recursive: true, force: true })
  }, patience)

  test('serves pages and calls, and writes to its data alone', async () => {
    const origin = await host.ready
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    expect(await (await fetch(`${origin}/us/en/orders/details`)).text()).toContain('<main')
    expect((await fetch(`${origin}/api/sandbox/scenarios`)).status).toBe(200)
    expect(filesOf(release)).toEqual(before)
  })
})

test('the container file runs what is tested here', () => {
  const lines = readFileSync(`${root}Containerfile`, 'utf8').split('\n')
  const { engines, scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  expect(engines.node).toBeDefined()
  expect(lines).toContain(`USER ${nobody.uid}:${nobody.gid}`)
  expect(lines).toContain('RUN npm ci --omit=dev --omit=optional')
  expect(lines).toContain(`CMD ${JSON.stringify(scripts.start.split(' ')).replaceAll('","', '", "')}`)
  expect(lines.filter((line) => line.startsWith('FROM ')).map((line) => line.split(' ')[1])).toEqual(
    Array(3).fill(`docker.io/library/node:${process.versions.node.split('.')[0]}-slim`),
  )
})
