import { signInFirst } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

for (const { accountType, banners, hasChat } of [
  {
    accountType: 'member',
    banners: ['Sixty days to change your mind', 'Mud season is here', 'Warm hands, cold miles'],
    hasChat: true,
  },
  {
    accountType: 'swoosh',
    banners: ['Wear-test the spring range', 'The staff store has new shelves'],
    hasChat: false,
  },
] as const) {
  test(`[SE-05] the account type ${accountType} has its banners and ${hasChat ? 'the' : 'no'} chat`, async ({
    page,
    context,
    sandbox,
    detail,
  }) => {
    const { member } = await sandbox.newMember({ accountType })
    await signInFirst(context, member)
    const { orderNumber } = await sandbox.newOrder({ from: 'delivered', member })
    await detail.opens(orderNumber)
    await detail.part('banners').scrollIntoViewIfNeeded()
    const slides = page.getByRole('region', { name: 'News' }).locator('h2')
    await expect(slides).toHaveText([...banners])
    const chat = detail.part('contact').getByRole('link', { name: 'Chat with us' })
    await expect(chat).toHaveCount(hasChat ? 1 : 0)
    if (hasChat) await expect(chat).toHaveAttribute('href', '/sandbox/shop/us/en/help/contact-us#chat')
    await expect(detail.part('contact').getByRole('link', { name: 'Contact us' })).toBeVisible()
    await expect(page.locator('script[src^="http"]')).toHaveCount(0)
  })
}

test('[SE-05] the chat is hidden for locales that nobody answers in; the flag hides none of a member’s', async ({
  member,
  sandbox,
  detail,
}) => {
  const { orderNumber } = await sandbox.newOrder({ from: 'delivered', member: member.member })
  const chat = detail.part('contact').locator('a[href$="#chat"]')
  for (const [prefix, shown] of [
    ['/us/en', 1],
    ['/de/de', 1],
    ['/pl/pl', 0],
    ['/pt/pt', 0],
    ['/ae/ar', 0],
  ] as const) {
    await detail.opens(orderNumber, prefix, '?flag.disableChat=true')
    await expect(chat, prefix).toHaveCount(shown)
  }
})

test('[SE-05] the flag hides the chat of a guest', async ({ page, sandbox, lookup, detail }) => {
  const order = await sandbox.newOrder({ from: 'delivered', member: null, country: 'us' })
  const chat = detail.part('contact').locator('a[href$="#chat"]')
  await lookup.opens()
  await lookup.looksUp(order)
  await detail.seesOrder(order.orderNumber)
  await expect(chat).toHaveCount(1)
  await page.goto(`/us/en/orders/details/${order.orderNumber}?flag.disableChat=true`)
  await detail.seesOrder(order.orderNumber)
  await expect(detail.part('contact').getByRole('link', { name: 'Contact us' })).toBeVisible()
  await expect(chat).toHaveCount(0)
})

test('[HI-01] American pages say "Color", the others "Colour"', async ({
  member,
  sandbox,
  history,
  page,
}) => {
  await sandbox.newOrder({ from: 'shipped', member: member.member })
  for (const [prefix, term] of [
    ['', 'Color'],
    ['/ca/en', 'Colour'],
  ] as const) {
    await history.opens(prefix)
    await expect(
      page
        .getByRole('term')
        .filter({ hasText: /^Colou?r$/ })
        .first(),
    ).toHaveText(term)
  }
})
