import { returnWizardPage } from '../../pages/return-wizard.page.ts'
import { isAccessibleToo } from '../../support/accessibility.ts'
import { changeFirstAnswer, holdAnswers } from '../../support/answers.ts'
import { expect, test } from '../../support/test.ts'

/** Terms and amounts of a price list. */
type Prices = Readonly<Record<string, string>>

const pounds = (text: string | undefined): number => Number((text ?? '').replaceAll(/[^0-9.]/g, ''))

test('[RI-02 A-19][RI-09 A-20][RS-06] a ticked line is return-created at once; tax that prices include is told in the summary, in the record and by the host', async ({
  page,
  signsIn,
  sandbox,
}) => {
  const member = await signsIn('gb')
  const { orderNumber } = await sandbox.newOrder({ from: 'returnable', member, country: 'gb' })
  const wizard = returnWizardPage(page)
  const side = page.getByRole('complementary', { name: 'Your refund' })
  const pricesIn = (part: typeof side): Promise<Prices> =>
    part
      .locator('dl > div')
      .evaluateAll((rows) =>
        Object.fromEntries(
          rows.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
        ),
      )
  await page.goto(`/gb/en/orders/sales/${orderNumber}/return`)
  await wizard.seesStep('choosing.items')
  const status = (index: number) => wizard.item(index).locator('[data-tone]')
  await expect(status(0)).toHaveText('Delivered')
  await wizard.ticks(0)
  await expect(status(0)).toHaveText('Return created')
  await expect(status(1)).toHaveText('Delivered')
  await wizard.item(0).getByRole('checkbox').uncheck()
  await expect(status(0)).toHaveText('Delivered')
  await wizard.picks(0, { reason: 'Too small' })
  await wizard.picks(1, { reason: 'Quality', quantity: '2' })
  await expect(status(1)).toHaveText('Return created')
  const estimate = await pricesIn(side)
  expect(Object.keys(estimate)).toEqual(['Subtotal', 'Tax, included', 'Estimated refund'])
  const [total, tax] = [pounds(estimate['Estimated refund']), pounds(estimate['Tax, included'])]
  expect(pounds(estimate.Subtotal)).toBe(total)
  // 20 % of the net price, to the penny.
  expect(Math.abs(tax - total / 6)).toBeLessThan(0.01)

  await wizard.goesOn()
  await page.locator('[data-method]').first().getByRole('radio').check()
  const held = await holdAnswers(page, '/orders/history/v1/{orderNumber}')
  await wizard.goesOn()
  await wizard.seesReturn()
  const flow = page.locator('[data-flow="returnInstructions"]')
  const money = flow.locator('[data-part="price"]')
  const told = {
    Subtotal: estimate.Subtotal,
    'Tax, included': estimate['Tax, included'],
    'Refund total': estimate['Estimated refund'],
  }
  await expect(flow).toHaveAttribute('data-state', 'ready.refreshing')
  expect(await pricesIn(money)).toEqual(told)
  held.letGo()
  await expect(flow).toHaveAttribute('data-state', 'ready.current')
  expect(await pricesIn(money)).toEqual(told)
})

test('[RI-09 A-20][OD-17] the refund in the alternate currency stands beside the total: in the wizard, in the record, on the return', async ({
  page,
  signsIn,
  sandbox,
  detail,
}) => {
  const member = await signsIn('ca')
  const { orderNumber } = await sandbox.newOrder({ from: 'returnable', member, country: 'ca' })
  const wizard = returnWizardPage(page)
  await page.goto(`/ca/en/orders/sales/${orderNumber}/return`)
  await wizard.seesStep('choosing.items')
  await wizard.picks(1, { reason: 'Too small', quantity: '2' })
  const about = page.getByRole('complementary', { name: 'Your refund' }).getByText(/^\(about US\$/)
  const amount = await about.innerText()
  await wizard.picks(0, { reason: 'Too small' })
  await expect(about).not.toHaveText(amount)
  await wizard.item(0).getByRole('checkbox').uncheck()
  await expect(about).toHaveText(amount)
  await isAccessibleToo(page, 'refund in two currencies')
  await wizard.goesOn()
  await page.locator('[data-method]').first().getByRole('radio').check()
  const held = await holdAnswers(page, '/orders/history/v1/{orderNumber}')
  await wizard.goesOn()
  await wizard.seesReturn()
  const money = page.locator('[data-part="price"]')
  await expect(money).toContainText(amount)
  held.letGo()
  await expect(page.locator('[data-flow="returnInstructions"]')).toHaveAttribute(
    'data-state',
    'ready.current',
  )
  await expect(money).toContainText(amount)
  await page.goto(page.url().replace(/\/return-confirmation.*/, ''))
  await expect(detail.fact('Refund total')).toContainText(amount)
  await expect(money).toContainText(amount)
})

test('[RC-03 A-24] a completed return changes the summary to a completed refund; a denied or cancelled one claims none, on detail, instructions and history', async ({
  page,
  request,
  member,
  sandbox,
  detail,
}) => {
  const play = async (returnNumber: string, statuses: readonly string[]) => {
    for (const status of statuses) {
      const answer = await request.post(`/api/sandbox/returns/${returnNumber}`, { data: { status } })
      expect(answer.status()).toBe(200)
    }
  }
  const money = page.locator('[data-part="price"]')
  const progress = page.locator('[data-part="return-progress"]')
  const payment = page.locator('[data-part="payment"]')
  const row = (returnNumber: string) => page.locator(`[data-order="${returnNumber}"]`)

  const done = await sandbox.newReturn('return-created', member.member)
  await detail.opensReturn(done.returnNumber, '/us/en')
  await expect(money.getByRole('heading')).toHaveText('Refund')
  const total = await money.locator('dd').last().innerText()
  await play(done.returnNumber, ['In Transit', 'Received At Return Center', 'Return Processed'])
  await detail.opensReturn(done.returnNumber, '/us/en')
  await expect(money.getByRole('heading')).toHaveText('Completed refund')
  await expect(money.locator('dt').last()).toHaveText('Refunded')
  await expect(money.locator('dd').last()).toHaveText(total)
  await expect(detail.fact('Refunded')).toHaveText(total)

  const dropped = await sandbox.newReturn('return-created', member.member)
  await play(dropped.returnNumber, ['Cancelled'])
  await detail.opensReturn(dropped.returnNumber, '/us/en')
  await expect(detail.groups.first()).toHaveAttribute('data-status', 'cancelled')
  await expect(progress.getByRole('listitem')).toHaveText([
    /^Requested/,
    /^Canceled[A-Z][a-z]{2} \d+, \d{4}$/,
  ])
  await expect(payment).toHaveCount(0)
  await expect(money).toHaveText('RefundThere’s no refund: this return was canceled and you keep the items.')
  await expect(detail.fact('Refund total')).toHaveCount(0)
  await expect(page.locator('[data-part="label-options"]')).toHaveCount(0)
  await isAccessibleToo(page, 'cancelled return')
  await page.goto(`/us/en/orders/returns/${dropped.returnNumber}/return-confirmation`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your return')
  await expect(progress.getByRole('heading')).toHaveText('This return was canceled')
  await expect(money).toContainText('There’s no refund')
  await expect(payment).toHaveCount(0)

  const denied = await sandbox.newReturn('return-denied', member.member)
  await detail.opensReturn(denied.returnNumber, '/us/en')
  await expect(money).toHaveText('RefundThere’s no refund: your return was denied.')
  await expect(progress.locator('[aria-current="step"]')).toContainText('Denied')
  await expect(payment).toHaveCount(0)
  await expect(detail.fact('Refund total')).toHaveCount(0)

  await page.goto('/us/en/orders')
  await expect(row(dropped.returnNumber).locator('[data-line]')).toHaveAttribute('data-status', 'cancelled')
  await expect(row(dropped.returnNumber).getByRole('heading', { level: 3 })).toHaveText(
    /^You keep the items: /,
  )
  for (const { returnNumber } of [dropped, denied]) {
    await expect(row(returnNumber).locator('[data-part="return-money"]')).toHaveCount(0)
  }
  await expect(row(done.returnNumber).locator('[data-line]')).toHaveAttribute(
    'data-status',
    'returnCompleted',
  )
})

test('a return of which nobody knows what comes back names no amount in the history', async ({
  page,
  member,
  sandbox,
  history,
}) => {
  const { returnNumber } = await sandbox.newReturn('return-created', member.member)
  await changeFirstAnswer<{ orderItems: object[] }>(page, '/orders/history/v1', (answer) => ({
    ...answer,
    orderItems: answer.orderItems.map((line) => ({ ...line, orderTotal: null, refund: null })),
  }))
  await history.opens()
  await expect(history.order(returnNumber)).toBeVisible()
  await expect(history.order(returnNumber)).not.toContainText('$0')
  await expect(history.order(returnNumber).locator('[data-part="return-money"]')).toHaveCount(0)
})
