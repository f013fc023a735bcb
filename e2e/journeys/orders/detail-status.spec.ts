import { displayPriority, displayStatuses, statusLooks } from '../../../domain/status/order-status.ts'
import { lineStatuses, rawReturnStatuses, rawSalesStatuses } from '../../../domain/status/simple-status.ts'
import { changeOrder } from '../../support/answers.ts'
import { raw, withLines } from '../../support/order-lines.ts'
import { expect, test } from '../../support/own-order.ts'

test('[OD-11] every raw status of a sales order shows its simple status, in any letter case', async ({
  page,
  ownOrder,
  detail,
}) => {
  const orderNumber = await ownOrder({ from: 'delivered' })
  const table = Object.entries(rawSalesStatuses).flatMap(([simple, raws]) =>
    raws.map((name, index) => ({ simple, raw: index % 2 ? name.toUpperCase() : name })),
  )
  const rows = [...table, { simple: 'unknown', raw: 'lost in space' }]
  await changeOrder(page, (order) =>
    withLines(
      order,
      rows.map((row) => raw(row.raw)),
    ),
  )
  await detail.opens(orderNumber)
  await expect(detail.groups).toHaveCount(rows.length)
  const display = (row: (typeof rows)[number]) => {
    if (row.raw.toLowerCase() === 'return request created') return 'returnRequested'
    return row.simple === 'orderConfirmed' ? 'ordered' : row.simple
  }
  expect(await detail.statusByItem()).toEqual(
    Object.fromEntries(rows.map((row, index) => [`line-${index}`, display(row)])),
  )
})

test('[OD-11] every raw status of a return shows its simple status, in any letter case; a cancelled one shows as cancelled', async ({
  page,
  ownReturn,
  detail,
}) => {
  const { returnNumber } = await ownReturn('return-created')
  const rows = Object.entries(rawReturnStatuses).flatMap(([simple, raws]) =>
    raws.map((name, index) => ({ simple, raw: index % 2 ? name.toUpperCase() : name })),
  )
  await changeOrder(page, (order) =>
    withLines(
      order,
      [...rows, { simple: 'unknown', raw: 'shipped' }].map((row) => raw(row.raw)),
    ),
  )
  await detail.opensReturn(returnNumber)
  await expect(detail.groups).toHaveCount(rows.length + 1)
  const display: Record<string, string> = {
    'return request created': 'returnRequested',
    cancelled: 'cancelled',
  }
  expect(await detail.statusByItem()).toEqual(
    Object.fromEntries([
      ...rows.map((row, index) => [`line-${index}`, display[row.raw.toLowerCase()] ?? row.simple]),
      [`line-${rows.length}`, 'unknown'],
    ]),
  )
})

test('[OD-11] lines of a group stand in the display priority, those that have come equally far together', async ({
  page,
  ownOrder,
  detail,
}) => {
  const orderNumber = await ownOrder({ from: 'delivered' })
  const rawNames: Record<(typeof displayPriority)[number]['status'], string> = {
    shipped: 'Shipped',
    delivered: 'Delivered',
    ordered: 'Ordered',
    returnCreated: 'Return Created',
    returnInProcess: 'Return In Progress',
    returnCompleted: 'Return Processed',
    returnDenied: 'Return Denied',
    cancelled: 'Cancelled',
  }
  const inOrder = [
    ...displayPriority.map(({ status, withShipmentNumber }) => ({
      id: `${status}${withShipmentNumber ? '-sent' : ''}`,
      ...raw(rawNames[status]),
      shipmentNumber: withShipmentNumber ? 'S1' : null,
    })),
    { id: 'unknown', ...raw('lost in space'), shipmentNumber: null },
  ]
  await changeOrder(page, (order) => {
    const line = order.group?.[0]?.orderItems?.[0]
    if (!line) throw new Error('the order has a line')
    const lines = inOrder.toReversed().map((own) => ({ ...line, lineItemStatusVariant: null, ...own }))
    return { ...order, group: [{ ...order.group?.[0], orderItems: lines }] }
  })
  await detail.opens(orderNumber)
  await expect(detail.items).toHaveCount(inOrder.length)
  expect(
    await detail.items.evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.item)),
  ).toEqual(
    // What has the same status stands together, where its foremost line belongs.
    [...Map.groupBy(inOrder, ({ id }) => id.replace('-sent', '')).values()].flat().map(({ id }) => id),
  )
  expect(
    await detail.groups.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.status)),
  ).toEqual([...new Set(inOrder.map(({ id }) => id.replace('-sent', '')))])
})

test('[OD-18] every display status has words and an icon of its own, in the colour of its tone', async ({
  page,
  ownOrder,
  detail,
}) => {
  const orderNumber = await ownOrder({ from: 'delivered' })
  const statuses = displayStatuses.filter((status) => status !== 'unknown')
  await changeOrder(page, (order) =>
    withLines(order, [
      ...statuses.map((status) => ({ ...raw('Delivered'), group: { headingVariant: status } })),
      raw('lost in space'),
    ]),
  )
  await detail.opens(orderNumber)
  await expect(detail.groups).toHaveCount(displayStatuses.length)
  const faces = await detail.groups.evaluateAll((groups) =>
    groups.map((group) => {
      const line = group.querySelector('[data-tone]')
      return {
        status: group.getAttribute('data-status') ?? '',
        tone: line?.getAttribute('data-tone') ?? '',
        words: line?.textContent ?? '',
        icon: line?.querySelector('path')?.getAttribute('d') ?? '',
        colour: line ? getComputedStyle(line).color : '',
      }
    }),
  )
  expect(faces.map(({ status }) => status).sort()).toEqual([...displayStatuses].sort())
  expect(new Set(faces.map(({ words }) => words)).size).toBe(displayStatuses.length)
  expect(new Set(faces.map(({ icon }) => icon)).size).toBe(displayStatuses.length)
  expect(faces.map(({ status, tone }) => [status, tone])).toEqual(
    faces.map(({ status }) => [status, statusLooks[status as keyof typeof statusLooks].tone]),
  )
  const colours = new Map(faces.map(({ tone, colour }) => [tone, colour]))
  expect(new Set(colours.values()).size).toBe(colours.size)
})

test('[OD-18] every simple line status shows as its display status where the raw one is not known', async ({
  page,
  ownOrder,
  detail,
}) => {
  const orderNumber = await ownOrder({ from: 'delivered' })
  const variants = Object.entries(lineStatuses)
  await changeOrder(page, (order) =>
    withLines(
      order,
      variants.map(([lineItemStatusVariant]) => ({ ...raw('lost in space'), lineItemStatusVariant })),
    ),
  )
  await detail.opens(orderNumber)
  await expect(detail.groups).toHaveCount(variants.length)
  const shown = await detail.groups.evaluateAll((groups) =>
    groups.map((group) => group.getAttribute('data-status')),
  )
  expect(shown.sort()).toEqual(variants.map(([, simple]) => simple).sort())
})
