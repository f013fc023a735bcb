import type { Order } from '../../contract/orders/order.ts'
import { asLine } from '../../contract/wire/text.ts'
import { captureRequestOf } from '../../domain/return-capture/capture-request.ts'
import { dorisTriggerOf } from '../../domain/return-capture/doris-trigger.ts'
import { orderOfRecord, returnRecordOf } from '../../domain/return-capture/return-record.ts'
import { collectedFrom } from './pickup-address.rules.ts'
import type { ReturnSubmissionInput } from './return-submission/return-submission.types.ts'
import { chosenMethod, isBesideMoney, isComplete, itemsOf, returnCountry } from './return-wizard.rules.ts'
import type { ReturnWizardContext } from './return-wizard.types.ts'

const emailOf = (
  { order, country, language, flags }: ReturnWizardContext,
  isStore: boolean,
): ReturnSubmissionInput['email'] => {
  const to = order?.authorizationInfo?.email ?? order?.shipFrom?.contactInformation?.email ?? null
  if (!order || !isStore || !flags.sendStoreReturnEmail || to === null) return null
  return {
    country: country.toUpperCase(),
    language,
    firstName: asLine(order.shipFrom?.recipient?.firstName ?? '', 60),
    orderNumber: order.orderNumber,
    to,
  }
}

/** What the submission needs; without a complete draft there is nothing to send, but an outcome to look up. */
export const submissionOf = (context: ReturnWizardContext): ReturnSubmissionInput => {
  const { order, orderNumber, draft, address, pendingKey, flags, locale, language, country, upmId } = context
  const method = chosenMethod(context)
  const isStore = method?.isStore === true
  const request =
    order && method && isComplete(context)
      ? captureRequestOf({
          order: collectedFrom(order, address),
          items: itemsOf(context),
          choices: draft.choices,
          answers: draft.answers,
          method,
          country: returnCountry(context),
          locale,
          flags,
          storeId: draft.store?.storeId,
        })
      : null
  return {
    target: { orderNumber },
    request,
    pendingKey,
    email: emailOf(context, isStore),
    trigger: order
      ? dorisTriggerOf({
          order,
          enableDorisCommunication: flags.enableDorisCommunication,
          isStoreReturn: isStore,
          language,
          country,
          upmId,
        })
      : null,
  }
}

/** What stands in for the new return until the host's own answer is there; `null` where that alone knows what it gives (RS-06). */
export const createdRecord = (context: ReturnWizardContext): Order | null => {
  const { order, draft, address, returnOrderNumber } = context
  if (order === null || returnOrderNumber === null || !isComplete(context)) return null
  if (isBesideMoney(draft)) return null
  const record = returnRecordOf({
    order: collectedFrom(order, address),
    items: itemsOf(context),
    choices: draft.choices,
    country: returnCountry(context),
    now: new Date(context.now()).toISOString(),
  })
  return orderOfRecord(record, {
    returnOrderNumber,
    parentSalesOrderNumber: order.orderNumber,
    returnMethod: draft.method,
    store: draft.store,
    bankRefund: order.bankRefund,
  })
}
