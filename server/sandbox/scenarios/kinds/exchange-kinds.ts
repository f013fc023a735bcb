import { isOnSale } from '../../catalogue/sample-shop.ts'
import { byPicture, line, of, type ScenarioKind } from './kind-parts.ts'

const runners = byPicture('runner').filter((variant) => !isOnSale(variant))
const hoodies = byPicture('hoodie').filter((variant) => !isOnSale(variant))

/**
 * Orders to exchange things of. The first item was paid in full, so that a color of last season costs less; the second was bought on sale, so
 * that another color costs more.
 */
export const exchangeKinds = {
  exchangeable: of('Delivered, to be exchanged', 'exchangeable', 6, (random) => ({
    lines: [
      line(random, 'delivered', { variant: random.pick(runners), sizeIndex: 0, quantity: 2 }),
      line(random, 'delivered', { variant: random.pick(hoodies), sizeIndex: 3, sale: 40 }),
    ],
    payments: [{ paymentType: 'CREDIT_CARD', paymentDisplayNumber: '4242', paymentTypeImageUrl: null }],
  })),
} as const satisfies Record<string, ScenarioKind>
