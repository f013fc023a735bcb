/** Ids of the wizard's fields, to which what is missing leads (RI-06). */
export const fieldIds = {
  item: (lineId: string) => `item-${lineId}`,
  /** `index` is that of the reason in the country's order. */
  reason: (lineId: string, index: number) => `reason-${lineId}-${index}`,
  /** What is wanted for an item; `index` is that of the answer. */
  answer: (lineId: string, index: number) => `answer-${lineId}-${index}`,
  /** A size that it is exchanged for; `index` is its place. */
  size: (lineId: string, index: number) => `size-${lineId}-${index}`,
  quantity: (lineId: string) => `quantity-${lineId}`,
  /** `index` is that of the card. */
  method: (index: number) => `method-${index}`,
  /** `index` is that of the store on its page. */
  store: (index: number) => `store-${index}`,
  storeSearch: 'store-search',
  addresses: 'pickup-addresses',
} as const
