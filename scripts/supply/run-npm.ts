import { execFile } from 'node:child_process'
import { root } from '../gate/run-command.ts'

/** Enough for what npm says of a thousand packages. */
const maxBuffer = 64 * 1024 * 1024

/** Runs npm and gives back what it wrote as its answer; its exit code says no more than that. */
export const runNpm = (args: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    execFile('npm', args, { cwd: root, maxBuffer }, (_, stdout) => resolve(stdout))
  })
