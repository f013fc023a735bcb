import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { SandboxMail } from '../../../contract/sandbox/sandbox-mails.ts'
import { isAccessibleToo, isDialogAccessible } from '../../support/accessibility.ts'
import { loseNext } from '../../support/answers.ts'
import { printPdf } from '../../support/files/print-pdf.ts'
import { expect, test } from '../../support/own-order.ts'
import { scanBarcode, scanPicture } from '../../support/scan-barcode.ts'

const dispatch = '/order_mgmt/user_return_labels_dispatch/v1'

const opensLabel = async (page: Page, returnNumber: string) => {
  await page.goto(`/us/en/orders/returns/${returnNumber}`)
  await page.getByRole('button', { name: 'Show label' }).click()
}

test('[RL-01] [RL-02] [RC-07] the label shows, opens, prints and is kept; its codes scan from screen and paper', async ({
  page,
  context,
  ownReturn,
}) => {
  const { returnNumber } = await ownReturn('return-created')
  await opensLabel(page, returnNumber)
  const sheet = page.getByRole('article', { name: 'Return label' })
  await expect(sheet).toContainText('UPS')
  await expect(sheet).toContainText('4400 Turnback Parkway')
  const [bars] = await scanBarcode(sheet.getByRole('img', { name: /^Barcode for/ }))
  expect(bars).toEqual({ format: 'Code128', text: expect.stringMatching(/^UPSN\d{12}$/) })
  const paper = [bars, { format: 'DataMatrix', text: `${returnNumber}|${bars?.text}` }]

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PDF' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`return-label-${returnNumber}.pdf`)
  expect(await scanPicture(printPdf(await readFile(await file.path())))).toEqual(
    expect.arrayContaining(paper),
  )
  const pdf = page.getByRole('link', { name: 'Open PDF' })
  await expect(pdf).toHaveAttribute('target', '_blank')
  const opened = await context.request.get((await pdf.getAttribute('href')) ?? '')
  expect(opened.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="return-label-${returnNumber}.pdf"`,
    'cache-control': 'no-store',
  })
  // What shuts the browser's own viewer out.
  expect(opened.headers()['content-security-policy']).not.toMatch(
    /object-src|default-src|sandbox|plugin-types/,
  )
  expect(await scanPicture(printPdf(await opened.body()))).toEqual(expect.arrayContaining(paper))

  await page.evaluate(() => {
    window.print = () => undefined
  })
  await page.getByRole('button', { name: 'Print label' }).click()
  const printed = await page.pdf({ format: 'Letter' })
  expect(await scanPicture(printPdf(printed))).toEqual([bars])
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.locator('html')).not.toHaveAttribute('data-print')

  const matrix = page.getByRole('img', { name: /^Data matrix code/ })
  expect(await scanBarcode(matrix)).toEqual([paper[1]])
  await page.getByRole('button', { name: 'Show code large' }).click()
  const dialog = page.getByRole('dialog', { name: 'Show this code at the counter' })
  const [code] = await scanBarcode(dialog.getByRole('img'))
  expect(code).toEqual({ format: 'QRCode', text: expect.stringMatching(/^PDM-\d{16}$/) })
  await expect(dialog.locator('bdi')).toHaveText(String(code?.text))
  await isDialogAccessible(page, 'code')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Show code large' })).toBeFocused()
  await isAccessibleToo(page, 'return label')
  expect(context.pages()).toHaveLength(1)
})

test('[RL-03] sending fails and is tried again, an email arrives once, a letter is told to take 5–7 business days', async ({
  page,
  request,
  sandbox,
  ownReturn,
  member,
}) => {
  const { returnNumber } = await ownReturn('return-created')
  const mails = async () => {
    const answer = await request.get('/api/sandbox/mails', { params: { orderNumber: returnNumber } })
    return (await answer.json()) as SandboxMail[]
  }
  await sandbox.addFault({ call: `POST ${dispatch}`, effect: 'status', status: 500, member: member.member })
  await opensLabel(page, returnNumber)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Send by email' }).click()
  await expect(dialog).toContainText(member.member)
  await dialog.getByRole('button', { name: 'Send label' }).click()
  await expect(dialog.getByRole('alert')).toContainText('We couldn’t email your label.')
  await isDialogAccessible(page, 'label not sent')
  await loseNext(page, dispatch, 'back')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog).toHaveAccessibleName('Your label is on its way')
  await expect(dialog).toContainText(member.member)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.poll(async () => (await mails()).map(({ status }) => status)).toEqual(['KEPT'])
  const [mail] = await mails()
  expect(mail).toMatchObject({ to: member.member, subject: `Your return label ${returnNumber}` })
  const file = await request.get(mail?.files[0]?.href ?? '')
  expect(await scanPicture(printPdf(await file.body()))).toHaveLength(2)

  await page.getByRole('button', { name: 'Send by mail' }).click()
  await expect(dialog).toContainText('It arrives in 5–7 business days.')
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('button', { name: 'Send by mail' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Send label' }).click()
  await expect(dialog).toHaveAccessibleName('Your label is in the mail')
  await expect(dialog).toContainText('It arrives in 5–7 business days.')
  await expect.poll(async () => (await mails()).map(({ channel }) => channel)).toEqual(['letter', 'email'])
})

test('[RL-03] a sending that a reload interrupts is taken up again, its part of the page unfolded', async ({
  page,
  request,
  ownReturn,
}) => {
  const { returnNumber } = await ownReturn('return-created')
  await opensLabel(page, returnNumber)
  await page.route(`**${dispatch}*`, (route) => route.abort())
  await page.getByRole('button', { name: 'Send by email' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send label' }).click()
  await expect(dialog).toHaveAccessibleName('Checking what happened')
  await page.reload()
  await expect(dialog).toBeVisible()
  await page.unroute(`**${dispatch}*`)
  await expect(dialog).toHaveAccessibleName('Your label is on its way', { timeout: 30_000 })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('article', { name: 'Return label' })).toBeVisible()
  const mails = await request.get('/api/sandbox/mails', { params: { orderNumber: returnNumber } })
  expect((await mails.json()) as SandboxMail[]).toHaveLength(1)
})

test('[RL-01] a label that does not come says so and comes on the next try; [RL-04] [RC-05] a store return shows header, subheader and a barcode that scans', async ({
  page,
  sandbox,
  ownReturn,
  member,
}) => {
  const { returnNumber } = await ownReturn('return-created')
  await sandbox.addFault({
    call: 'GET /order_mgmt/user_return_labels/v1/{returnOrderNum}',
    effect: 'garbage',
    member: member.member,
  })
  await opensLabel(page, returnNumber)
  const label = page.locator('[data-part="return-label"]')
  await expect(label.getByRole('alert')).toContainText('We couldn’t load your label')
  await isAccessibleToo(page, 'no label')
  await label.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article', { name: 'Return label' })).toBeVisible()

  const store = await ownReturn('returned-to-store')
  await page.goto(`/us/en/orders/returns/${store.returnNumber}`)
  const part = page.locator('[data-part="return-to-store"]')
  await expect(part.getByRole('heading', { level: 2 })).not.toBeEmpty()
  await expect(part.locator('p').first()).not.toBeEmpty()
  expect(await scanBarcode(part.getByRole('img'))).toEqual([{ format: 'Code128', text: store.returnNumber }])
  await expect(label).toHaveCount(0)
})
