import { pageAnswers } from '../../pages/open-page.ts'
import { faultsOf, hold, type Look } from '../../support/reflow/holds.ts'
import { openedSights } from '../../support/reflow/opened-sights.ts'
import { guestSights, memberSights } from '../../support/reflow/sights.ts'
import { expect, ofLargerCopy, test } from '../../support/test.ts'

/** 320 by 256 is a window of 1280 by 1024 px at 400 %. */
const looks: readonly Look[] = [
  { width: 320, height: 256 },
  { width: 390, asksTargets: true },
  { width: 1280, asksTargets: true },
  ...[320, 390, 768, 1280, 1920].map((width) => ({ width, spaced: true })),
]

test.beforeEach(({ allowsOnConsole }) => allowsOnConsole(ofLargerCopy))

// English words are the shortest: what holds others holds them.
for (const prefix of ['/pl/pl', '/ae/ar']) {
  // Every page at every look is more than one test has time for.
  for (const half of [0, 1]) {
    test(`every page holds at 400 % and with text set apart, and what is pressed is large enough, in ${prefix}, half ${half + 1} of 2`, async ({
      page,
      context,
      sandbox,
    }) => {
      const sights = await memberSights(context, sandbox, prefix)
      const own = sights.filter((_, place) => place % 2 === half)
      await hold(page, own, looks)
    })
  }

  test(`what opens on a page holds at 400 % and with text set apart, in ${prefix}`, async ({
    page,
    context,
    sandbox,
  }) => {
    await hold(page, await openedSights(context, sandbox, prefix), looks)
  })
}

test('a guest finds an order at 400 % and with text set apart', async ({ page }) => {
  await hold(page, guestSights, looks)
})

test('the check itself finds each fault where there is one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/us/en/orders/details')
  await pageAnswers(page)
  const kinds = async (css: string) => {
    await page.evaluate((words) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(words)
      document.adoptedStyleSheets = [sheet]
    }, css)
    return [...new Set((await faultsOf(page, true)).map((fault) => fault.split(':')[0]))].sort()
  }
  expect(await kinds('')).toEqual([])
  expect(await kinds('#root form { min-inline-size: 30rem }')).toContain('sideways')
  expect(await kinds('#root label { block-size: 8px; min-block-size: 0; overflow: hidden }')).toContain('cut')
  expect(
    await kinds(
      '#root form button { block-size: 1rem; min-block-size: 0; inline-size: 2rem; min-inline-size: 0 }',
    ),
  ).toContain('outside')
  expect(await kinds('#root label { inline-size: 1rem }')).toContain('broken')
  expect(await kinds('#root h1 { transform: translateY(4rem) }')).toContain('overlap')
  expect(await kinds('#root header { position: sticky; inset-block-start: 0; block-size: 70vh }')).toContain(
    'covered',
  )
  expect(
    await kinds('#root form button { block-size: 1.25rem; min-block-size: 0; font-size: 0.5rem }'),
  ).toContain('small')
})
