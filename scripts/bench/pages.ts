export const historyPath = '/orders'
export const historyCall = '/orders/history/v1'

/** The pages that are measured: what they are called, where they are and whether a member is signed in. */
export type BenchPage = { name: string; path: string; signedIn: boolean }

/** `order`, `returned` and `unpaid` are an order, a return and an order paid by code of the signed-in sample member. */
export function benchPages({
  order,
  returned,
  unpaid,
}: Readonly<Record<'order' | 'returned' | 'unpaid', string>>): BenchPage[] {
  const member = (name: string, path: string): BenchPage => ({ name, path, signedIn: true })
  const guest = (name: string, path: string): BenchPage => ({ name, path, signedIn: false })
  return [
    member('order history', historyPath),
    member('sales order', `/orders/sales/${order}`),
    member('return order', `/orders/returns/${returned}`),
    member('return', `/orders/sales/${order}/return`),
    member('payment by code', `/orders/sales/${unpaid}/payment`),
    guest('order lookup', '/orders/details'),
    guest('gift card', '/orders/gift-card-lookup'),
    guest('curbside pickup', `/orders/curbside-pickup/${order}`),
    member('partners', '/orders/partners'),
  ]
}
