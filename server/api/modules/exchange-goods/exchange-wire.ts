import type * as v from 'valibot'
import type { cardStandings, ReturnExchange } from '../../../../contract/orders/line-answer.ts'
import { asMinor, fromMinor } from '../../../../domain/format/money.ts'
import type { ExchangeCardRow } from '../../../db/tables/exchanges.ts'
import { textIn } from '../orders/localized.ts'
import type { WholeExchange } from './exchanges.repository.ts'

const standings: Readonly<Record<ExchangeCardRow['state'], (typeof cardStandings)[number]>> = {
  asked: 'held',
  held: 'held',
  taking: 'taken',
  taken: 'taken',
  releasing: 'released',
  released: 'released',
  refunding: 'returned',
  refunded: 'returned',
}

/** What a return gives beside money, as the wire tells it (BY-05). */
export const wireExchange = (
  found: WholeExchange | null,
  language: string,
): v.InferInput<typeof ReturnExchange> | null => {
  if (!found) return null
  const { exchange, lines, cards } = found
  const wire = (amount: number) => fromMinor(asMinor(amount), exchange.currency)
  const [charge, hold] = (['charge', 'hold'] as const).map((wanted) =>
    cards.find(({ purpose }) => purpose === wanted),
  )
  const given = charge && ['released', 'returned'].includes(standings[charge.state])
  return {
    lines: lines.map(({ goods, ...line }) => ({
      lineId: line.lineId,
      answer: line.answer,
      title: goods.title,
      color: textIn(goods.color, language),
      size: goods.size,
      quantity: line.quantity,
      send: line.send,
      state: line.state,
    })),
    exchanged: wire(exchange.exchanged),
    charged: wire(charge?.amount ?? 0),
    chargeReturned: wire(given ? (charge.state.startsWith('releas') ? charge.amount : charge.refund) : 0),
    hold:
      hold && exchange.deadline
        ? {
            amount: wire(hold.amount),
            until: exchange.deadline.toISOString(),
            standing: standings[hold.state],
          }
        : null,
    storeCredit:
      exchange.credit > 0
        ? {
            amount: wire(exchange.credit),
            bonus: wire(exchange.bonus),
            issuedAt: exchange.creditedAt?.toISOString() ?? null,
          }
        : null,
  }
}
