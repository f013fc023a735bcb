import type { GetOrderInput } from '../services/orders/get-order.ts'
import { answered } from './answers.ts'

type Asking = { readonly context: GetOrderInput }

/** The question for an order, of whichever chart is about one. */
export const orderQuestion = ({ context: { orderNumber, country, language } }: Asking): GetOrderInput => ({
  orderNumber,
  country,
  language,
})

/**
 * The order that a flow begins with: it comes, or nobody may see it and another page takes over, or it does not come. The chart
 * has the states `next`, `sessionEnded` and `orderFailed`.
 */
export const loadsOrder = <const Next extends string>(next: Next) =>
  ({
    id: 'fetchOrder',
    src: 'fetchOrder',
    input: orderQuestion,
    onDone: [
      {
        guard: { type: 'isLoaded', params: answered },
        target: next,
        actions: { type: 'keepOrder', params: answered },
      },
      { guard: 'isGuest', target: 'sessionEnded', actions: 'announceUnreachable' },
      {
        guard: { type: 'isUnauthorized', params: answered },
        target: 'sessionEnded',
        actions: 'announceRejected',
      },
      { target: 'orderFailed', actions: { type: 'reportOrder', params: answered } },
    ],
    onError: 'orderFailed',
  }) as const
