import { spawnSync } from 'node:child_process'

/** Whether zzuf, which flips bits of bytes, is on this machine. */
export const hasZzuf = (): boolean =>
  spawnSync('zzuf', ['--version'], { stdio: 'ignore' }).error === undefined

/** The bytes of a request with some bits flipped. */
export const flipped = (bytes: string, seed: number): string => {
  const input = Buffer.from(bytes, 'latin1')
  const { stdout } = spawnSync('zzuf', ['-s', `${seed}`, '-r', '0.001:0.02'], { input })
  return stdout.toString('latin1')
}
