import { expect, test } from '@playwright/test'
import { offlineCodesModel } from '../../../model-tests/offline-codes/offline-codes.model.ts'
import { whenKept } from '../../pages/offline-codes.page.ts'
import { signInFirst } from '../../support/sign-in.ts'
import type { FlowInBrowser } from '../lib/flow-in-browser.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { isOnlyRead } from '../lib/ways.ts'

// The atlas reads this file outside of any run.
if (!isOnlyRead()) test.use({ serviceWorkers: 'allow' })

const byHand = 'e2e/journeys/offline/forgotten-codes.spec.ts'

const flow: FlowInBrowser = {
  model: offlineCodesModel,
  calls: {},
  arrange: async ({ page, sandbox }) => {
    const { member } = await sandbox.newMember()
    const { orderNumber } = await sandbox.newOrder({ from: 'pickup-ready', member })
    await signInFirst(page.context(), member)
    await page.goto(`/orders/sales/${orderNumber}/pickup`)
    await whenKept(page)
  },
  events: {
    // The order's own page shows the same code.
    'a code is on the screen': async ({ page }) => {
      const isAlone = page.url().endsWith('/pickup')
      await (isAlone ? page.getByRole('link', { name: 'Back to your order' }).click() : page.goBack())
      await whenKept(page)
    },
  },
  delays: {},
  sees: {
    idle: async ({ page }) => {
      const code = page.locator('[data-flow=offlineCodes]')
      await expect(code).toHaveAttribute('data-state', 'idle')
      await expect(code).toHaveText('Saved on this device, so it opens offline too.')
    },
  },
  passing: ['keeping'],
  notWalked: { checking: byHand, unable: byHand, forgetting: byHand, stuck: byHand },
  headlessOnly: {
    'the session is over': byHand,
  },
  skips: ({ start }) => (start.input && (start.input as { hasKept: boolean }).hasKept ? byHand : null),
}

walkFlow(flow, '[BY-30]')
