import { isAccessible } from '../support/accessibility.ts'
import { test } from '../support/test.ts'
import { atlasPage } from './lib/atlas.page.ts'
import { sampleResults } from './lib/sample-results.ts'

const pages = [
  '#/',
  '#/?for=kr,guest',
  '#/flows/cancellation?paint=browser',
  '#/flows/return-wizard/choosing.items',
  '#/flows/cancellation/dialog.denied?width=1280&beside&beside.language=ar',
  '#/screens/gift-card',
  '#/coverage',
  '#/requirements',
]

for (const hash of pages) {
  test(`axe finds nothing in the atlas at ${hash}`, async ({ page }) => {
    const atlas = atlasPage(page)
    await atlas.has(sampleResults)
    await atlas.open(hash)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await isAccessible(page, hash)
  })
}
