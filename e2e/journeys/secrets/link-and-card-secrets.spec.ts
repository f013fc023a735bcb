import { curbsidePage } from '../../pages/curbside.page.ts'
import { pageAnswers } from '../../pages/open-page.ts'
import { giftCardOf } from '../../support/gift-card.ts'
import { expect } from '../../support/test.ts'
import { cookieSecrets, expectNoSecrets, secret } from './no-secrets.ts'
import { test } from './recorded-test.ts'

test('a curbside link and a gift card: the code stands in the link alone, the card’s numbers nowhere', async ({
  page,
  context,
  recorder,
  sandbox,
}) => {
  test.setTimeout(150_000)
  const { url, email = '' } = await sandbox.newOrder({ from: 'curbside', member: null, country: 'us' })
  const code = new URL(url, 'http://host').searchParams.get('qrId') ?? ''
  const visit = curbsidePage(page)
  await page.goto(url)
  await expect(visit.heading('Your order is ready')).toBeVisible()
  await recorder.looksAround(page, 'the link')
  await visit.arrives('Blue van')
  await visit.seesProgress(50, 'You’re here')
  await recorder.looksAround(page, 'at the curb')
  await page.reload()
  await visit.seesProgress(50, 'You’re here')
  await recorder.looksAround(page, 'at the curb, reloaded')
  await page.getByRole('button', { name: 'Cancel pickup' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(visit.heading('Your pickup is canceled')).toBeVisible()
  await recorder.looksAround(page, 'canceled')

  const card = await giftCardOf(sandbox, 'us')
  await page.goto('/us/en/orders/gift-card-lookup')
  await pageAnswers(page)
  await page.getByRole('textbox', { name: 'Card number' }).fill(card.accountNumber)
  await page.getByRole('textbox', { name: 'PIN' }).fill('907856')
  await page.getByRole('button', { name: 'Check balance' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'We found no gift card' })).toBeVisible()
  await recorder.looksAround(page, 'a wrong PIN')
  await page.getByRole('textbox', { name: 'PIN' }).fill(card.pin)
  await page.getByRole('button', { name: 'Check balance' }).click()
  await expect(page.getByRole('heading', { name: /You have .* left/ })).toBeVisible()
  await recorder.looksAround(page, 'a balance')

  const grouped = card.accountNumber.match(/.{1,4}/g)?.join(' ') ?? ''
  await expectNoSecrets(
    recorder,
    [
      secret('link code', code),
      secret('e-mail', email),
      secret('card number', card.accountNumber, grouped),
      secret('PIN', card.pin, '907856'),
      ...(await cookieSecrets(context)),
    ],
    (['address', 'navigation', 'request', 'html'] as const).map((place) => ({
      secret: 'link code',
      place,
      where: /^[^?]+\/orders\/curbside-pickup\/[^/?]+\?/,
      why: 'It is the link: a reload and a bookmark work, calls carry the code in bodies and a header, and `Referer` has the origin alone.',
    })),
  )
})
