import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChartFiles } from './chart-files.ts'

/** Writes files into a folder, which is made where there is none. `isOurs`: what lies there already goes. */
export function writeFiles(folder: string, files: ChartFiles, { isOurs }: { isOurs: boolean }): void {
  if (isOurs) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, contents] of files) writeFileSync(join(folder, name), contents)
}
