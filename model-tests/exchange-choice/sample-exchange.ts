import type { ExchangeHold, ExchangeOptions } from '../../contract/returns/exchange.ts'
import type { ExchangeVariant } from '../../contract/returns/exchange-variant.ts'
import { walkTime } from '../samples/samples.ts'

const variant = (changes: Partial<ExchangeVariant> & Pick<ExchangeVariant, 'skuId'>): ExchangeVariant => ({
  styleColor: 'TG3-001',
  title: 'Tempo Glide 3',
  color: 'Black',
  size: 'M 9',
  image: null,
  imageAlt: null,
  price: null,
  available: 10,
  ...changes,
})

export const blackTen = variant({ skuId: 'TG3-001-10', size: 'M 10', available: 2 })
export const blackEleven = variant({ skuId: 'TG3-001-11', size: 'M 11' })
const soldOut = variant({ skuId: 'TG3-001-12', size: 'M 12', available: 0 })
export const blueTen = variant({
  skuId: 'TG3-400-10',
  styleColor: 'TG3-400',
  color: 'Blue',
  size: 'M 10',
  price: 130,
  available: 0,
})
const blueEight = variant({ ...blueTen, skuId: 'TG3-400-8', size: 'M 8' })

export const holdOf = ({ skuId }: ExchangeVariant, quantity = 1): ExchangeHold => ({
  skuId,
  quantity,
  heldUntil: new Date(walkTime + 15 * 60_000).toISOString(),
})

export const sampleExchange = (hold: ExchangeHold | null = null): ExchangeOptions => ({
  orderNumber: 'C00000001',
  currency: 'USD',
  lines: [
    {
      lineId: 'line-1',
      answers: ['money', 'exchange', 'storeCredit'],
      sends: ['atOnce', 'afterArrival'],
      canCharge: true,
      variants: [blackTen, blackEleven, soldOut, blueEight, blueTen],
      hold,
    },
  ],
  storeCredit: { percent: 10, cap: 20 },
  deadlineDays: 14,
})
