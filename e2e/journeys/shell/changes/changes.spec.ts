import type { Page } from '@playwright/test'
import { changingCalls } from '../../../../contract/calls.ts'
import type { Call } from '../../../../contract/wire/call.ts'
import { getStoredOutcome } from '../../../../contract/wire/idempotency.ts'
import { missNextAnswer, watchCalls } from '../../../support/answers.ts'
import { expect, test } from '../../../support/test.ts'
import { isWholeRun } from '../../../support/whole-run.ts'
import { arrangements } from './arrangements.ts'

/** Each changing call of the table with each caller whom it admits beside members. */
const rows = changingCalls.flatMap((call) =>
  call.callers.flatMap((caller) => (caller === 'member' ? [] : [{ call, caller }])),
)

const arrangementOf = ({ id }: Call) => {
  const arrange = arrangements[id]
  if (!arrange)
    throw new Error(`${id} changes something: add it to e2e/journeys/shell/changes/arrangements.ts`)
  return arrange
}

/** Keys that a call was sent with, and keys that outcomes were looked up by, from now on. */
const watchKeys = (page: Page, { method, path }: Call) => {
  const sent = watchCalls(page, method, path)
  const looked = watchCalls(page, getStoredOutcome.method, getStoredOutcome.path)
  return {
    sent: () => sent.map(({ headers }) => headers['idempotency-key']),
    looked: () => looked.map(({ url }) => url.pathname.split('/').at(-1)),
  }
}

/** In the gate each call has one of the two by turns; what the host makes of both is held by API tests of every call. */
const isTaken = (index: number, which: 0 | 1): boolean => isWholeRun || index % 2 === which

for (const [index, { call, caller }] of rows.entries()) {
  test.describe(`[A-2] ${call.id} by a ${caller} happens once`, () => {
    if (isTaken(index, 0))
      test('with a double click, and the answer lost', async ({ page, sandbox }) => {
        const arrange = arrangementOf(call)
        const keys = watchKeys(page, call)
        await missNextAnswer(page, call, 'lost')
        const { press, again, isDone, isFollowed, isNotLookedUp } = await arrange({ page, sandbox, caller })
        await press?.dblclick()
        await again?.()
        await isDone()
        // The bag may tell that the change was made before the page has looked.
        if (!isFollowed && !isNotLookedUp) await expect.poll(keys.looked).toContain(keys.sent()[0])
        expect(keys.sent()).toHaveLength(again ? 2 : 1)
        expect(new Set(keys.sent()).size).toBe(1)
      })

    if (isTaken(index, 1))
      test('with a reload before the answer', async ({ page, sandbox }) => {
        const arrange = arrangementOf(call)
        const keys = watchKeys(page, call)
        const { worked } = await missNextAnswer(page, call, 'away')
        const { press, isDone, isShown, ...told } = await arrange({ page, sandbox, caller })
        await press?.click()
        await worked
        await page.reload()
        await (isShown ?? isDone)()
        // The bag may tell that the change was made before the page has looked.
        if (!told.isFollowed && !told.isNotLookedUp && !told.isKnownAnew)
          await expect.poll(keys.looked).toContain(keys.sent()[0])
        expect(keys.sent()).toHaveLength(1)
      })
  })
}
