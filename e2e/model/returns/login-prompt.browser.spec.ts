import { expect } from '@playwright/test'
import { loginPromptModel } from '../../../model-tests/login-prompt/login-prompt.model.ts'
import { admitFirst } from '../../support/guest.ts'
import { pressInDialog } from '../lib/dialog.ts'
import { type Executor, type FlowInBrowser, factOf } from '../lib/flow-in-browser.ts'
import { walkFlow } from '../lib/walk-flow.ts'

const path = '/api/identity/registration/credential_available/v1'

const isAt =
  (view: string): Executor =>
  async ({ page }) => {
    await expect(page.locator('[data-flow=loginPrompt]')).toHaveAttribute('data-state', view, { timeout: 1 })
  }

/** A choice may have led away from the order: to the return, or to sign-in. */
const backToOrder: Executor = async (world) => {
  const order = factOf(world, 'order')
  if (new URL(world.page.url()).pathname !== order) await world.page.goto(order)
}

const flow: FlowInBrowser = {
  model: loginPromptModel,
  calls: {
    checkEmail: { method: 'POST', path, body: /@/ },
    checkPhone: { method: 'POST', path, body: /\+/ },
  },
  arrange: async ({ page, sandbox, facts }) => {
    const [known] = await sandbox.scenarios('known-contacts')
    facts.set('order', known?.url ?? '')
    await admitFirst(page.context(), known?.email ?? '')
    await page.goto(known?.url ?? '')
    await expect(page.locator('[data-flow=loginPrompt]')).toBeAttached()
  },
  events: {
    'the guest starts a return': async (world) => {
      await backToOrder(world)
      await world.page.locator('[data-part=quick-actions] [data-action=return]').click()
    },
    'the guest signs in': pressInDialog('Sign in'),
    'the guest goes on as a guest': pressInDialog('Continue as guest'),
    'the guest closes the dialog': pressInDialog('Close'),
  },
  delays: {},
  sees: {
    idle: async (world) => {
      const { pathname } = new URL(world.page.url())
      if (pathname === factOf(world, 'order')) return isAt('idle')(world)
      expect(pathname).toMatch(/\/return$|^\/identity\//)
    },
    checkingEmail: isAt('checking'),
    checkingPhone: isAt('checking'),
    asking: async ({ page }) => {
      const dialog = page.getByRole('dialog', { name: 'Return for free with your account' })
      await expect(dialog).toBeVisible({ timeout: 1 })
    },
  },
  skips: ({ start }) =>
    start.words === 'a guest whose order has both contacts'
      ? null
      : 'there the button is a link, or no call is made',
}

walkFlow(flow, '[RM-08]')
