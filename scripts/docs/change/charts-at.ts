import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Chart } from '../../../atlas/chart/chart.types.ts'
import { type Flow, readChart } from '../../../atlas/chart/read-chart.ts'

const sources = ['machines', 'services', 'domain', 'contract', 'shop.config.ts', 'package.json']

/**
 * The charts as they stood at a commit, branch or tag. Its machines are unpacked below `root`, so that they find the
 * installed packages, and are removed again.
 *
 * @throws {Error} where git does not know `ref`, or the machines of that time cannot be loaded any more
 */
export async function chartsAt(ref: string, root: string): Promise<Chart[]> {
  const commit = git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], ref)
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache', 'charts-'))
  try {
    const archive = execFileSync('git', ['archive', commit.toString().trim(), '--', ...sources], {
      cwd: root,
      maxBuffer: 1 << 30,
    })
    execFileSync('tar', ['-x', '-C', folder], { input: archive })
    const { flows } = (await import(pathToFileURL(join(folder, 'machines/index.ts')).href)) as {
      flows: Flow[]
    }
    return flows.map(readChart)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function git(root: string, args: string[], ref: string): Buffer {
  try {
    return execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
  } catch (error) {
    throw new Error(`git knows no commit, branch or tag ${ref}`, { cause: error })
  }
}
