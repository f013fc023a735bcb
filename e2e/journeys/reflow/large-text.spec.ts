import { hold } from '../../support/reflow/holds.ts'
import { openedSights } from '../../support/reflow/opened-sights.ts'
import { guestSights, memberSights } from '../../support/reflow/sights.ts'
import { expect, ofLargerCopy, test } from '../../support/test.ts'
import { sampleOf } from '../../support/whole-run.ts'

// What a reader sets in the browser's settings: text of 32 px instead of 16, by which em in media queries is measured as well.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: ['--blink-settings=defaultFontSize=32'],
  },
})

const looks = [320, 390, 768, 1280, 1920].map((width) => ({ width }))

test.beforeEach(({ allowsOnConsole }) => allowsOnConsole(ofLargerCopy))

// English words are the shortest: what holds others holds them.
for (const prefix of sampleOf(['/pl/pl', '/ae/ar', '/us/en'], 2)) {
  test(`every page holds with text of 200 % from 320 to 1920 px, in ${prefix}`, async ({
    page,
    context,
    sandbox,
  }) => {
    const sights = await memberSights(context, sandbox, prefix)
    await page.goto(`${prefix}/orders`)
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px')
    await hold(page, sights, looks)
  })

  test(`what opens on a page holds with text of 200 % from 320 to 1920 px, in ${prefix}`, async ({
    page,
    context,
    sandbox,
  }) => {
    await hold(page, await openedSights(context, sandbox, prefix), looks)
  })
}

test('a guest finds an order with text of 200 %', async ({ page }) => {
  await hold(page, guestSights, looks)
})
