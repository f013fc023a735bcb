import { returnWizardPage } from '../../pages/return-wizard.page.ts'
import { watchCalls } from '../../support/answers.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

type Capture = {
  readonly orderLines: readonly { quantity: number; reasonCode: string; reasonText: string | null }[]
}

const notAsExpected = ['Not as expected', 'Quality', 'Color', 'Arrived late']

const groups = [
  {
    country: 'us',
    method: 'upsDropoff',
    offered: ['Too big', 'Too small', ...notAsExpected, 'Lost/damaged in transit', 'Wrong item shipped'],
    under: ['Doesn’t fit', 'Not as expected'],
    picked: [
      { reason: 'Too small', code: '1', told: 'Doesn’t fit: Too small' },
      { reason: 'Wrong item shipped', code: '5', told: 'Wrong item shipped' },
    ],
    takesComment: true,
  },
  {
    country: 'au',
    method: 'auDropoff',
    offered: [
      'Ordered more than one to choose from',
      'Changed my mind',
      'Wrong product delivered',
      'Quality unsatisfactory',
      'Did not arrive on time',
    ],
    under: [],
    picked: [
      { reason: 'Changed my mind', code: '503', told: 'Changed my mind' },
      { reason: 'Did not arrive on time', code: '505', told: 'Did not arrive on time' },
    ],
    takesComment: true,
  },
  {
    country: 'jp',
    method: 'sagawaPickup',
    offered: [
      'Too big',
      'Too small',
      ...notAsExpected.filter((text) => text !== 'Quality'),
      'Quality unsatisfactory (defect)',
      'Lost/damaged in transit',
      'Wrong item shipped',
      'Ordered more than one to choose from',
    ],
    under: ['Doesn’t fit', 'Not as expected'],
    picked: [
      { reason: 'Quality unsatisfactory (defect)', code: '6', told: 'Quality unsatisfactory (defect)' },
      {
        reason: 'Ordered more than one to choose from',
        code: '5',
        told: 'Ordered more than one to choose from',
      },
    ],
    takesComment: false,
  },
] as const

for (const { country, method, offered, under, picked, takesComment } of groups) {
  test(`[RI-03 A-18 A-42] reasons of ${country}, how many, and what else there is to say`, async ({
    page,
    context,
    sandbox,
  }) => {
    const { member } = await sandbox.newMember({ country })
    await signInFirst(context, member)
    const { orderNumber } = await sandbox.newOrder({ from: 'returnable', member, country })
    const sent = watchCalls(page, 'POST', '/order_mgmt/user_return_captures/v1')
    const wizard = returnWizardPage(page)
    await page.goto(`/${country}/en/orders/sales/${orderNumber}/return`)
    const [one, several] = [wizard.item(0), wizard.item(1)]
    await wizard.ticks(0)
    const reasons = one.getByRole('radiogroup', { name: 'Why are you returning it?' })
    await expect(reasons.locator('label')).toHaveText(offered)
    expect(
      await reasons
        .getByRole('group')
        .evaluateAll((all) => all.map((group) => group.getAttribute('aria-label'))),
    ).toEqual(under)
    await expect(one.getByLabel('Quantity to return')).toHaveCount(0)
    await wizard.ticks(1)
    await expect(several.getByLabel('Quantity to return').locator('option')).toHaveText(['1', '2', '3'])
    const comment = one.getByLabel('Anything else? (optional)')
    if (takesComment) await comment.fill('x'.repeat(150))
    else await expect(comment).toHaveCount(0)
    await wizard.picks(0, { reason: picked[0].reason })
    await wizard.picks(1, { reason: picked[1].reason, quantity: '2' })
    if (!takesComment) await expect(comment).toHaveCount(0)
    await expect(wizard.chosen).toContainText([
      picked[0].told,
      new RegExp(`^.*2 of \\d · ${picked[1].told}`, 's'),
    ])
    await wizard.goesOn()
    await wizard.chooses(method)
    await wizard.goesOn()
    await wizard.seesReturn()
    expect(sent.map(({ body }) => (body as Capture).orderLines)).toMatchObject([
      [
        { quantity: 1, reasonCode: picked[0].code, reasonText: takesComment ? 'x'.repeat(140) : null },
        { quantity: 2, reasonCode: picked[1].code, reasonText: null },
      ],
    ])
  })
}
