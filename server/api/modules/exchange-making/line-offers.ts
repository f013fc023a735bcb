import type { ExchangeSend, LineAnswerKind } from '../../../../contract/orders/line-answer.ts'
import { refundsByBank } from '../../../../domain/bank-refund/bank-refund.ts'
import type { ReplacementPrice } from '../../../../domain/exchange/exchange-sums.ts'
import { hasCard, offeredAnswers, offeredSends } from '../../../../domain/exchange/offered-answers.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import type { AppDeps } from '../../app-deps.ts'
import type { SoldVariant } from '../catalogue/catalogue.ts'
import { countryOfRow } from '../orders/row-standing.ts'

/** A size and color with what counts as its price: `null`, what was paid. */
export type OfferedVariant = Pick<SoldVariant, 'skuId' | 'goods'> & { readonly price: ReplacementPrice }

/** What an item can go back for (BY-01). */
export type LineOffer = {
  readonly answers: readonly LineAnswerKind[]
  readonly sends: readonly ExchangeSend[]
  readonly canCharge: boolean
  readonly variants: readonly OfferedVariant[]
}

export type OfferDeps = Pick<AppDeps, 'catalogue' | 'settings'>

/** Another color without a price in the order's own currency cannot be reckoned with. */
const variantsFor = (
  { catalogue }: OfferDeps,
  order: OrderRow,
  line: OrderLineRow,
): readonly OfferedVariant[] => {
  const { styleColor } = line
  if (styleColor === null) return []
  const isSameMoney = catalogue.currencyOf(order.country) === order.currency
  return catalogue
    .variantsOf(styleColor, order.country)
    .flatMap(({ skuId, goods, price }): OfferedVariant[] => {
      if (goods.styleColor === styleColor) return [{ skuId, goods, price: null }]
      return price === null || !isSameMoney ? [] : [{ skuId, goods, price: price.price }]
    })
}

/** What a line can go back for of which so many pieces can; the same for the page's question and for the return itself. */
export const offerOf = (deps: OfferDeps, order: OrderRow, line: OrderLineRow, pieces: number): LineOffer => {
  const country = countryOfRow(order)
  const variants = variantsFor(deps, order, line)
  const answers = offeredAnswers({
    country,
    pieces,
    isCustomDesign: Boolean(line.pbid),
    hasVariants: variants.length > 0,
    isRefundedByBank: refundsByBank(
      { payment: order.payments, orderClassification: order.orderClassification },
      { country, isTrial: deps.settings.isTrial ?? false },
    ),
    hasEmail: order.contactEmail !== null,
  })
  const canCharge = hasCard(order.payments)
  const takesExchange = answers.includes('exchange')
  return {
    answers,
    sends: takesExchange ? offeredSends(country, canCharge) : [],
    canCharge: takesExchange && canCharge,
    variants: takesExchange ? variants : [],
  }
}
