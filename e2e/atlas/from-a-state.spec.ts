import { liveChart } from '../pages/live-chart.page.ts'
import { expect, test } from '../support/live-chart.ts'
import { atlasPage } from './lib/atlas.page.ts'

test('[DG-03] from any state of the atlas a designer goes on by hand, and the real screen follows', async ({
  page,
  context,
}) => {
  const atlas = atlasPage(page)
  await atlas.open('#/flows/cancellation/dialog.inProgress.shown?country=pl&language=pl')
  const [screen] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Go on from here by hand' }).click(),
  ])
  await expect(screen.getByRole('dialog')).toBeVisible()
  const live = liveChart(screen)
  await live.opens()
  await live.panel.shows('Actors')
  await live.panel.choosesActor('Cancellation')
  await live.panel.shows('Chart')
  await live.panel.seesLit('dialog.inProgress.shown')
  await live.panel.shows('By hand')
  await live.panel.answers('the warehouse is packing already')
  await expect(screen.getByRole('dialog')).toHaveAccessibleName('Tego zamówienia nie można już anulować')
  await live.panel.shows('Chart')
  await live.panel.seesLit('dialog.denied')
  await live.panel.shows('Log')
  await expect(live.panel.row(/the warehouse is packing already\s*by hand/i)).toBeVisible()
})
