import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Build } from './builds.ts'
import { isFresh } from './freshness.ts'

/** Where a build writes until it is finished. */
export const draftOf = (folder: string, pid: number): string => `${folder}-${pid}`

export type BuildOutcome = 'fresh' | 'built'

/** Something could not be built; `message` is what the build said. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
}

/** What Node says of a package that a script imports and that is not installed. */
const packageMissing = /Cannot find package '([^']+)'/

/** What a build that failed said; one line where the packages that build are not installed, as in a release. */
const whyFailed = (build: Build, said: string): string => {
  const missing = packageMissing.exec(said)?.[1]
  return missing === undefined ? said : `${missing} is not installed. Run npm ci, then ${build.command}.`
}

/**
 * Builds what was made from something else than what lies in `root` now, in a process of its own.
 * @throws {BuildError}
 */
export const ensureBuilt = async (root: string, build: Build, signal: AbortSignal): Promise<BuildOutcome> => {
  const folder = join(root, build.folder)
  if (isFresh(root, folder, build.inputs)) return 'fresh'
  const child = spawn(process.execPath, [join(root, build.script)], {
    cwd: root,
    signal,
    killSignal: 'SIGKILL',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) => {
      if (error.name !== 'AbortError') reject(error)
    })
    child.once('close', resolve)
  })
  rmSync(draftOf(folder, child.pid ?? 0), { recursive: true, force: true })
  if (code !== 0) throw new BuildError(whyFailed(build, Buffer.concat(said).toString('utf8').trim()))
  return 'built'
}
