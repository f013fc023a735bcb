import { holds } from '../../support/reflow/holds.ts'
import { openedSights } from '../../support/reflow/opened-sights.ts'
import { everySight, guestSights } from '../../support/reflow/sights.ts'
import { signInAsNew } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

// What a reader sets in the browser's settings: text of 32 px instead of 16, by which em in media queries is measured as well.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: ['--blink-settings=defaultFontSize=32'],
  },
})

const looks = [320, 390, 768, 1280, 1920].map((width) => ({ width }))

for (const prefix of ['/us/en', '/pl/pl', '/ae/ar']) {
  test(`every page holds with text of 200 % from 320 to 1920 px, in ${prefix}`, async ({
    page,
    context,
    sandbox,
  }) => {
    const country = prefix.slice(1, 3)
    const member = await signInAsNew(context, sandbox, { country, partnerOrders: 1, consent: true })
    await page.goto(`${prefix}/orders`)
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px')
    for (const sight of await everySight(sandbox, member, prefix)) {
      await test.step(sight.name, () => holds(page, sight, looks))
    }
  })

  test(`what opens on a page holds with text of 200 % from 320 to 1920 px, in ${prefix}`, async ({
    page,
    context,
    sandbox,
  }) => {
    const member = await signInAsNew(context, sandbox, { country: prefix.slice(1, 3) })
    for (const sight of await openedSights(sandbox, member, prefix)) {
      await test.step(sight.name, () => holds(page, sight, looks))
    }
  })
}

test('a guest finds an order with text of 200 %', async ({ page }) => {
  for (const sight of guestSights) await test.step(sight.name, () => holds(page, sight, looks))
})
