import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { isClientFresh } from './client-freshness.ts'

/** Where a build writes until it is finished. */
export const draftOf = (folder: string, pid: number): string => `${folder}-${pid}`

export type ClientBuild = 'fresh' | 'built'

/** The client could not be built; `message` is what the build said. */
export class ClientBuildError extends Error {
  override readonly name = 'ClientBuildError'
}

/**
 * Builds the client where what lies in `folder` was made from something else, in a process of its own.
 * @throws {ClientBuildError}
 */
export const ensureClient = async (
  root: string,
  folder: string,
  signal: AbortSignal,
): Promise<ClientBuild> => {
  if (isClientFresh(root, folder)) return 'fresh'
  const child = spawn(process.execPath, [join(root, 'scripts/build-client.ts')], {
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
  if (code !== 0) throw new ClientBuildError(Buffer.concat(said).toString('utf8').trim())
  return 'built'
}
