import { readFileSync } from 'node:fs'
import { type CommandResult, root } from './run-command.ts'

/** Runs a command that also writes a committed file; fails where the file was not what the command writes. */
export async function changedBy(file: string, run: () => Promise<CommandResult>): Promise<CommandResult> {
  const before = content(file)
  const result = await run()
  if (result.code !== 0 || content(file) === before) return result
  return { code: 1, output: `${result.output}${file} was stale; it has been written anew, commit it.\n` }
}

function content(file: string): string | undefined {
  try {
    return readFileSync(`${root}${file}`, 'utf8')
  } catch {
    return undefined
  }
}
