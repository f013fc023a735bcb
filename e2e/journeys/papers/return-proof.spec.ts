import { readFile } from 'node:fs/promises'
import { papersPage } from '../../pages/papers/papers.page.ts'
import { returnProofPage } from '../../pages/papers/return-proof.page.ts'
import { isAccessibleToo } from '../../support/accessibility.ts'
import { photoOf } from '../../support/files/photos.ts'
import { holdScript } from '../../support/page-code.ts'
import { expect, test } from '../../support/test.ts'

test('[BY-27] the number of a receipt is typed, kept, shown again, and replaced until the refund is made', async ({
  page,
  signsIn,
  sandbox,
}) => {
  const member = await signsIn()
  const { orderNumber, returnNumber } = await sandbox.newReturn('return-in-process', member)
  const papers = papersPage(page)
  const proof = returnProofPage(page)
  await papers.opens(orderNumber)
  await expect(papers.proofs).toContainText('No receipt added yet')
  await papers.proofs.getByRole('link', { name: 'Add your receipt' }).click()
  await proof.seesState('asking')
  await proof.save.click()
  await expect(proof.flow.getByRole('alert').first()).toContainText(
    'Enter the number, or add a photo of your receipt.',
  )
  await isAccessibleToo(page, 'return proof')
  await proof.number.fill('1z 999 aa1 0123 456 784')
  await page.keyboard.press('Enter')
  await proof.seesState('proven')
  await expect(proof.flow.getByRole('status')).toContainText('We saved your receipt.')
  await expect(proof.flow).toContainText('1Z999AA10123456784')
  await isAccessibleToo(page, 'return proof')
  await page.reload()
  await proof.seesState('proven')
  await proof.replace.click()
  await proof.keep.click()
  await proof.seesState('proven')
  await proof.replace.click()
  await proof.number.fill('SECOND-22')
  await proof.save.click()
  await expect(proof.flow).toContainText('SECOND-22')
  await papers.opens(orderNumber)
  await expect(papers.proofs).toContainText(/Receipt added on \w+ \d+, \d{4}/)
  for (const status of ['Received At Return Center', 'Return Processed']) {
    const answer = await page.request.post(`/api/sandbox/returns/${returnNumber}`, { data: { status } })
    expect(answer.status()).toBe(200)
  }
  await proof.opens(returnNumber)
  await expect(proof.flow).toContainText('Your refund is made, so the receipt can’t be changed anymore.')
  await expect(proof.replace).toHaveCount(0)
})

test('[BY-28] a photo is made smaller, loses where it was taken, and is shown as it will be sent', async ({
  page,
  signsIn,
  sandbox,
}) => {
  const member = await signsIn()
  const { returnNumber } = await sandbox.newReturn('return-created', member)
  const proof = returnProofPage(page)
  await proof.opens(returnNumber)
  await proof.photo.setInputFiles({
    name: 'note.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  })
  await expect(proof.flow).toContainText('We couldn’t read this photo.')
  const buffer = await photoOf(page)
  await proof.photo.setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer })
  await expect(proof.flow.getByRole('img')).toBeVisible()
  await proof.remove.click()
  await expect(proof.flow.getByRole('img')).toHaveCount(0)
  await expect(proof.photo).toBeFocused()
  await proof.photo.setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer })
  await expect(proof.remove).toBeVisible()
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('return_proofs'),
  )
  await proof.save.click()
  const body = (await sent).postDataJSON() as { receiptNumber: string | null; photo: string }
  const picture = Buffer.from(body.photo, 'base64')
  expect([body.receiptNumber, picture.includes('GPS'), picture.includes('Exif')]).toEqual([
    null,
    false,
    false,
  ])
  expect(picture.length).toBeLessThanOrEqual(300 * 1024)
  await proof.seesState('proven')
  const shown = proof.flow.getByRole('img', { name: 'Your carrier’s receipt' })
  await expect(shown).toBeVisible()
  expect(
    await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
  ).toEqual([1200, 1600])
  await isAccessibleToo(page, 'return proof')
  const download = page.waitForEvent('download')
  await proof.flow.getByRole('link', { name: 'Download photo' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`return-${returnNumber}-receipt.jpg`)
  expect((await readFile(await file.path())).subarray(0, 2).toString('hex')).toBe('ffd8')
})

test('[BY-28] a photo that was chosen before the page answered is taken', async ({
  page,
  signsIn,
  sandbox,
}) => {
  const member = await signsIn()
  const { returnNumber } = await sandbox.newReturn('return-created', member)
  await page.goto('/us/en/orders/gift-card-lookup')
  const buffer = await photoOf(page)
  const proof = returnProofPage(page)
  const letGo = await holdScript(page)
  await proof.opens(returnNumber)
  await proof.photo.setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer })
  letGo()
  await expect(proof.remove).toBeVisible()
})

test('[BY-27] a return to a store needs no receipt of a carrier', async ({ page, signsIn, sandbox }) => {
  const member = await signsIn()
  const { returnNumber } = await sandbox.newReturn('return-to-store', member)
  const proof = returnProofPage(page)
  await proof.opens(returnNumber)
  await proof.sees('No receipt needed')
  await expect(proof.flow).toContainText('The receipt that you get there is your proof.')
  await isAccessibleToo(page, 'return proof')
})
