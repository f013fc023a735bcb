import { expect, type Page } from '@playwright/test'
import { pageAnswers } from '../open-page.ts'

/** The page on which a shopper chooses how they are told of an order. */
export const notificationsPage = (page: Page) => {
  const flow = page.locator('[data-flow=notifications]')
  const seesState = (state: string | RegExp, timeout?: number) =>
    expect(flow).toHaveAttribute('data-state', state, timeout === undefined ? {} : { timeout })
  const saveName = /^(Save|Saving|Waiting for your browser)$/
  const save = flow.getByRole('button', { name: saveName })
  const saved = flow.getByText('Saved', { exact: true })
  return {
    flow,
    seesState,
    email: flow.getByRole('checkbox', { name: /^Email/ }),
    text: flow.getByRole('checkbox', { name: /^Text message/ }),
    push: flow.getByRole('checkbox', { name: /^Push notifications/ }),
    save,
    /** The same for as long as nothing was saved. */
    saveOnce: flow
      .filter({ hasNot: page.getByText('Saved', { exact: true }) })
      .getByRole('button', { name: saveName }),
    saved,
    otherNumber: flow.getByRole('button', { name: /^(Use another number|Add a phone number)$/ }),
    phone: flow.getByRole('textbox', { name: 'Phone number' }),
    send: flow.getByRole('button', { name: /^(Send code|Sending)$/ }),
    code: flow.getByRole('textbox', { name: '6-digit code' }),
    confirm: flow.getByRole('button', { name: /^(Confirm number|Checking)$/ }),
    opens: async (orderNumber: string, place = 'us/en') => {
      await page.goto(`/${place}/orders/sales/${orderNumber}/notifications`)
      await seesState(/^choosing/)
      await pageAnswers(page)
    },
    saves: async () => {
      await save.click()
      await expect(saved).toBeVisible()
    },
  }
}

/** The page that stops messages by the link at their end. */
export const stopPage = (page: Page) => {
  const flow = page.locator('[data-flow=stopNotifications]')
  return {
    flow,
    stop: flow.getByRole('button', { name: /^(Stop (emails|texts|notifications)|Stopping)$/ }),
    heading: (name: string | RegExp) => flow.getByRole('heading', { level: 1, name }),
    seesState: (state: string, timeout?: number) =>
      expect(flow).toHaveAttribute('data-state', state, timeout === undefined ? {} : { timeout }),
  }
}
