import type { BrowserContext } from '@playwright/test'
import type { Sandbox } from './sandbox.ts'
import { signInAsNew } from './sign-in.ts'

/** A page by its address, and what is read there: an order's number, or what only this page has. */
export type OnePage = { readonly name: string; readonly path: string; readonly holds: string }

/** Signs this browser in as a fresh member of the prefix's country, whose tabs and pages are all there; answers the member's name. */
export const signInWithAll = (context: BrowserContext, sandbox: Sandbox, prefix: string): Promise<string> =>
  signInAsNew(context, sandbox, { country: prefix.slice(1, 3), partnerOrders: 1, consent: true })

/** Every page of a member who has something for each. */
export const everyPage = async (
  sandbox: Sandbox,
  member: string,
  prefix: string,
): Promise<readonly OnePage[]> => {
  const { orderNumber: returned, returnNumber } = await sandbox.newReturn('return-created', member)
  const returnable = await sandbox.newOrder({ from: 'returnable', member })
  const unpaid = await sandbox.newOrder({ from: 'deferred-form', member })
  const awaited = await sandbox.newOrder({ from: 'curbside', member })
  const cancellable = await sandbox.newOrder({ from: 'items-cancellable', member })
  const curbside = await sandbox.newOrder({ from: 'curbside', member: null, country: 'us' })
  const sales = (orderNumber: string) => `${prefix}/orders/sales/${orderNumber}`
  const pickup = new URL(curbside.url, 'http://host')
  return [
    { name: 'history', path: `${prefix}/orders`, holds: `data-order="${returnable.orderNumber}"` },
    { name: 'order', path: sales(returnable.orderNumber), holds: returnable.orderNumber },
    { name: 'return', path: `${prefix}/orders/returns/${returnNumber}`, holds: returnNumber },
    {
      name: 'wizard',
      path: `${sales(returnable.orderNumber)}/return`,
      holds: 'data-flow="returnWizard" data-state="choosing.items"',
    },
    {
      name: 'instructions',
      path: `${prefix}/orders/returns/${returnNumber}/return-confirmation`,
      holds: returnNumber,
    },
    {
      name: 'cancellation of items',
      path: `${sales(cancellable.orderNumber)}/cancel-items`,
      holds: 'data-flow="itemCancellation" data-state="choosing"',
    },
    { name: 'refunds', path: `${sales(returned)}/refunds`, holds: 'data-part="refund-sum"' },
    { name: 'papers', path: `${sales(returned)}/papers`, holds: 'data-part="paper"' },
    {
      name: 'proof of a return',
      path: `${prefix}/orders/returns/${returnNumber}/proof`,
      holds: returnNumber,
    },
    {
      name: 'order updates',
      path: `${sales(cancellable.orderNumber)}/notifications`,
      holds: 'data-flow="notifications"',
    },
    { name: 'on the way', path: `${sales(awaited.orderNumber)}/on-the-way`, holds: 'data-flow="onTheWay"' },
    { name: 'payment', path: `${sales(unpaid.orderNumber)}/payment`, holds: unpaid.orderNumber },
    { name: 'partners', path: `${prefix}/orders/partners`, holds: 'data-order="' },
    { name: 'gift card', path: `${prefix}/orders/gift-card-lookup`, holds: 'data-flow="giftCard"' },
    { name: 'lookup of a member', path: `${prefix}/orders/details`, holds: '<h1' },
    {
      name: 'curbside',
      path: pickup.pathname.replace('/us/en', prefix) + pickup.search,
      holds: 'Podium',
    },
  ]
}
