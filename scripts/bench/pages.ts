export const historyPath = '/orders'
export const historyCall = '/orders/history/v1'

/** Who opens a page: a member who only bought, one who also sent something back, or nobody known. */
type Visitor = 'buyer' | 'returner' | 'guest'

/** The pages that are measured: what they are called, where they are and who opens them. */
export type BenchPage = { name: string; path: string; visitor: Visitor }

/** `order` and `unpaid` are an order, one to send back and one paid by code of the buyer, `returned` is a return of the returner. */
export function benchPages({
  order,
  returnable,
  returned,
  unpaid,
}: Readonly<Record<'order' | 'returnable' | 'returned' | 'unpaid', string>>): BenchPage[] {
  const of =
    (visitor: Visitor) =>
    (name: string, path: string): BenchPage => ({ name, path, visitor })
  const [buyer, returner, guest] = [of('buyer'), of('returner'), of('guest')]
  return [
    buyer('order history', historyPath),
    returner('order history with a return', historyPath),
    buyer('sales order', `/orders/sales/${order}`),
    returner('return order', `/orders/returns/${returned}`),
    buyer('return', `/orders/sales/${returnable}/return`),
    buyer('payment by code', `/orders/sales/${unpaid}/payment`),
    guest('order lookup', '/orders/details'),
    guest('gift card', '/orders/gift-card-lookup'),
    guest('curbside pickup', `/orders/curbside-pickup/${order}`),
    buyer('partners', '/orders/partners'),
  ]
}
