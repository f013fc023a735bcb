import type { Page } from '@playwright/test'
import type { Catalog } from '../../../domain/countries/catalogs.gen.ts'
import { opensAsShell, pageAnswers } from '../../pages/open-page.ts'
import { englishTexts, leftInEnglish } from '../../support/catalog.ts'
import { signInFirst } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

const places = [
  { language: 'pl', country: 'pl', prefix: '/pl/pl', direction: 'ltr', orders: 'Zamówienia' },
  { language: 'ar', country: 'ae', prefix: '/ae/ar', direction: 'rtl', orders: 'الطلبات' },
] as const

const isTranslated = async (page: Page, language: Catalog) => {
  expect(await leftInEnglish(page, language)).toEqual([])
}

test('the check itself finds English where English is', async ({ page, member, history }) => {
  expect(member.member).toContain('@')
  await history.opens()
  await history.seesState('empty')
  for (const { language } of places) {
    expect(await leftInEnglish(page, language)).toEqual(
      expect.arrayContaining(['Orders', 'No orders yet', 'Skip to content']),
    )
    expect(englishTexts(language).phrases.length).toBeGreaterThan(20)
  }
})

for (const { language, country, prefix, direction, orders } of places) {
  test.describe(`in ${language}`, () => {
    test.beforeEach(async ({ context, sandbox }, info) => {
      const { member } = await sandbox.newMember({ country, language })
      await signInFirst(context, member)
      info.annotations.push({ type: 'member', description: member })
    })
    const memberOf = (info: { annotations: { type: string; description?: string }[] }) =>
      info.annotations.find(({ type }) => type === 'member')?.description ?? ''

    test('list and empty list are in the language and its direction', async ({
      page,
      sandbox,
      history,
      shell,
    }, info) => {
      await history.opens(prefix)
      await history.seesState('empty')
      await isTranslated(page, language)
      for (const from of [
        'shipped',
        'delivered',
        'cancelled',
        'pickup-ready',
        'payment-pending',
        'return-created',
      ]) {
        await sandbox.newOrder({ from, member: memberOf(info) })
      }
      await history.opens(prefix)
      await shell.seesHeading(orders)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
      await isTranslated(page, language)
      const link = await page.getByRole('contentinfo').getByRole('link').first().boundingBox()
      expect((link?.x ?? 0) > 640).toBe(direction === 'rtl')
    })

    test('orders of every kind, with their dialogs', async ({ page, sandbox, detail }, info) => {
      const member = memberOf(info)
      for (const from of ['shipped', 'delivered', 'payment-pending', 'in-store', 'cancellation-pending']) {
        const { orderNumber } = await sandbox.newOrder({ from, member })
        await detail.opens(orderNumber, prefix)
        await isTranslated(page, language)
      }
      const { orderNumber, returnNumber } = await sandbox.newReturn('return-created', member)
      await detail.opensReturn(returnNumber, prefix)
      await isTranslated(page, language)
      await detail.opensReturn(returnNumber, prefix, '?modal=return-confirmation')
      await isTranslated(page, language)
      await detail.opens(orderNumber, prefix, '?modal=return')
      await expect(detail.dialog).toBeVisible()
      await isTranslated(page, language)
    })

    test('cancelling, in each of its views', async ({ page, sandbox, detail, cancellation }, info) => {
      const views = new Set<string>()
      for (const rule of ['complete', 'pending', 'denied', 'failing'] as const) {
        const { orderNumber } = await sandbox.newOrder({ member: memberOf(info), rule })
        await detail.opens(orderNumber, prefix)
        await detail.quickAction('cancel').click()
        const flow = page.locator('[data-flow=cancellation]')
        await expect(flow).toHaveAttribute('data-state', 'confirming')
        await isTranslated(page, language)
        await cancellation.dialog.getByRole('button').first().click()
        const end = rule === 'failing' ? 'error' : rule
        await expect(flow).toHaveAttribute('data-state', end, { timeout: 15_000 })
        await isTranslated(page, language)
        views.add((await cancellation.dialog.getByRole('heading').textContent()) ?? '')
      }
      expect(views.size).toBe(4)
    })

    test('pages that say something, and errors', async ({ page, sandbox, shell, history }, info) => {
      await opensAsShell(page)
      for (const path of ['/orders/gift-card-lookup', '/orders/details', '/orders/sales/PF00AA00000']) {
        await page.goto(prefix + path)
        await expect(shell.heading.or(page.getByRole('dialog'))).toBeVisible()
        await isTranslated(page, language)
      }
      await sandbox.addFault({
        call: 'GET /orders/history/v1',
        effect: 'status',
        status: 500,
        member: memberOf(info),
      })
      await history.opens(prefix)
      await history.seesState('firstPageFailed')
      await isTranslated(page, language)
    })

    test('the sign-in page', async ({ page, context }) => {
      await context.clearCookies()
      await page.goto(`/session/sign-in?returnTo=${prefix}/orders`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
      await isTranslated(page, language)
    })
  })
}

test('numbers take the forms of Polish and Arabic', async ({ page, context, sandbox, history }) => {
  const count = page.locator('[data-flow=orderHistory] [role=status]').last()
  const { member } = await sandbox.newMember({ country: 'pl' })
  await signInFirst(context, member)
  const seen: string[][] = []
  for (const further of [1, 1, 3]) {
    for (let n = 0; n < further; n += 1) await sandbox.newOrder({ member })
    for (const prefix of ['/pl/pl', '/ae/ar']) {
      await history.opens(prefix)
      await expect(history.orders.first()).toBeVisible()
      seen.push(((await count.textContent()) ?? '').split(' ').slice(0, 2))
    }
  }
  expect(seen).toEqual([
    ['1', 'zamówienie'],
    ['طلب', 'واحد'],
    ['2', 'zamówienia'],
    ['طلبان', 'منذ'],
    ['5', 'zamówień'],
    ['5', 'طلبات'],
  ])
})

test('only the texts of the language that is shown are fetched', async ({ page, member, history }) => {
  const samples = { en: 'No orders yet', pl: 'Nie masz jeszcze zamówień', ar: 'لا توجد طلبات بعد' }
  let files: Promise<string>[] = []
  page.on('response', (response) => {
    // What is still on its way when the page is left is nobody's text.
    if (/\.js(on)?$/.test(response.url())) files.push(response.text().catch(() => ''))
  })
  for (const [language, sample] of Object.entries(samples)) {
    files = []
    await history.opens(`/us/${language}`)
    await expect(page.getByRole('heading', { level: 2, name: sample })).toBeVisible()
    await pageAnswers(page)
    const fetched = (await Promise.all(files)).join('\n')
    expect(
      Object.values(samples).filter((text) => fetched.includes(`["${text}"]`)),
      `fetched for ${member.member}`,
    ).toEqual([sample])
  }
})
