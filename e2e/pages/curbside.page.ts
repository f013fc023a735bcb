import { expect, type Page } from '@playwright/test'

/** A curbside visit as its shopper meets it. */
export const curbsidePage = (page: Page) => {
  const car = page.getByLabel('Your car')
  const here = page.getByRole('button', { name: 'I’m here' })
  return {
    car,
    here,
    heading: (name: string | RegExp) => page.getByRole('heading', { level: 1, name }),
    side: page.getByRole('complementary', { name: 'Your pickup' }),
    seesProgress: async (percent: number, words: string) => {
      const bar = page.getByRole('progressbar', { name: 'Progress of your pickup' })
      await expect(bar).toHaveAttribute('aria-valuenow', String(percent))
      await expect(bar).toHaveAttribute('aria-valuetext', words)
      await expect(bar.locator('span')).toHaveCount(4)
    },
    arrives: async (vehicle: string) => {
      await car.fill(vehicle)
      await here.click()
    },
  }
}

/** The store's screen: who waits, and its two buttons. */
export const storeScreen = (page: Page) => ({
  car: (vehicle: string) => page.getByRole('listitem').filter({ hasText: vehicle }),
  takesOn: (vehicle: string) => page.getByRole('button', { name: `Take it on: ${vehicle}` }).click(),
  handsOver: (vehicle: string) => page.getByRole('button', { name: `Handed over: ${vehicle}` }).click(),
})
