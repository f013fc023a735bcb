import type { FlagName } from '../../../../contract/session/experience.ts'
import { watchCalls } from '../../../support/answers.ts'
import { expect } from '../../../support/test.ts'
import { sampleOf } from '../../../support/whole-run.ts'
import { type CallRow, type FlagRow, test, type World } from './flag-row.ts'
import { orderFlags } from './order-flags.ts'
import { returnFlags } from './return-flags.ts'

/** What each flag changes: a new flag is a row here, or a compile error. */
const rows: Readonly<Record<FlagName, FlagRow | CallRow>> = { ...orderFlags, ...returnFlags }

const withFlag = (path: string, flag: string, value: boolean): string =>
  `${path}${path.includes('?') ? '&' : '?'}flag.${flag}=${value}`

const seesPart = async (row: FlagRow, world: World, value: boolean) => {
  await expect(row.landmark(world)).toBeVisible({ timeout: 20_000 })
  await expect(row.part(world)).toHaveCount(value === (row.shownWhen === 'on') ? 1 : 0)
}

for (const [flag, row] of sampleOf(Object.entries(rows), 17)) {
  test(`[SE-06 A-29] ${flag}, off and on`, async ({ page, world }) => {
    for (const value of [false, true]) {
      const sent = 'call' in row ? watchCalls(page, 'POST', row.call) : []
      await page.goto(withFlag(await row.opens(world), flag, value))
      await row.acts?.(world)
      if ('call' in row) {
        await row.isOver(world)
        expect(row.tells(sent.map(({ body }) => body)), `${flag}=${value}`).toEqual(value ? row.on : row.off)
      } else await seesPart(row, world, value)
    }
  })
}
