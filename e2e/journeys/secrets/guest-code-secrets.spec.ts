import { guestCodePage } from '../../pages/guest-code.page.ts'
import { pageAnswers } from '../../pages/open-page.ts'
import { expect } from '../../support/test.ts'
import { cookieSecrets, expectNoSecrets, ownHtml, secret } from './no-secrets.ts'
import { test } from './recorded-test.ts'

test('[BY-21][BY-22] a guest comes in by a code, reads an order and leaves: code and pass stand in no address, Referer, log, storage or page', async ({
  page,
  context,
  recorder,
  sandbox,
  detail,
}) => {
  test.setTimeout(150_000)
  const passes = new Set<string>()
  page.on('request', (request) => passes.add(request.headers()['x-guest-pass'] ?? ''))
  const { email = '', orderNumber } = await sandbox.newOrder({
    from: 'shipped',
    member: null,
    country: 'nl',
  })
  const guest = guestCodePage(page)
  await guest.opens()
  await pageAnswers(page)
  await guest.asksFor(email)
  await recorder.looksAround(page, 'the code is on its way')
  const code = await guest.codeSentTo(email)
  await guest.types(code)
  await guest.seesHeading('Your orders')
  await recorder.looksAround(page, 'the orders')
  await page.reload()
  await pageAnswers(page)
  await guest.seesHeading('Your orders')
  await recorder.looksAround(page, 'the orders, rendered')
  await detail.opens(orderNumber, '/nl/en')
  await expect(page.locator('[data-part=payment]')).toBeVisible()
  await recorder.looksAround(page, 'an order')
  const within = await cookieSecrets(context)
  await guest.opens()
  await pageAnswers(page)
  await guest.done.click()
  await guest.seesHeading('See your orders with a code')
  await recorder.looksAround(page, 'done')
  await page.reload()
  await pageAnswers(page)
  await recorder.looksAround(page, 'done, reloaded')

  passes.delete('')
  expect([passes.size, recorder.tokens.includes([...passes][0] ?? '')]).toEqual([1, true])
  expect(within.map(({ name }) => name)).toContain('cookie __Host-baton-guest')
  await expectNoSecrets(
    recorder,
    [
      secret('e-mail', email),
      secret('code', code),
      ...[...passes, ...recorder.tokens].map((pass) => secret('pass', pass)),
      ...within,
    ],
    [
      ...ownHtml(['e-mail'], /\/orders\//),
      {
        secret: 'e-mail',
        place: 'request',
        where: /\/api\/[^?]+\?(.*&)?filter=/,
        why: 'The specification has a guest’s calls carry it (SE-02): calls of a script, which no history and no referrer has.',
      },
    ],
  )
})
