import { readFileSync } from 'node:fs'
import { changeOrder, type WireOrder } from '../../support/answers.ts'
import { expect, test } from '../../support/test.ts'

const record = new URL('../../../docs/decisions/0043-what-is-carried-and-not-read.md', import.meta.url)
const fields = [...readFileSync(record, 'utf8').matchAll(/^\| `order\.([^`]+)` \|/gm)].map(
  ([, path = '']) => path,
)

/** What a field holds that is neither empty nor what the sandbox puts there. */
const filledWith = (path: string): unknown => {
  if (/(msrp|chargedPrice|lineItemFees)$/.test(path)) return 777.77
  return path.endsWith('promotions') ? [{ id: 'UNREAD', promoType: 'UNREAD' }] : 'UNREAD'
}

/** Puts a value at a dotted path; `[]` goes into every entry of a list. What lies on the way is made. */
const put = (target: unknown, steps: readonly string[], value: unknown): unknown => {
  const [step = '', ...rest] = steps
  if (step === '[]') return (target as readonly unknown[]).map((entry) => put(entry, rest, value))
  const record = (target ?? {}) as Record<string, unknown>
  return { ...record, [step]: rest.length === 0 ? value : put(record[step], rest, value) }
}

const withFields = (order: WireOrder, value: (path: string) => unknown): WireOrder =>
  fields.reduce<unknown>(
    (changed, path) => put(changed, path.replaceAll('[]', '.[]').split('.'), value(path)),
    order,
  ) as WireOrder

test('[OD-17 A-35] the status of the whole order shows in its header; what the decision calls unread changes nothing on the page', async ({
  page,
  member,
  sandbox,
  detail,
}) => {
  expect(fields).toHaveLength(10)
  const { orderNumber } = await sandbox.newOrder({ from: 'partly-cancelled', member: member.member })
  await detail.opens(orderNumber, '/us/en')
  await expect(detail.fact('Status')).toHaveText('Partly on its way, the rest canceled')

  const shown = async (value: (path: string) => unknown) => {
    await page.unrouteAll()
    await changeOrder(page, (order) => withFields(order, value))
    await detail.opens(orderNumber, '/us/en')
    await expect(detail.items).toHaveCount(2)
    return page.locator('main').ariaSnapshot()
  }
  const empty = await shown((path) => (path.endsWith('promotions') ? [] : null))
  const filled = await shown(filledWith)
  expect(filled).toBe(empty)
  expect(filled).toContain('$')
})
