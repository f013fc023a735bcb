import { expect } from '@playwright/test'
import { arrangements } from './arrangements/arrangements.ts'
import { countEffects } from './lib/effects.ts'
import { faults } from './lib/faults.ts'
import { watchLine } from './lib/line.ts'
import type { World } from './lib/stage.ts'
import type { Cell } from './matrix.ts'
import { rowOf } from './rows.ts'

/** Tries one cell: the page stands the fault, the flow comes to its end, and the host has made the change once. */
export const tryCell = async (world: World, { row: id, column }: Cell): Promise<void> => {
  const { page } = world
  const context = page.context()
  const row = rowOf(id)
  const stage = await arrangements[id](world)
  const sent = watchLine(context, row.call)
  await faults[column]({ page, context, row, stage })
  const effects = await (stage.effects?.(page) ?? countEffects(context, sent))
  if (row.leftOut === undefined) expect(effects, 'effects on the host').toBe(1)
  else expect(effects, 'effects on the host').toBeLessThanOrEqual(1)
}
