import { papersPage } from '../../pages/papers.page.ts'
import { returnProofPage } from '../../pages/return-proof.page.ts'
import { photoOf } from '../../support/photos.ts'
import { test } from '../../support/test.ts'

test('shots', async ({ page, signsIn, sandbox }) => {
  const member = await signsIn('de')
  const { orderNumber } = await sandbox.newOrder({ from: 'papers', member, country: 'de' })
  const ret = await sandbox.newReturn('return-created', member)
  const papers = papersPage(page)
  const proof = returnProofPage(page)
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 1000 })
    await papers.opens(orderNumber, '/de/en')
    await page.screenshot({ path: `/tmp/shot-papers-${width}.png`, fullPage: true })
    await proof.opens(ret.returnNumber, '/us/en')
    await page.screenshot({ path: `/tmp/shot-proof-${width}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 390, height: 900 })
  await papers.opens(ret.orderNumber, '/ae/ar')
  await page.screenshot({ path: `/tmp/shot-papers-ar.png`, fullPage: true })
  await page.emulateMedia({ colorScheme: 'dark' })
  await papers.opens(ret.orderNumber, '/us/en')
  await page.screenshot({ path: `/tmp/shot-papers-dark.png`, fullPage: true })
  await proof.opens(ret.returnNumber, '/us/en')
  await proof.photo.setInputFiles({
    name: 'IMG_0001.jpg',
    mimeType: 'image/jpeg',
    buffer: await photoOf(page),
  })
  await proof.remove.waitFor()
  await page.screenshot({ path: `/tmp/shot-proof-dark.png`, fullPage: true })
  await page.emulateMedia({ colorScheme: 'light' })
  await proof.number.fill('1Z999AA10123456784')
  await proof.save.click()
  await proof.seesState('proven')
  await page.screenshot({ path: `/tmp/shot-proven.png`, fullPage: true })
})
