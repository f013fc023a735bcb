import { expect, type Page } from '@playwright/test'

/** What stands around every page: header, title, account, and the pages that only say something. */
export const shellPage = (page: Page) => {
  const account = page.getByRole('button', { name: /^Your account/ })
  return {
    account,
    signInButton: page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }),
    ordersHeader: page.locator('[data-part=orders-header]'),
    spinner: page.locator('main').getByText('Loading', { exact: true }),
    heading: page.getByRole('heading', { level: 1 }),
    seesHeading: (words: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(words),
    /** Opens an address that no page has: it says so, and then stands at `goal`. */
    seesNotFound: async (address: string, goal: string) => {
      expect((await page.goto(address))?.status(), address).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find this page')
      await expect(page).toHaveTitle(/^Page not found \| Podium( [A-Z]{2})?$/)
      await expect(page).toHaveURL(goal)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find this page')
    },
    seesSignedIn: (name: string) =>
      expect(account).toHaveAccessibleName(`Your account, signed in as ${name}`),
    signsOut: async () => {
      await account.click()
      await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    },
    seesGuestLookup: async () => {
      await expect(page).toHaveURL((url) => /\/orders\/details(\/|$)/.test(url.pathname))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your order')
    },
  }
}
