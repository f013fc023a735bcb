import { getGiftLabel, openGift, returnGift } from '../../../../contract/returns/gift-return-calls.ts'
import { giftCodeOf } from '../../../api/modules/gift-goods/gift-code.ts'
import { testSecret } from '../../host/test-secret.ts'
import { amongNumbers, linkAlone, open } from '../answers.ts'
import type { Row } from '../matrix.types.ts'
import { giftReturnNumberOf, giftWithReturn, openedGift } from '../subjects.ts'

/** Gifts, by their receipts: whoever bought one has no more of its return than anybody else. */
export const giftRows: readonly Row[] = [
  {
    call: openGift,
    object: 'gift, by its receipt’s number and code',
    answers: open(),
    arrange: openedGift,
    request: ({ id }) => ({ body: { orderNumber: id, code: giftCodeOf(testSecret, id) } }),
    isOfCaller: true,
  },
  {
    call: returnGift,
    object: 'gift that was opened',
    answers: linkAlone('gift_not_found'),
    arrange: openedGift,
    request: ({ id }) => ({
      params: { orderNumber: id },
      body: {
        orderLines: [{ orderLineId: `${id}-1`, universalProductCode: '', quantity: 1, reasonCode: '1' }],
        way: 'returnToStore',
        email: 'nia@podium.example',
      },
    }),
    instead: amongNumbers('gift_not_found', 'gift_not_found'),
  },
  {
    call: getGiftLabel,
    object: 'return of a gift that was opened',
    answers: linkAlone('gift_not_found'),
    arrange: giftWithReturn,
    request: ({ id }) => ({ params: { orderNumber: id, returnNumber: giftReturnNumberOf(id) } }),
    instead: amongNumbers('gift_not_found', 'gift_not_found'),
  },
]
