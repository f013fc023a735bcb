/** Who opens a page: a member who only bought, one who also sent something back, or nobody known. */
export type Visitor = 'buyer' | 'returner' | 'guest'

export type BenchPage = {
  name: string
  visitor: Visitor
  /** What the visitor waits for: the first order row, or the main heading. */
  awaited: string
  /** Rows of the reference apps that stand beside it; pages without are compared with their twin alone. */
  rows?: number
}

const heading = 'main h1'
/** The date: text stands in it, and the browser tells when a block's own text was painted. */
const row = '[data-order] h2 > span'

/** The pages that are measured, by the key of their figures. */
export const benchPages = {
  history: { name: 'order history', visitor: 'buyer', awaited: row, rows: 10 },
  detail: { name: 'order, 2 lines', visitor: 'buyer', awaited: heading, rows: 2 },
  longDetail: { name: 'order, 200 lines', visitor: 'buyer', awaited: heading, rows: 200 },
  wizard: { name: 'return wizard', visitor: 'buyer', awaited: heading, rows: 5 },
  curbside: { name: 'curbside pickup', visitor: 'guest', awaited: heading, rows: 1 },
  historyWithReturn: { name: 'order history with a return', visitor: 'returner', awaited: heading },
  return: { name: 'return', visitor: 'returner', awaited: heading },
  payment: { name: 'payment by code', visitor: 'buyer', awaited: heading },
  lookup: { name: 'order lookup', visitor: 'guest', awaited: heading },
  giftCard: { name: 'gift card', visitor: 'guest', awaited: heading },
  partners: { name: 'partner orders', visitor: 'buyer', awaited: heading },
} as const satisfies Record<string, BenchPage>

export type PageKey = keyof typeof benchPages

export const pageKeys = Object.keys(benchPages) as PageKey[]
