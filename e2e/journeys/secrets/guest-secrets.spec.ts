import { pageAnswers } from '../../pages/open-page.ts'
import { unknownOrderNumber } from '../../support/guest.ts'
import { expect } from '../../support/test.ts'
import type { Allowed } from './find-secrets.ts'
import { cookieSecrets, expectNoSecrets, ownHtml, secret, showsLabel } from './no-secrets.ts'
import { test } from './recorded-test.ts'

/** A number as somebody may write it: as it is, and its digits without the country's. */
const phoneSecret = (phone: string) => secret('phone', phone, phone.split(' ').slice(1).join(''))

/** Everywhere that a guest's contact may stand. */
const ofGuests = (names: readonly string[]): readonly Allowed[] =>
  names.map((name) => ({
    secret: name,
    place: 'request',
    where: /\/api\/[^?]+\?(.*&)?filter=/,
    why: 'The specification has a guest’s calls carry it (SE-02): calls of a script, which no history and no referrer has.',
  }))

test('a guest looks an order up, by a link, the form and some work, and returns it: their contact stands in no address, Referer, log or storage, and in no page but their own', async ({
  page,
  context,
  recorder,
  sandbox,
  lookup,
  detail,
  wizard,
}) => {
  test.setTimeout(150_000)
  const linked = await sandbox.newOrder({ from: 'shipped', member: null, country: 'us' })
  const order = await sandbox.newOrder({ from: 'returnable', member: null, country: 'us' })
  const { email = '', phone = '' } = linked
  // A link of a mail that carries the contact.
  await page.goto(
    `/us/en/orders/details/${linked.orderNumber}?${new URLSearchParams({ standalone: 'true', email })}`,
  )
  await detail.seesOrder(linked.orderNumber)
  await recorder.looksAround(page, 'by a link')
  await page.reload()
  await detail.seesOrder(linked.orderNumber)
  await recorder.looksAround(page, 'after a reload')

  await lookup.opens()
  await lookup.looksUp(order)
  await detail.seesOrder(order.orderNumber)
  await recorder.looksAround(page, 'by the form')

  await detail.quickAction('return').click()
  await wizard.seesStep('choosing.items')
  await wizard.picks(0, { reason: 'Too big', comment: 'I ordered two sizes.' })
  await recorder.looksAround(page, 'choosing what goes back')
  await wizard.goesOn()
  await wizard.chooses('upsDropoff')
  await recorder.looksAround(page, 'choosing how it goes back')
  await wizard.goesOn()
  await wizard.seesReturn()
  await showsLabel(page)
  await recorder.looksAround(page, 'with a label')
  await page.reload()
  await pageAnswers(page)
  await recorder.looksAround(page, 'with a label, reloaded')

  for (let tries = 0; tries < 5; tries += 1) {
    await context.request.get(
      `/api/orders/summary/v1/${unknownOrderNumber()}?filter=email(nobody@example.com)`,
    )
  }
  await context.clearCookies()
  await lookup.opens()
  await lookup.looksUp(linked)
  await detail.seesOrder(linked.orderNumber)
  await recorder.looksAround(page, 'for some work')

  const secrets = [
    secret('e-mail', email, order.email ?? email),
    phoneSecret(phone),
    ...(await cookieSecrets(context)),
  ]
  expect(secrets.map(({ name }) => name)).toContain('cookie __Host-baton-guest')
  await expectNoSecrets(recorder, secrets, [
    ...ofGuests(['e-mail']),
    ...ownHtml(['e-mail', 'phone'], /\/orders\//),
    ...(['request', 'navigation'] as const).map(
      (place): Allowed => ({
        secret: 'e-mail',
        place,
        where: new RegExp(`/us/en/orders/details/${linked.orderNumber}\\?standalone=true&email=`),
        why: 'The link itself, which the page takes the contact out of before it asks for anything.',
      }),
    ),
  ])
})
