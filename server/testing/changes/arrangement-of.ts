import { existsSync } from 'node:fs'
import { changingCalls } from '../../../contract/calls.ts'
import type { Call, CallerKind } from '../../../contract/wire/call.ts'
import type { Arrange } from './arrangement.ts'

export type ChangeOfTable = { readonly id: string; readonly call: Call; readonly caller: CallerKind }

/** Each changing call of the table with each caller that it admits. */
export const changesOfTable: readonly ChangeOfTable[] = changingCalls.flatMap((call) =>
  call.callers.map((caller) => ({ id: call.id, call, caller })),
)

/**
 * The arrangement of a changing call, found by the call's id.
 *
 * @throws Error which names the file to write, where a call has none.
 */
export const arrangementOf = async ({ id }: Call): Promise<Arrange> => {
  const file = new URL(`./arrangements/${id}.change.ts`, import.meta.url)
  if (!existsSync(file)) {
    throw new Error(
      `${id} changes something: write server/testing/changes/arrangements/${id}.change.ts, which exports \`arrange\` (see arrangement.ts and the files of that folder)`,
    )
  }
  const { arrange } = (await import(file.href)) as { readonly arrange: Arrange }
  return arrange
}
