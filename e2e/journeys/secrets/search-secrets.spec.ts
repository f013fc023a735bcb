import { pageAnswers } from '../../pages/open-page.ts'
import { orderSearchPage } from '../../pages/order-search.page.ts'
import { signInAsNew } from '../../support/sign-in.ts'
import { expectNoSecrets, secret } from './no-secrets.ts'
import { test } from './recorded-test.ts'

const address = /\/orders\?(.*&)?q=/

test('[BY-55] what a member looks for stands in the page’s address and in its call, and in no log, Referer or storage', async ({
  page,
  context,
  recorder,
  sandbox,
  history,
  detail,
}) => {
  await signInAsNew(context, sandbox, { orders: 12 })
  await history.opens('/us/en')
  await pageAnswers(page)
  const search = orderSearchPage(page)
  await search.looksFor('marathonsecret')
  await search.nothing.waitFor()
  await recorder.looksAround(page, 'nothing found')
  await page.reload()
  await pageAnswers(page)
  await search.nothing.waitFor()
  await recorder.looksAround(page, 'the same after a reload')
  await search.nothing.getByRole('button').click()
  await history.seesOrders(10)
  const [orderNumber = ''] = await history.numbers()
  await detail.opens(orderNumber, '/us/en')
  await recorder.looksAround(page, 'an order')
  const why = 'The address keeps what was looked for, for whoever reloads it.'
  await expectNoSecrets(
    recorder,
    [secret('words', 'marathonsecret')],
    [
      { secret: 'words', place: 'address', where: address, why },
      { secret: 'words', place: 'navigation', where: address, why },
      {
        secret: 'words',
        place: 'request',
        where: /\/(orders\?(.*&)?q=|api\/orders\/history\/v1\?(.*&)?search=)/,
        why: 'The host is asked for them: by the page’s own address, and by its script.',
      },
      {
        secret: 'words',
        place: 'html',
        where: address,
        why: 'The field of the page that came rendered, which is `no-store`.',
      },
    ],
  )
})
