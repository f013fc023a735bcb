import * as v from 'valibot'
import { exchangeSends, lineAnswers } from '../orders/line-answer.ts'
import { Store } from '../pickup/store.ts'
import { orNull } from '../wire/primitives.ts'
import { ExchangeVariant } from './exchange-variant.ts'
import { maxReasonText } from './return-capture-terms.ts'

/** What was entered for a return so far, as the tab keeps it; nothing of the shopper but their own comments. */
export const StoredReturnDraft = v.object({
  choices: v.array(
    v.object({
      lineId: v.string(),
      checked: v.boolean(),
      reason: orNull(v.string()),
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
      comment: v.pipe(v.string(), v.maxLength(maxReasonText)),
      status: v.nullable(v.string()),
    }),
  ),
  /** What is wanted for items beside money (BY-01). */
  answers: v.optional(
    v.array(
      v.object({
        lineId: v.string(),
        kind: v.picklist(lineAnswers),
        variant: orNull(ExchangeVariant),
        send: orNull(v.picklist(exchangeSends)),
      }),
    ),
    [],
  ),
  method: orNull(v.string()),
  store: orNull(Store),
  /** Id alone: addresses stay out of the browser's storage. */
  addressId: orNull(v.string()),
  selected: v.optional(v.nullable(v.string()), null),
})
