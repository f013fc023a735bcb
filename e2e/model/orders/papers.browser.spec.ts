import { expect } from '@playwright/test'
import { papersModel } from '../../../model-tests/papers/papers.model.ts'
import { papersPage } from '../../pages/papers/papers.page.ts'
import { admitFirst } from '../../support/guest.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { comesPast, type Executor, type FlowInBrowser, type World } from '../lib/flow-in-browser.ts'
import { walkFlow } from '../lib/walk-flow.ts'

const noSuchOrder = 'ZZZZ99999999'

const isGuest = ({ path }: World) => path.start.words.startsWith('a guest')

const isAt =
  (state: string | RegExp): Executor =>
  ({ page }) =>
    papersPage(page).seesState(state, 1)

/** One part of the page, whatever the other does. */
const paperIs = (state: string) => isAt(new RegExp(`shown\\.paper\\.${state} `))
const archiveIs = (state: string) => isAt(new RegExp(` archive\\.${state}$`))

const flow: FlowInBrowser = {
  model: papersModel,
  calls: {
    loadPapers: { method: 'GET', path: '/api/orders/papers/v1/{orderNumber}' },
    makePaper: { method: 'GET', path: '/api/orders/papers/v1/{orderNumber}/{paperId}' },
    makeArchive: { method: 'GET', path: '/api/orders/archives/v1/{orderNumber}' },
  },
  arrange: async (world) => {
    const { page, sandbox } = world
    const { member } = await sandbox.newMember()
    const orderNumber = comesPast(world, 'the host knows no such order')
      ? noSuchOrder
      : (await sandbox.newOrder({ from: 'delivered', member })).orderNumber
    await (isGuest(world) ? admitFirst(page.context(), member) : signInFirst(page.context(), member))
    await page.goto(`/orders/sales/${orderNumber}/papers`)
    await expect(papersPage(page).flow).toBeVisible()
  },
  events: {
    'the shopper tries again': ({ page }) =>
      page.getByRole('button', { name: /^(Try again|Retry)$/ }).click(),
    'the shopper downloads a paper': ({ page }) => papersPage(page).downloads('sale').click(),
    'the shopper downloads everything': ({ page }) => papersPage(page).everything.click(),
    'the connection is back': ({ page }) =>
      page.evaluate(() => void window.dispatchEvent(new Event('online'))),
  },
  delays: {},
  notWalked: { 'shown.archive.limited': 'e2e/journeys/papers/papers.spec.ts' },
  answers: {},
  sees: {
    loading: isAt('loading'),
    'shown.paper.idle': paperIs('idle'),
    'shown.paper.making': paperIs('making'),
    'shown.paper.failed': async (world) => {
      await paperIs('failed')(world)
      await expect(world.page.getByText('We couldn’t make this PDF.')).toBeVisible({ timeout: 1 })
    },
    'shown.archive.idle': archiveIs('idle'),
    'shown.archive.making': archiveIs('making'),
    'shown.archive.made': async (world) => {
      await archiveIs('made')(world)
      await expect(world.page.getByText('Your file is in your downloads.')).toBeVisible({ timeout: 1 })
    },
    'shown.archive.limited': archiveIs('limited'),
    'shown.archive.failed': archiveIs('failed'),
    unknown: isAt('unknown'),
    offline: isAt('offline'),
    failed: isAt('failed'),
    sessionEnded: async (world) => {
      if (!isGuest(world)) return isAt('sessionEnded')(world)
      expect(new URL(world.page.url()).pathname).toMatch(/^\/orders\/details/)
    },
  },
  skips: (path) => {
    const kinds = ['the papers are here', 'the host knows no such order']
    return kinds.every((kind) => comesPast({ path }, kind)) ? 'one number is one kind of order' : null
  },
}

walkFlow(flow, '[BY-25]')
