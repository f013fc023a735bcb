import { expect } from '../../support/test.ts'
import { test } from './recorded-test.ts'

for (const path of [
  '/us/en/orders/details',
  '/us/en/orders/gift-card-lookup',
  '/session/sign-in',
  '/sandbox',
]) {
  test(`${path} lets no script write markup, and says so`, async ({ page, recorder, allowsOnConsole }) => {
    allowsOnConsole(/Trusted ?(HTML|Script|Type)/)
    await page.goto(path)
    const refused = await page.evaluate(() => {
      const tries = {
        innerHTML: () => {
          document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'
        },
        script: () => {
          document.createElement('script').text = 'alert(1)'
        },
        address: () => {
          document.createElement('script').src = 'data:text/javascript,alert(1)'
        },
        policy: () => {
          const { trustedTypes } = window as unknown as {
            trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
          }
          trustedTypes.createPolicy('of-a-script', { createHTML: (text: string) => text })
        },
      }
      return Object.entries(tries).map(([name, attempt]) => {
        try {
          attempt()
          return `${name} was let`
        } catch (error) {
          return `${name}: ${(error as Error).name}`
        }
      })
    })
    expect(refused).toEqual([
      'innerHTML: TypeError',
      'script: TypeError',
      'address: TypeError',
      'policy: TypeError',
    ])
    await expect.poll(() => recorder.violations.length).toBeGreaterThanOrEqual(4)
  })
}
