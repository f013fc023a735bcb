export const historyPath = '/orders'
export const historyCall = '/orders/history/v1'

/** The pages that are measured: what they are called, where they are and whether a member is signed in. */
export type BenchPage = { name: string; path: string; signedIn: boolean }

/** `order` is an order of the signed-in sample member. */
export function benchPages(order: string): BenchPage[] {
  const member = (name: string, path: string): BenchPage => ({ name, path, signedIn: true })
  const guest = (name: string, path: string): BenchPage => ({ name, path, signedIn: false })
  return [
    member('order history', historyPath),
    member('sales order', `/orders/sales/${order}`),
    member('return order', `/orders/returns/${order}`),
    member('return', `/orders/sales/${order}/return`),
    guest('order lookup', '/orders/details'),
    guest('gift card', '/orders/gift-card-lookup'),
    guest('curbside pickup', `/orders/curbside-pickup/${order}`),
    guest('partners', '/orders/partners'),
  ]
}
