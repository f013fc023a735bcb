import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statusFilters } from '../../../../../contract/orders/order-filter.ts'
import { listOrders } from '../../../../../contract/orders/orders.ts'
import { foldText } from '../../../../../domain/format/fold-text.ts'
import { isTooLateToPay, unpaidLine } from '../../../../../domain/payments/finish-paying.ts'
import { type DisplayStatus, displayStatusOfHistoryLine } from '../../../../../domain/status/order-status.ts'
import {
  lineStatuses,
  rawReturnStatuses,
  rawSalesStatuses,
} from '../../../../../domain/status/simple-status.ts'
import { folded } from '../../../../db/folded.ts'
import { hasDatabase } from '../../../../testing/database/open-test-database.ts'
import { send, sendOk } from '../../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../../testing/host/test-host.ts'
import { addOrder, newMember, type OrderParts } from '../../../../testing/orders/build-order.ts'

type Query = Record<string, string>

const shownUnder = {
  onItsWay: ['ordered', 'preparingShipment', 'shipped'],
  pickup: ['readyForPickUp'],
  unpaid: ['paymentPending', 'paymentOverdue'],
  delivered: ['delivered', 'pickedUp'],
  cancelled: ['cancelled', 'cancellationPending'],
  returned: [
    'returnRequested',
    'returnCreated',
    'returnInProcess',
    'returnCompleted',
    'returnDenied',
    'returnedToStore',
  ],
} as const satisfies Record<(typeof statusFilters)[number], readonly DisplayStatus[]>

describe.skipIf(!hasDatabase())('finding orders', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())

  const found = async (as: string, query: Query) => {
    const { orderItems } = await sendOk(host.app, listOrders, { as, query })
    return [...new Set(orderItems.map(({ orderNumber }) => orderNumber))]
  }

  const member = async (orders: readonly OrderParts[]) => {
    const upmId = newMember()
    const numbers: string[] = []
    for (const [index, parts] of orders.entries()) {
      const orderDate = new Date(Date.parse('2026-11-20T11:55:00Z') - index * 60_000)
      numbers.push(await addOrder(host.deps.db, { upmId, orderDate, ...parts }))
    }
    return { upmId, numbers }
  }

  /** Which of the member's orders are found, by their place. */
  const places = async ({ upmId, numbers }: Awaited<ReturnType<typeof member>>, query: Query) =>
    (await found(upmId, query)).map((number) => numbers.indexOf(number))

  it('[BY-53] finds words of the number, title, style, category and color, as they read in the language', async () => {
    const wardrobe = await member([
      {
        lines: [
          {
            title: 'Pegasus Trail',
            styleColor: 'DD1391-100',
            category: { en: 'Shoes', pl: 'Buty', ar: 'أحذية' },
            color: { en: 'Blue', pl: 'Żółty' },
          },
        ],
      },
      { orderNumber: 'FND20001', lines: [{ title: 'Café Vest' }, { title: '100 % Wool_Cap' }] },
      { lines: [{ title: 'Łódź Jersey', category: { en: 'Shirts' } }] },
    ])
    const cases: readonly [string, string, readonly number[]][] = [
      ['pegasus', 'en', [0]],
      ['TRAIL pega', 'en', [0]],
      ['dd1391', 'en', [0]],
      ['shoes blue', 'en', [0]],
      ['shoes', 'pl', []],
      ['buty zolty', 'pl', [0]],
      ['BUTY ŻÓŁTY', 'pl', [0]],
      ['احذيه', 'ar', [0]],
      ['blue', 'ar', [0]],
      ['fnd20001', 'en', [1]],
      ['FND٢٠٠٠١', 'ar', [1]],
      ['cafe', 'en', [1]],
      ['CAFÉ', 'en', [1]],
      ['%', 'en', [1]],
      ['wool_cap', 'en', [1]],
      ['woolxcap', 'en', []],
      ['lodz', 'en', [2]],
      ['cafe wool', 'en', []],
      ['  ', 'en', [0, 1, 2]],
    ]
    for (const [search, language, expected] of cases) {
      expect(await places(wardrobe, { search, language }), search).toEqual(expected)
    }
  })

  it('[BY-53] looks at the first eight words, and refuses a longer text', async () => {
    const one = await member([{ lines: [{ title: 'a b c d e f g h' }] }])
    expect(await places(one, { search: 'a b c d e f g h never' })).toEqual([0])
    expect(await places(one, { search: 'a b c d e f g never' })).toEqual([])
    const { status, body } = await send(host.app, listOrders, {
      as: one.upmId,
      query: { search: 'x'.repeat(81) },
    })
    expect([status, (body as { errors: unknown[] }).errors]).toMatchObject([400, [{ pointer: '?search' }]])
  })

  it('[BY-53] the database folds a text as the page does', async () => {
    const texts = fc.sample(
      fc.string({ unit: fc.constantFrom(...'Ąą ÉéßŁłØđıİςΣΐЙйЁΆأإآةىيُّـ٣۷‑–’aZ9ñÅ가がเ') }),
      { numRuns: 200, seed: 53 },
    )
    const asked = sql.join(
      texts.map((text) => folded(sql`${text}::text`)),
      sql`, `,
    )
    const answer = await host.deps.db
      .select({ folded: sql<string[]>`array_to_json(array[${asked}])` })
      .from(sql`(select 1) as one`)
    expect(answer).toEqual([{ folded: texts.map(foldText) }])
  })

  it('[BY-54] what is found by a status shows it, and all that shows it is found', async () => {
    const raws = { SALES_ORDER: rawSalesStatuses, RETURN_ORDER: rawReturnStatuses }
    const kinds = Object.entries(raws).flatMap(([orderType, names]) =>
      [...Object.values(names).flat(), 'nobody knows it'].map((status): OrderParts => {
        return { orderType: orderType as keyof typeof raws, lines: [{ status }] }
      }),
    )
    const variants = Object.keys(lineStatuses).map((statusVariant): OrderParts => {
      return { lines: [{ status: 'nobody knows it', statusVariant }] }
    })
    const facts: readonly OrderParts[] = [
      { paymentHoldFlag: true },
      { paymentPending: true, paymentApprovalId: 'ap1', orderDate: new Date('2026-11-01T10:00:00Z') },
      { paymentPending: true, lines: [{ status: ' SHIPPED ' }] },
      { deferredPaymentData: { form: null, qrCodeURL: null } as never },
      { pendingModification: 'CANCEL_ORDER', lines: [{ status: 'Shipped' }] },
      { pendingModification: 'CANCEL_ORDER', paymentHoldFlag: true },
      { lines: [{ status: 'Delivered' }, { status: 'Cancelled' }] },
      { lines: [...Array.from({ length: 5 }, () => ({ status: 'Delivered' })), { status: 'Return denied' }] },
    ]
    const all = await member([...kinds, ...variants, ...facts])
    const shown = new Map<string, Set<DisplayStatus>>()
    const walk = async (query: Query) => {
      const numbers: string[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const answer: Awaited<ReturnType<typeof page>> = await page({ ...query, ...(cursor && { cursor }) })
        for (const line of answer.orderItems) {
          numbers.push(line.orderNumber)
          const status = displayStatusOfHistoryLine(line, {
            recentlyCancelled: false,
            isTooLateToPay: isTooLateToPay(unpaidLine(line, 'us'), Date.parse('2026-11-20T12:00:00Z')),
          })
          shown.set(line.orderNumber, new Set([...(shown.get(line.orderNumber) ?? []), status]))
        }
        cursor = answer.pages.next
      }
      return [...new Set(numbers)]
    }
    const page = (query: Query) => sendOk(host.app, listOrders, { as: all.upmId, query })
    const everything = await walk({})
    expect(new Set([...shown.values()].flatMap((statuses) => [...statuses]))).toEqual(
      new Set([...Object.values(shownUnder).flat(), 'unknown']),
    )
    for (const status of statusFilters) {
      const wanted: ReadonlySet<string> = new Set(shownUnder[status])
      const expected = everything.filter((number) =>
        [...(shown.get(number) ?? [])].some((own) => wanted.has(own)),
      )
      expect(expected.length).toBeGreaterThan(0)
      expect(await walk({ status }), status).toEqual(expected)
    }
  })

  it('[BY-54] narrows by year, by where an order was placed, and to returns; all that is named must hold', async () => {
    const all = await member([
      { orderDate: new Date('2025-12-31T23:30:00Z') },
      { orderDate: new Date('2025-06-01T12:00:00Z'), orderClassification: 'STORE' },
      {
        orderDate: new Date('2025-05-01T12:00:00Z'),
        orderType: 'RETURN_ORDER',
        lines: [{ status: 'Created' }],
      },
      { orderDate: new Date('2024-03-01T12:00:00Z'), lines: [{ status: 'Delivered' }] },
    ])
    const cases: readonly [Query, readonly number[]][] = [
      [{ year: '2026' }, [0]],
      [{ year: '2025' }, [0, 1, 2]],
      [{ year: '2024' }, [3]],
      [{ year: '2023' }, []],
      [{ placedIn: 'store' }, [1]],
      [{ placedIn: 'online' }, [0, 2, 3]],
      [{ placedIn: 'online', kind: 'sales' }, [0, 3]],
      [{ kind: 'returns' }, [2]],
      [{ kind: 'returns', year: '2024' }, []],
      [{ status: 'delivered', year: '2024', search: 'court' }, [3]],
    ]
    for (const [query, expected] of cases) {
      expect(await places(all, query), JSON.stringify(query)).toEqual(expected)
    }
  })

  it('[BY-54] tells when the member first bought something, on first pages, whatever is looked for', async () => {
    const orderDate = new Date('2023-03-01T12:00:00Z')
    const { upmId } = await member([...Array.from({ length: 10 }, () => ({})), { orderDate }])
    const whole = await sendOk(host.app, listOrders, { as: upmId })
    const none = await sendOk(host.app, listOrders, { as: upmId, query: { search: 'nothing like it' } })
    const later = await sendOk(host.app, listOrders, { as: upmId, query: { cursor: whole.pages.next ?? '' } })
    expect([whole.oldestOrderDate, none, later.oldestOrderDate]).toEqual([
      orderDate.toISOString(),
      { orderItems: [], pages: { next: null }, oldestOrderDate: orderDate.toISOString() },
      undefined,
    ])
    const partner = { filter: 'type(PARTNER_SALES_ORDER)' }
    expect(await sendOk(host.app, listOrders, { as: upmId, query: partner })).not.toHaveProperty(
      'oldestOrderDate',
    )
  })

  it('[BY-53] pages through what was found, and takes no cursor of another search', async () => {
    const { upmId, numbers } = await member(
      Array.from({ length: 26 }, (_, index) => ({ lines: [{ title: index % 2 ? 'Sock' : 'Cap' }] })),
    )
    const caps = numbers.filter((_, index) => index % 2 === 0)
    const first = await sendOk(host.app, listOrders, { as: upmId, query: { search: 'cap' } })
    const cursor = first.pages.next ?? ''
    expect(first.orderItems.map(({ orderNumber }) => orderNumber)).toEqual(caps.slice(0, 10))
    expect(await found(upmId, { search: 'cap', cursor })).toEqual(caps.slice(10))
    for (const query of [{ cursor }, { search: 'sock', cursor }, { search: 'cap', kind: 'sales', cursor }]) {
      const { status, body } = await send(host.app, listOrders, { as: upmId, query: query as Query })
      expect([status, body]).toMatchObject([400, { code: 'validation', errors: [{ pointer: '?cursor' }] }])
    }
  })

  it('[BY-53] finds nobody else’s orders, and partner orders only where they are asked for', async () => {
    await addOrder(host.deps.db, { lines: [{ title: 'Pegasus' }] })
    const { upmId, numbers } = await member([
      { orderType: 'PARTNER_SALES_ORDER', lines: [{ title: 'Pegasus' }] },
      { lines: [{ title: 'Pegasus' }] },
    ])
    expect(await found(upmId, { search: 'pegasus' })).toEqual([numbers[1]])
    const partner = { search: 'pegasus', filter: 'type(PARTNER_SALES_ORDER)' }
    expect(await found(upmId, partner)).toEqual([numbers[0]])
  })
})
