import { stopPage } from '../../pages/notifications/notifications.page.ts'
import { playParcel, stopLinkOf, toldBy } from '../../support/notifications/told.ts'
import { expect } from '../../support/test.ts'
import { cookieSecrets, expectNoSecrets, secret } from './no-secrets.ts'
import { test } from './recorded-test.ts'

test('[BY-40] the code of a link that stops messages stands in no log, storage, request’s address or Referer', async ({
  page,
  context,
  recorder,
  sandbox,
}) => {
  test.setTimeout(150_000)
  const { orderNumber, email = '' } = await sandbox.newOrder({
    from: 'cancellable',
    member: null,
    country: 'us',
  })
  await playParcel(page.request, orderNumber, 'OUT_FOR_DELIVERY')
  await expect.poll(async () => (await toldBy(page.request, orderNumber, 'email')).length).toBeGreaterThan(0)
  const [mail] = await toldBy(page.request, orderNumber, 'email')
  const link = stopLinkOf(mail?.text ?? '')
  const code = link.split('#')[1]?.split('.').at(-1) ?? ''
  const stop = stopPage(page)
  await page.goto(link)
  await expect(stop.heading('Stop emails about this order?')).toBeVisible()
  await recorder.looksAround(page, 'the link')
  await stop.stop.click()
  await expect(stop.heading('We’ve stopped the emails')).toBeVisible()
  await recorder.looksAround(page, 'stopped')
  await page.getByRole('link', { name: 'View order' }).click()
  await expect(page).toHaveURL(/\/orders\/details\//)
  await recorder.looksAround(page, 'the order, looked up')
  await page.goBack()
  await expect(stop.heading('This link doesn’t work')).toBeVisible()
  await recorder.looksAround(page, 'back at the link')

  await expectNoSecrets(
    recorder,
    [secret('link code', code), secret('e-mail', email), ...(await cookieSecrets(context))],
    [
      {
        secret: 'link code',
        place: 'navigation',
        where: /\/orders\/stop#/,
        why: 'It is the link, behind `#`: browsers send that nowhere, and the page takes it out of its address at once.',
      },
    ],
  )
})
