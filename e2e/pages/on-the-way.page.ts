import { expect, type Page } from '@playwright/test'
import { pageAnswers } from './open-page.ts'

/** The page that says when a shopper comes to the store. */
export const onTheWayPage = (page: Page) => {
  const flow = page.locator('[data-flow=onTheWay]')
  const minutes = page.getByLabel('Minutes from now')
  const tell = page.getByRole('button', { name: /^(Tell the store|Telling the store)$/ })
  const expected = page.getByRole('heading', { level: 1, name: /^The store expects you at / })
  const seesState = (state: string | RegExp) => expect(flow).toHaveAttribute('data-state', state)
  return {
    flow,
    minutes,
    clock: page.getByLabel('Or a time at the store'),
    means: (name: string) => page.getByRole('radio', { name, exact: true }),
    return: (number: string) => page.getByRole('checkbox', { name: new RegExp(number) }),
    position: page.getByRole('button', { name: /^(Use my location|Finding your location)$/ }),
    tell,
    expected,
    late: page.getByRole('heading', { level: 1, name: /^You were expected at / }),
    heading: (name: string | RegExp) => page.getByRole('heading', { level: 1, name }),
    brought: (number: string) => page.locator(`[data-return="${number}"]`),
    opens: async (orderNumber: string, place = 'us/en') => {
      await page.goto(`/${place}/orders/sales/${orderNumber}/on-the-way`)
      await seesState(/^form/)
      await pageAnswers(page)
    },
    types: (text: string) => minutes.fill(text),
    announces: async (text = '25') => {
      await minutes.fill(text)
      await tell.click()
      await expect(expected).toBeVisible()
    },
    seesState,
  }
}
