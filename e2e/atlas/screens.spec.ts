import { expect } from '@playwright/test'
import { isWholeRun, sampleOf } from '../support/whole-run.ts'
import { atlasPage } from './lib/atlas.page.ts'
import { faultsOf } from './lib/faults-of.ts'
import { screensFolder } from './lib/studio.ts'
import { test } from './lib/studio-test.ts'
import { flows, statesIn, statesInTurn, statesOfFlow } from './lib/wishes.ts'

for (const flow of sampleOf(flows, 12)) {
  test(`[DG-02] every state of ${flow} has its place in the chart, beside it its screen: the real page, opened from a file`, async ({
    studio,
    page,
  }) => {
    const states = statesOfFlow(flow)
    const atlas = atlasPage(page)
    await page.goto(`${screensFolder}index.html#/flows/${flow}/${states.at(-1)}`)
    await expect(atlas.screen.getByRole('main')).toBeVisible()
    const placed = await atlas.chart
      .locator('[data-state]')
      .evaluateAll((places) => places.map((place) => place.getAttribute('data-state')))
    expect(placed.toSorted()).toEqual(states.toSorted())

    const plain = isWholeRun ? statesIn(flow, 'en', [1280]) : []
    const opened = [
      ...(await studio.open(plain)),
      ...(await studio.open(statesInTurn(flow), { looksForCuts: true })),
    ]
    expect(faultsOf(opened)).toEqual([])
    expect(studio.strayRequests()).toEqual([])
  })
}
