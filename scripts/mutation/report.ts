import type { MutantResult } from '@stryker-mutator/api/core'
import type { Group } from './areas.ts'
import { isMissed, type Score, scoreOf } from './score.ts'

/** What one run found of an area. */
export type AreaReport = Score & {
  readonly name: string
  readonly group: Group
  /** Mutants that no test noticed, each as `path:line:column kind → text`. */
  readonly missedMutants: readonly string[]
}

/** Paths as the tree has them, wherever Stryker has put its copy. */
const ownPath = (fileName: string, root: string) =>
  fileName.replace(/^.*?sandbox-[^/]+\//, '').replace(root, '')

const maxText = 80

const shortened = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > maxText ? `${line.slice(0, maxText)}…` : line
}

export const reportOf = (
  { name, group }: Pick<AreaReport, 'name' | 'group'>,
  mutants: readonly MutantResult[],
  root: string,
): AreaReport => ({
  name,
  group,
  ...scoreOf(mutants),
  missedMutants: mutants
    .filter(isMissed)
    .map(
      ({ fileName, location: { start }, mutatorName, replacement = '' }) =>
        `${ownPath(fileName, root)}:${start.line}:${start.column} ${mutatorName} → ${shortened(replacement)}`,
    )
    .toSorted(),
})
