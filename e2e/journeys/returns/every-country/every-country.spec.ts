import type { Locator, Page } from '@playwright/test'
import type { Scenario } from '../../../../contract/sandbox/sandbox.ts'
import type { SandboxMail } from '../../../../contract/sandbox/sandbox-mails.ts'
import type { guestLookupPage } from '../../../pages/guest-lookup.page.ts'
import { pageAnswers } from '../../../pages/open-page.ts'
import { watchCalls } from '../../../support/answers.ts'
import { signInFirst } from '../../../support/sign-in.ts'
import { expect, test } from '../../../support/test.ts'
import { isWholeRun, sampleOf } from '../../../support/whole-run.ts'
import type { CountryRow, Trip, Way } from './country-row.ts'
import { countryRows } from './tables.ts'

type Role = 'member' | 'guest'
type Order = Scenario & { readonly orderNumber: string }

const exactly = (words: readonly (string | undefined)[]): RegExp =>
  new RegExp(`^${words.map((part) => RegExp.escape(part ?? '')).join('\\s*')}$`)

/** A guest has a link to the order, and gives the contact that the country asks for first: the second field in any language. */
const findsOrder = async ({ form, terms }: ReturnType<typeof guestLookupPage>, order: Order) => {
  const [number, contact] = [form.getByRole('textbox').first(), form.getByRole('textbox').nth(1)]
  await expect(number).toHaveValue(order.orderNumber)
  const isByPhone = (await terms.count()) > 0
  await contact.fill((isByPhone ? order.phone?.split(' ')[1] : order.email) ?? '')
  await pageAnswers(form.page())
  if (isByPhone) await terms.check()
  await form.locator('button[type=submit]').click()
}

/** The cards that are offered, in order, with carriers, prices and the call to sign in. */
const seesWays = async (page: Page, row: CountryRow, role: Role) => {
  const cards = page.locator('[data-method]')
  await expect(cards.first()).toBeVisible()
  expect(await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-method')))).toEqual(
    row.ways.map(({ key }) => key),
  )
  for (const [index, way] of row.ways.entries()) await seesCard(cards.nth(index), way, role)
  const asking = role === 'guest' ? row.ways.filter((way) => way.asksToSignIn) : []
  const call = (way: Way) => page.locator(`[data-method="${way.key}"]`).getByText(row.words.signIn)
  for (const way of asking.slice(0, 1)) await expect(call(way)).toBeVisible()
  for (const way of row.ways.filter((known) => !asking.includes(known)))
    await expect(call(way)).toHaveCount(0)
}

const seesCard = async (card: Locator, way: Way, role: Role) => {
  if (way.carrier !== null) await expect(card).toContainText(way.carrier)
  await expect(card.locator('[id$="-price"]')).toHaveText(exactly(way[role]))
}

const given: Readonly<Record<Trip['given'], (page: Page, row: CountryRow, trip: Trip) => Promise<void>>> = {
  label: async (page, row) => {
    const label = page.locator('[data-flow=returnLabel]')
    await expect(label.getByRole('heading', { level: 2 })).toHaveText(row.words.labelHeading)
    await expect(label.getByRole('article')).toBeVisible()
  },
  code: async (page, row, { codeWaitMinutes = 0 }) => {
    const label = page.locator('[data-flow=returnLabel]')
    await expect(label.getByRole('heading', { level: 2 })).toHaveText(row.words.codeHeading)
    await expect(label.getByRole('img', { name: /PDM-|QR|kod/i }).first()).toBeVisible()
    await expect(label.locator('[data-part=code-wait]')).toHaveText(
      codeWaitMinutes > 0 ? new RegExp(RegExp.escape(row.words.codeIsNew(codeWaitMinutes))) : '',
    )
  },
  storeCode: (page) =>
    expect(page.locator('[data-part=return-to-store]').getByRole('img').first()).toBeVisible(),
  nothing: async (page) => {
    await expect(page.locator('[data-flow=returnLabel], [data-part=return-to-store]')).toHaveCount(0)
  },
}

/** The instructions of the way back: its address, what it goes back with, what is next, and when the money comes. */
const seesInstructions = async (page: Page, row: CountryRow, trip: Trip, returnNumber: string) => {
  await expect(page).toHaveURL(new RegExp(`/returns/${returnNumber}/${row.instructions}\\?.*pageView=true`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    trip.given === 'storeCode' ? row.words.bringIt : row.words.sendIt,
  )
  await given[trip.given](page, row, trip)
  const next = page.locator('[data-part=next-steps]')
  await expect(next.getByRole('listitem')).toContainText([...trip.next])
  const { link, phone } = trip.booking ?? {}
  const booking = next.locator('[data-part=pickup-booking]')
  await expect(booking).toHaveCount(trip.booking ? 1 : 0)
  if (link) await expect(booking.locator(`a[href="${link}"]`)).toBeVisible()
  if (phone) await expect(booking.locator('a[href^="tel:"]')).toHaveText(phone)
  const when = page.locator('[data-part=refund-when]')
  await expect(when).toContainText(row.refundWithin.usual)
  await expect(when).toContainText(row.refundWithin.allow)
}

/** The label is mailed when it is asked for; the code of a store by itself, in countries that do so; nothing else. */
const seesMails = async (page: Page, row: CountryRow, trip: Trip, order: Order, returnNumber: string) => {
  const mails = async () => {
    const answer = await page.request.get('/api/sandbox/mails', { params: { orderNumber: returnNumber } })
    return (await answer.json()) as SandboxMail[]
  }
  const { mail } = trip
  if (mail?.kind === 'returnLabel') {
    await page.getByRole('button', { name: row.words.emailLabel }).click()
    await page.getByRole('dialog').getByRole('button', { name: row.words.sendLabel }).click()
    await expect(page.locator('[data-flow=returnLabel]')).toHaveAttribute('data-dialog', 'sent')
  }
  const sent = await mails()
  expect(sent.map(({ kind }) => kind)).toEqual(mail ? [mail.kind] : [])
  const [first] = sent
  if (!mail || !first) return
  const subject = mail.kind === 'returnLabel' ? row.words.labelSubject : row.words.storeSubject
  const to = order.member ?? order.email
  expect([first.to, first.subject]).toEqual([to, subject.replace('{n}', returnNumber)])
  for (const words of [...mail.says, row.refundWithin.usual]) expect(first.text).toContain(words)
  for (const place of Object.values(trip.booking ?? {})) expect(first.text).toContain(place)
}

/** In the gate half of the countries are walked by one of the two, in turn; what is offered to each is held by API tests as well. */
const rolesIn = (index: number): readonly Role[] =>
  isWholeRun ? ['member', 'guest'] : [index % 2 === 0 ? 'member' : 'guest']

for (const [index, row] of sampleOf(countryRows, 12).entries()) {
  const { country } = row
  for (const role of rolesIn(index)) {
    const trip = row[role]
    test(`[A-12 A-28 RS-01] ${country}, ${role}: from the items to the instructions by ${trip.way}`, async ({
      page,
      context,
      sandbox,
      lookup,
      detail,
      wizard,
    }) => {
      const samples = await sandbox.scenarios('returnable')
      const sample = samples.find(({ tags }) => tags.includes(country) && tags.includes(role))
      const order = await sandbox.newOrder({ from: sample?.id ?? '' })
      if (order.member) await signInFirst(context, order.member)
      const sent = watchCalls(page, 'POST', '/order_mgmt/user_return_captures/v1')
      await page.goto(order.url)
      if (role === 'guest') await findsOrder(lookup, order)
      await detail.quickAction('return').click()
      await wizard.seesStep('choosing.items')
      const steps = page.locator('ol').filter({ has: page.locator('[aria-current=step]') })
      await expect(steps.getByRole('listitem')).toHaveText(
        row.words.steps.map((words, index) => `${index + 1}${words}`),
      )
      const refundTime = page.locator('[data-part=refund-time]').first()
      await expect(refundTime).toContainText(row.refundWithin.usual)
      await expect(refundTime).toContainText(row.refundWithin.allow)
      await expect(page.locator('[data-part=return-window]')).toContainText('60')
      const line = wizard.item(0)
      await wizard.ticks(0)
      await line.getByRole('radio', { name: row.reason[0], exact: true }).check()
      const comment = line.getByRole('textbox')
      await expect(comment).toHaveCount(row.takesComment ? 1 : 0)
      if (row.takesComment) await comment.fill('As written')
      if (row.total) await expect(page.getByText(row.total).first()).toBeVisible()
      await wizard.goesOn()
      await wizard.seesStep('choosing.method')
      await seesWays(page, row, role)
      if (row.ways.length > 1) await wizard.chooses(trip.way)
      if (trip.picksStore) await wizard.choosesStore(0)
      if (trip.confirms) {
        await expect(steps.getByRole('listitem')).toHaveCount(3)
        await wizard.goesOn()
        await wizard.seesStep('choosing.confirmation')
        await expect(steps.getByRole('listitem')).toHaveText(['1Items', '2Method', '3Confirmation'])
        for (const words of trip.confirms) await expect(page.getByText(words).first()).toBeVisible()
      }
      await wizard.goesOn()
      const confirmation = page.locator('[data-part=confirmation]')
      await expect(confirmation).toContainText(row.words.created, { timeout: 20_000 })
      const returnNumber = /RN\w+/.exec(await confirmation.innerText())?.[0] ?? ''

      expect(sent).toHaveLength(1)
      const { body, url, headers } = sent[0] ?? {}
      expect(body).toEqual({
        captureSystem: 'nike.digital.web',
        createReturnLabelFlag: true,
        locale: row.locale,
        omsRegionReference: row.region,
        orderLines: [
          {
            quantity: 1,
            reasonCode: row.reason[1],
            reasonText: row.takesComment ? 'As written' : null,
            universalProductCode: expect.stringMatching(/^\d{8,14}$/),
            orderLineId: expect.any(String),
          },
        ],
        orderNumber: order.orderNumber,
        orderCreateDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        shipFrom: {
          address: expect.objectContaining({ iso2Country: country.toUpperCase() }),
          recipient: trip.isShownInPart ? null : expect.objectContaining({ firstName: expect.any(String) }),
          contactInformation: trip.isShownInPart
            ? null
            : expect.objectContaining({ email: order.member ?? order.email }),
        },
        ...trip.sends,
        ...(trip.picksStore && { storeId: expect.stringMatching(/^us\d{3}$/) }),
      })
      expect(url?.searchParams.get('filter') ?? '').toMatch(
        role === 'member' ? /^$/ : /^(email|phoneNumber)\(/,
      )
      expect(headers?.authorization?.startsWith('Bearer ') ?? false).toBe(role === 'member')
      await seesInstructions(page, row, trip, returnNumber)
      await seesMails(page, row, trip, order, returnNumber)
    })
  }
}
