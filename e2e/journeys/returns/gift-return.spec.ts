import { type OpenedGift, openGift, returnGift } from '../../../contract/returns/gift-return-calls.ts'
import { hourMs, passHostTime } from '../../model/lib/page-time.ts'
import { returnWizardPage } from '../../pages/return-wizard.page.ts'
import { giftReturnPage } from '../../pages/returns/gift-return.page.ts'
import { isAccessibleToo } from '../../support/accessibility.ts'
import { watchCalls } from '../../support/answers.ts'
import { giveBack, letArrive, receiptOf } from '../../support/gifts/gift.ts'
import { signInAsNew } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

type Mail = { readonly kind: string; readonly to: string; readonly text: string }

test('[BY-48][BY-49][BY-50] somebody with a gift receipt sees the goods without a price, sends some back, and gets store credit', async ({
  page,
  sandbox,
}) => {
  const made = await sandbox.newOrder({ from: 'gift', member: null, country: 'us' })
  const receipt = receiptOf(made)
  const gift = giftReturnPage(page)
  const sent = watchCalls(page, 'POST', returnGift.path)
  await page.goto('/us/en/orders/details')
  await page.getByRole('link', { name: 'Return a gift' }).click()
  await gift.seesState('lookup.asking')
  await isAccessibleToo(page, 'the look-up')
  await gift.finds({ ...receipt, code: 'AAAA-BBBB-CCCC' })
  await gift.seesState('lookup.notFound')
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t find this gift' })).toBeVisible()
  const answer = page.waitForResponse((response) => response.url().includes(openGift.path) && response.ok())
  await gift.finds({ orderNumber: receipt.orderNumber.toLowerCase(), code: receipt.code.toLowerCase() })
  const wire = await (await answer).text()
  const { items } = (JSON.parse(wire) as OpenedGift).gift
  await gift.seesState('open.items')
  await expect(page.getByText('The last day to return it is')).toBeVisible()
  await expect(gift.boxes).toHaveCount(3)
  await expect(gift.flow.locator('[data-line] img')).toHaveCount(3)
  const lines = gift.flow.locator('[data-line]')
  for (const [index, { title, color, size, quantity }] of items.entries()) {
    const pieces = quantity === 1 ? '1 piece' : `${quantity} pieces`
    for (const fact of [title, color ?? '', size === null ? '' : `Size ${size}`, pieces]) {
      await expect(lines.nth(index)).toContainText(fact)
    }
  }
  const shown = await gift.flow.innerText()
  const secrets = ['$', made.email ?? '@', made.phone ?? '+1', '@example.com']
  expect(secrets.filter((secret) => shown.includes(secret) || wire.includes(secret))).toEqual([])
  await isAccessibleToo(page, 'the goods')
  await gift.goOn.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Choose at least one item.' })).toBeFocused()
  await gift.reviews('upsDropoff')
  await isAccessibleToo(page, 'the review')
  expect(sent).toHaveLength(0)
  await gift.confirm.click()
  await gift.seesState('open.instructions.ready')
  expect(sent).toHaveLength(1)
  await expect(page.getByRole('status').filter({ hasText: 'nia@example.com' })).toBeVisible()
  await isAccessibleToo(page, 'the instructions')
  const number = (await gift.flow.locator('[data-return]').getAttribute('data-return')) ?? ''
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the label (PDF)' }).click()
  expect((await download).suggestedFilename()).toBe(`return-label-${number}.pdf`)
  await page.getByRole('button', { name: 'Back to the gift' }).click()
  await expect(gift.returned(number)).toContainText('Waiting for the items')
  await letArrive(page.request, number)
  await gift.opens()
  await gift.finds(receipt)
  await expect(gift.returned(number)).toContainText('Store credit sent to your email')
  const mails = (await (
    await page.request.get('/api/sandbox/mails', { params: { orderNumber: receipt.orderNumber } })
  ).json()) as Mail[]
  expect(mails.map(({ kind, to }) => [kind, to]).toSorted()).toEqual([
    ['giftCredited', 'nia@example.com'],
    ['giftReturn', 'nia@example.com'],
  ])
  const text = (mails.find(({ kind }) => kind === 'giftCredited')?.text ?? '').replaceAll(
    /[\u2066\u2069 ]/g,
    '',
  )
  await page.goto('/us/en/orders/gift-card-lookup')
  await page.getByRole('textbox', { name: 'Card number' }).fill(/Cardnumber:(\d{19})/.exec(text)?.[1] ?? '')
  await page.getByRole('textbox', { name: 'PIN' }).fill(/PIN:(\d{6})/.exec(text)?.[1] ?? '')
  await page.getByRole('button', { name: 'Check balance' }).click()
  await expect(page.getByText(/You have \$\d+\.\d\d left/).first()).toBeVisible()
})

test('[BY-51] the giver sees nothing of it, and is told plainly that such a piece cannot be returned', async ({
  page,
  sandbox,
}) => {
  const member = await signInAsNew(page.context(), sandbox)
  const made = await sandbox.newOrder({ from: 'gift', member, country: 'us' })
  const words = async (path: string) => {
    await page.goto(`/us/en/orders${path}`)
    await expect(page.locator('[data-state^=ready], [data-state^=shown], [data-flow]').first()).toBeVisible()
    return page.getByRole('main').innerText()
  }
  const paths = [`/sales/${made.orderNumber}`, `/sales/${made.orderNumber}/refunds`]
  const before = []
  for (const path of paths) before.push(await words(path))
  const number = await giveBack(page.request, receiptOf(made), { line: 0, way: 'returnToStore' })
  await letArrive(page.request, number)
  const after = []
  for (const path of paths) after.push(await words(path))
  expect(after).toEqual(before)
  const wizard = returnWizardPage(page)
  await wizard.opens(made.orderNumber)
  await wizard.picks(0, { reason: 'Too big' })
  await wizard.goesOn()
  await wizard.chooses('upsDropoff')
  await wizard.goesOn()
  await expect(wizard.dialog).toHaveAccessibleName('Return not submitted')
  await expect(wizard.dialog).toContainText('Some of these items can’t be returned anymore.')
  await expect(wizard.dialog).not.toContainText(/gift/i)
})

test('[BY-48][BY-49] a country without gift returns, and a gift that is too late, say so on the page', async ({
  page,
  sandbox,
}) => {
  const gift = giftReturnPage(page)
  const abroad = await sandbox.newOrder({ from: 'gift', member: null, country: 'ae' })
  const late = await sandbox.newOrder({ from: 'gift-late', member: null, country: 'us' })
  await gift.opens()
  await gift.finds(receiptOf(abroad))
  await gift.seesState('open.closed')
  await expect(page.getByText('Gifts from this country can’t be returned for store credit.')).toBeVisible()
  await page.getByRole('button', { name: 'Look up another gift' }).click()
  await gift.finds(receiptOf(late))
  await gift.seesState('open.closed')
  await expect(page.getByText(/It’s too late to return it: the last day was \w+/)).toBeVisible()
  await isAccessibleToo(page, 'a gift that is closed')
})

test('[BY-52] the page closes after an hour, and number and code are to be entered again', async ({
  page,
  sandbox,
}) => {
  const made = await sandbox.newOrder({ from: 'gift', member: null, country: 'us' })
  const gift = giftReturnPage(page)
  await page.clock.install()
  await gift.opens()
  await gift.finds(receiptOf(made))
  await gift.seesState('open.items')
  await passHostTime(page, hourMs)
  await gift.seesState('ended')
  await page.getByRole('button', { name: 'Find the gift' }).click()
  await expect(gift.code).toHaveValue('')
})
