import { expect, test } from '../../support/test.ts'

test('what the charts of a page come through is told, by pages that are left and closed as well', async ({
  page,
  taken,
  lookup,
}) => {
  const told = () => new Set(taken().map(([machine, kind]) => `${machine} ${kind}`))
  await lookup.opens()
  await lookup.looksUp({ orderNumber: 'C0000000001' })
  await page.goto('/us/en/orders/gift-card-lookup')
  await expect.poll(told).toContain('giftCard state')
  await page.close()
  expect([...told()]).toEqual(
    expect.arrayContaining(['session state', 'session transition', 'guestLookup transition']),
  )
})

test('what the atlas shows was not come through', async ({ page, taken }) => {
  await page.route('**/atlas/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Atlas</title>' }),
  )
  await page.goto('/atlas/')
  expect(await page.evaluate(() => window.batonActors)).toBeUndefined()
  expect(taken()).toEqual([])
})
