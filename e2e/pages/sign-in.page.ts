import { expect, type Page } from '@playwright/test'

/** The issuer's own sign-in page. */
export const signInPage = (page: Page) => {
  const seesIt = () => expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  return {
    seesIt,
    picks: (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).click(),
    triesPassword: async (email: string, password: string) => {
      // The page before it may ask for an email address as well.
      await seesIt()
      await page.getByLabel('Email address').fill(email)
      await page.getByLabel('Password').fill(password)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    },
    cancels: () => page.getByRole('button', { name: 'Not now, go back' }).click(),
  }
}
