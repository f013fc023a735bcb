import type { Page } from '@playwright/test'
import { sendBankRefund } from '../../../contract/returns/bank-refund.ts'
import { mistypedIban, sampleDetails } from '../../../model-tests/bank-refund/bank-refund.model.ts'
import { returnWizardPage } from '../../pages/return-wizard.page.ts'
import { bankRefundPage } from '../../pages/returns/bank-refund.page.ts'
import { isAccessibleToo } from '../../support/accessibility.ts'
import { missNextAnswer, watchCalls } from '../../support/answers.ts'
import { admitFirst } from '../../support/guest.ts'
import type { Sandbox } from '../../support/sandbox.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

const post = '/order_mgmt/bank_refund/v1'

/** A return of a cash purchase, by a guest whom this browser is known as. */
const returnOfGuest = async (page: Page, sandbox: Sandbox, country = 'it') => {
  const made = await sandbox.newOrder({ from: 'return-cash', member: null, country })
  await admitFirst(page.context(), made.email ?? '')
  return made.orderNumber
}

/** All that a browser keeps, and where it is. */
const kept = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.cookie]),
  )

/** The details in any writing. The account's last digits may stand within another number by chance, never by themselves. */
const ofDetails = /Zofia|1981 ?2874|\b2874\b|1090 ?1014/

test('[RF-03][RF-01][RF-02 A-26 A-41][FM-01][FM-03] a cash purchase goes back, and its return asks for the bank account', async ({
  page,
  context,
  sandbox,
  request,
}) => {
  const { member } = await sandbox.newMember({ country: 'it' })
  await signInFirst(context, member)
  const { orderNumber } = await sandbox.newOrder({ from: 'in-store-cash', member, country: 'it' })
  const sent = watchCalls(page, 'POST', post)
  const wizard = returnWizardPage(page)
  const refund = bankRefundPage(page)
  await page.goto(`/it/en/orders/sales/${orderNumber}/return?selected=none`)
  await wizard.seesStep('choosing.items')
  await wizard.picks(0, { reason: 'Too small' })
  await wizard.goesOn()
  await page.locator('[data-method]').first().getByRole('radio').first().check()
  await wizard.goesOn()

  await expect(page).toHaveURL(/\/orders\/returns\/\w+\/refund-payment\?pageView=true$/, { timeout: 20_000 })
  const returnNumber = /returns\/(\w+)\//.exec(page.url())?.[1] ?? ''
  await expect(page.locator('[data-part=confirmation]')).toContainText(returnNumber)
  await refund.seesState('form.ready')
  await isAccessibleToo(page, 'bank refund form')

  const hint = refund.review.locator('+ span')
  const says = async (words: string) => {
    await expect(refund.review).toHaveAttribute('aria-disabled', 'true')
    await expect(hint).toHaveText(words)
    await refund.review.click({ force: true })
    await refund.iban.press('Enter')
    await refund.seesState('form.ready')
  }
  await says('Still needed: First name, Last name and IBAN.')
  await refund.fillsIn({ lastName: '' })
  await says('Still needed: Last name.')
  await refund.fillsIn({ iban: mistypedIban })
  await refund.iban.blur()
  await says('Invalid IBAN: complete or correct it first.')
  await expect(refund.flow.getByText('Invalid IBAN. Check it')).toBeVisible()
  await expect(refund.iban).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveTitle(/^Error: /)
  await isAccessibleToo(page, 'invalid IBAN')
  await refund.fillsIn({ firstName: 'x'.repeat(25) })
  await says('Shorten the name first.')
  await refund.fillsIn({ firstName: 'x'.repeat(24) })
  await expect(refund.review).not.toHaveAttribute('aria-disabled', 'true')
  await refund.fillsIn()
  await expect(page).not.toHaveTitle(/^Error: /)
  await expect(refund.flow.getByText('A bank in Poland')).toBeVisible()

  await refund.reviews()
  expect(sent).toEqual([])
  const details = page.locator('[data-part=bank-details]')
  await expect(details).toContainText(sampleDetails.iban)
  await expect(details).toContainText('Zofia Maj')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await isAccessibleToo(page, 'bank refund review')
  expect(await kept(page)).not.toMatch(ofDetails)
  await refund.send.click()
  await refund.seesConfirmation()
  expect(sent.map(({ body }) => body)).toEqual([
    {
      accountDetails: {
        iban: 'PL61109010140000071219812874',
        owner: { firstName: 'Zofia', lastName: 'Maj' },
      },
      email: member,
      orderNumber: returnNumber,
    },
  ])
  await isAccessibleToo(page, 'bank refund confirmation')
  expect(await kept(page)).not.toMatch(ofDetails)

  const buttons = refund.flow.or(page.locator('[data-flow=refundConfirmation]'))
  await expect(buttons.getByRole('link', { name: 'View your return', exact: true })).toHaveAttribute(
    'href',
    new RegExp(`/orders/returns/${returnNumber}$`),
  )
  await buttons.getByRole('link', { name: 'See how to send it' }).click()
  await expect(page).toHaveURL(/\/(return-confirmation|return-detail-confirmation)$/)
  await expect(refund.account).toContainText('PL •••• 2874')
  await expect(refund.due).toHaveCount(0)
  await page.goto(`/it/en/orders/returns/${returnNumber}/refund`)
  await refund.seesState('alreadySent')
  await expect(refund.account).toContainText('PL •••• 2874')

  const mails = await (
    await request.get('/api/sandbox/mails', { params: { orderNumber: returnNumber } })
  ).text()
  expect(mails).toContain('2874')
  expect(mails).not.toMatch(/1090 ?1014|0712 ?1981|\b0712\b/)
})

test('[RF-03][SH-03] the return’s own pages lead to the form while it is due, and the warehouse ends it', async ({
  page,
  sandbox,
  request,
}) => {
  const returnNumber = await returnOfGuest(page, sandbox)
  const refund = bankRefundPage(page)
  await page.goto(`/it/en/orders/returns/${returnNumber}/return-confirmation`)
  await refund.due.getByRole('link', { name: 'Add bank details' }).click()
  await refund.seesState('form.ready')
  await page.goto(`/it/en/orders/returns/${returnNumber}/refund-confirmation`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No bank details yet')
  await page.getByRole('link', { name: 'Add bank details' }).click()
  await refund.seesState('form.ready')
  for (const status of ['in transit', 'received', 'return processed']) {
    const answer = await request.post(`/api/sandbox/returns/${returnNumber}`, { data: { status } })
    expect(answer.status()).toBe(200)
  }
  await page.reload()
  await refund.seesState('notDue')
  await expect(refund.flow.locator('[data-standing=paid]')).toHaveText('Your refund is complete.')
})

test('[RF-03] a return that was paid otherwise asks for no account', async ({ page, sandbox }) => {
  const made = await sandbox.newOrder({ from: 'return-created', member: null, country: 'it' })
  await admitFirst(page.context(), made.email ?? '')
  const refund = bankRefundPage(page)
  await page.goto(`/it/en/orders/returns/${made.orderNumber}/refund-payment`)
  await refund.seesState('notDue')
  await expect(refund.flow.locator('[data-standing=otherWay]')).toBeVisible()
  await isAccessibleToo(page, 'no bank details needed')
})

test('[RF-03] a cash order that was placed online stays on its instructions, and its return asks for no account', async ({
  page,
  context,
  sandbox,
}) => {
  const { member } = await sandbox.newMember({ country: 'it' })
  await signInFirst(context, member)
  const { orderNumber } = await sandbox.newOrder({ from: 'cash', member, country: 'it' })
  const wizard = returnWizardPage(page)
  const refund = bankRefundPage(page)
  await page.goto(`/it/en/orders/sales/${orderNumber}`)
  await expect(page.locator('main')).toContainText('Cash')
  await page.goto(`/it/en/orders/sales/${orderNumber}/return?selected=none`)
  await wizard.seesStep('choosing.items')
  await wizard.picks(0, { reason: 'Too small' })
  await wizard.goesOn()
  await page.locator('[data-method]').first().getByRole('radio').first().check()
  await wizard.goesOn()
  const returnNumber = await wizard.seesReturn()
  await expect(page).toHaveURL(/\/(return-confirmation|return-detail-confirmation)\?pageView=true$/)
  await expect(refund.due).toHaveCount(0)
  await page.goto(`/it/en/orders/returns/${returnNumber}/refund-payment`)
  await refund.seesState('notDue')
  await expect(refund.flow.locator('[data-standing=otherWay]')).toBeVisible()
})

test('[RF-02] a form that is refused is kept, and can be sent again', async ({ page, context, sandbox }) => {
  const { member } = await sandbox.newMember({ country: 'it' })
  await signInFirst(context, member)
  const { returnNumber } = await sandbox.newReturn('return-cash', member)
  const refund = bankRefundPage(page)
  const sent = watchCalls(page, 'POST', post)
  const fault = await sandbox.addFault({
    call: `POST ${post}`,
    effect: 'status',
    status: 503,
    member,
    times: 9,
  })
  await refund.opens(returnNumber)
  await refund.fillsIn()
  await refund.reviews()
  await refund.send.click()
  await expect(refund.dialog).toHaveAccessibleName('Form Not Submitted')
  await expect(refund.dialog).toContainText('We couldn’t process your refund because of a network error.')
  await isAccessibleToo(page, 'form not submitted')
  await refund.dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(refund.iban).toHaveValue(sampleDetails.iban)
  await expect(refund.firstName).toHaveValue(sampleDetails.firstName)
  await expect(refund.lastName).toHaveValue(sampleDetails.lastName)
  await fault.takeAway()
  await refund.reviews()
  await refund.send.click()
  await refund.seesConfirmation()
  expect(sent.at(-1)?.body).toEqual(sent[0]?.body)
})

for (const answer of ['lost', 'garbage'] as const) {
  test(`[RF-02] an answer that is ${answer} is looked up, and the account was taken once`, async ({
    page,
    sandbox,
  }) => {
    const returnNumber = await returnOfGuest(page, sandbox)
    const refund = bankRefundPage(page)
    const sent = watchCalls(page, 'POST', post)
    await missNextAnswer(page, sendBankRefund, answer)
    await refund.opens(returnNumber)
    await refund.fillsIn()
    await refund.reviews()
    await refund.send.dblclick()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checking what happened')
    await refund.seesConfirmation()
    expect(sent).toHaveLength(1)
  })
}

test('[RF-01] by keyboard alone, with the number pasted as a bank prints it', async ({ page, sandbox }) => {
  const returnNumber = await returnOfGuest(page, sandbox)
  const refund = bankRefundPage(page)
  await refund.opens(returnNumber)
  await refund.firstName.focus()
  await page.keyboard.type('Zofia')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Maj')
  await page.keyboard.press('Tab')
  await expect(refund.iban).toBeFocused()
  await page.keyboard.insertText('\u2066pl61-1090\u00a01014 0000 ٠٧١٢ 1981 2874\u2069')
  await expect(refund.iban).toHaveValue(sampleDetails.iban)

  const caret = () => refund.iban.evaluate((field: HTMLInputElement) => field.selectionStart)
  await refund.iban.evaluate((field: HTMLInputElement) => field.setSelectionRange(9, 9))
  await page.keyboard.press('Backspace')
  expect([await refund.iban.inputValue(), await caret()]).toEqual(['PL61 1091 0140 0000 7121 9812 874', 8])
  await page.keyboard.type('0')
  expect([await refund.iban.inputValue(), await caret()]).toEqual([sampleDetails.iban, 9])
  await refund.iban.evaluate((field: HTMLInputElement) => field.setSelectionRange(5, 5))
  await page.keyboard.press('Backspace')
  expect([await refund.iban.inputValue(), await caret()]).toEqual(['PL61 0901 0140 0000 7121 9812 874', 3])
  await page.keyboard.type('1')
  await expect(refund.iban).toHaveValue(sampleDetails.iban)

  await page.keyboard.press('Enter')
  await refund.seesState('review')
  await page.keyboard.press('Tab')
  await expect(refund.send).toBeFocused()
  await page.keyboard.press('Enter')
  await refund.seesConfirmation()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

for (const { place, country, heading, needs } of [
  { place: 'pl/pl', country: 'pl', heading: 'Zwrot na konto bankowe', needs: 'Imię' },
  { place: 'ae/ar', country: 'it', heading: 'استرداد إلى حسابك البنكي', needs: 'الاسم الأول' },
]) {
  test(`[RF-01] reads and sends at /${place}`, async ({ page, sandbox }) => {
    const returnNumber = await returnOfGuest(page, sandbox, country)
    const refund = bankRefundPage(page)
    await refund.opens(returnNumber, place)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(refund.flow.getByText(needs, { exact: true })).toBeVisible()
    await expect(refund.iban).toHaveAttribute('dir', 'ltr')
    await isAccessibleToo(page, `bank refund ${heading}`)
    await refund.fillsIn()
    await refund.reviews()
    await page.locator('[data-flow=bankRefund] button').first().click()
    await expect(refund.account).toContainText('PL •••• 2874')
  })
}
