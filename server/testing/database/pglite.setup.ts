import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import './provided.ts'
import { openTemplate } from './template.ts'

/** Migrates once; every test file opens a copy of the dump. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'baton-pglite-'))
  const opened = await openTemplate({ dataDir: 'memory://' })
  const dump = await opened.pglite?.dumpDataDir('none')
  await opened.close()
  const path = join(folder, 'template.tar')
  await writeFile(path, Buffer.from(await (dump ?? new Blob()).arrayBuffer()))
  project.provide('pgliteDump', path)
  project.provide('postgresUrl', null)
  project.provide('postgresTemplate', '')
  return () => rm(folder, { recursive: true, force: true })
}
