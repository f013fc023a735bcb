import type { Order } from '../../contract/orders/order.ts'
import type { Store } from '../../contract/pickup/store.ts'
import { asLine } from '../../contract/wire/text.ts'
import { shipFromCountry } from '../../domain/orders/order-country.ts'
import { captureRequestOf } from '../../domain/return-capture/capture-request.ts'
import { dorisTriggerOf } from '../../domain/return-capture/doris-trigger.ts'
import { orderOfRecord, returnRecordOf } from '../../domain/return-capture/return-record.ts'
import {
  type OfferedMethod,
  offeredMethods,
  onlyMethod,
} from '../../domain/return-methods/offered-methods.ts'
import { isStoreElsewhere } from '../../domain/return-methods/stored-return-methods.ts'
import { preselectedItem, type ReturnableItem, returnableItems } from '../../domain/returns/return-items.ts'
import { endsInPreview } from '../../domain/returns/return-preview.ts'
import {
  checkLine,
  chooseQuantity,
  chooseReason,
  itemsStepGap,
  type LineChoice,
  untouchedChoice,
  writeComment,
} from '../../domain/returns/return-selection.ts'
import { type ReturnStep, returnSteps } from '../../domain/returns/return-steps.ts'
import type { StorePlace } from '../../services/pickup/list-stores.ts'
import type { ReturnSubmissionInput } from './return-submission/return-submission.types.ts'
import type {
  ItemChange,
  OrderToReturn,
  ReturnDraft,
  ReturnWizardContext,
  ReturnWizardInput,
  StepSubmitted,
} from './return-wizard.types.ts'

type Context = ReturnWizardContext

const firstDraft: ReturnDraft = { choices: [], method: null, store: null, position: 0 }

/** Country that the order shipped from: returns are processed there (returns.md §1). */
export const returnCountry = ({ order, country }: Pick<Context, 'order' | 'country'>): string =>
  (order && shipFromCountry(order)) ?? country

/** Every line of the order, with what of it may go back. */
export const itemsOf = (context: Context): readonly ReturnableItem[] =>
  context.order ? returnableItems(context.order, { country: returnCountry(context), now: context.now() }) : []

/** The ways back that the order has. */
export const methodsOf = (context: Context): readonly OfferedMethod[] =>
  context.order
    ? offeredMethods({
        order: context.order,
        country: returnCountry(context),
        role: context.upmId === null ? 'guest' : 'member',
        flags: context.flags,
        providers: context.providers,
        hasReturnableItems: isReturnable(context),
      })
    : []

export const chosenMethod = (context: Context): OfferedMethod | null =>
  methodsOf(context).find(({ key }) => key === context.draft.method) ?? null

/** The draft with a way back; a store that was picked goes with the way to a store alone (RM-05). */
export const chooseMethod = (context: Context, method: string): ReturnDraft => {
  const isStore = methodsOf(context).find(({ key }) => key === method)?.isStore === true
  return { ...context.draft, method, store: isStore ? context.draft.store : null }
}

/** The steps that this return takes, as the country has them (RI-01). */
export const stepsOf = (context: Context): readonly ReturnStep[] =>
  returnSteps({ country: returnCountry(context), flags: context.flags, method: chosenMethod(context) })

/** The step that shows; `null` behind the last one. */
export const currentStep = (context: Context): ReturnStep | null =>
  stepsOf(context)[context.draft.position] ?? null

/** Something can go back, and returns are on (RI-10). */
export const isReturnable = (context: Context): boolean =>
  !context.flags.disableReturns && itemsOf(context).some(({ disabled }) => disabled === null)

/** Submitting shows a preview and calls nobody (RI-07). */
export const isPreview = (context: Context): boolean =>
  endsInPreview({
    country: returnCountry(context),
    flags: context.flags,
    method: chosenMethod(context),
  })

/** The step that was just submitted, for those who count (ER-03). */
export const submittedStep = (context: Context): StepSubmitted => {
  const { choices, method } = context.draft
  const step = currentStep(context) ?? 'items'
  return {
    step,
    isLast: stepsOf(context).at(-1) === step,
    reasons: choices.flatMap(({ checked, reason }) => (checked && reason !== null ? [reason] : [])),
    method,
  }
}

const doneRules: Readonly<Record<ReturnStep, (context: Context) => boolean>> = {
  items: ({ draft }) => itemsStepGap(draft.choices) === null,
  method: (context) => chosenMethod(context) !== null,
  store: ({ draft }) => draft.store !== null,
}

/** The rules of the step that shows are met (RI-06). */
export const isStepDone = (context: Context): boolean => {
  const step = currentStep(context)
  return step !== null && doneRules[step](context)
}

/** Every step is done: the return can be sent. */
export const isComplete = (context: Context): boolean =>
  stepsOf(context).every((step) => doneRules[step](context))

/** What was entered for a line that is still as it was; else the line before anything was said. */
const keptChoice = (draft: ReturnDraft, item: ReturnableItem): LineChoice => {
  const kept = draft.choices.find(({ lineId }) => lineId === item.line.id)
  return kept && kept.quantity <= item.maxQuantity ? kept : untouchedChoice(item)
}

/**
 * The draft for an order that has just come: what was entered stays where the order still allows it, and nothing is sent
 * without a press. The item that the address names is checked (RI-05), and a method without alternative is chosen (RI-06).
 */
export const openDraft = (context: Context, { order, providers }: OrderToReturn): ReturnDraft => {
  const opened = { ...context, order, providers }
  const items = itemsOf(opened).filter(({ disabled }) => disabled === null)
  const named = context.draft.choices.length === 0 ? preselectedItem(items, context.selectedGtin) : null
  const choices = items.map((item) => {
    const choice = keptChoice(context.draft, item)
    return item === named ? checkLine(choice, item, true) : choice
  })
  const offered = methodsOf(opened)
  const method = onlyMethod(offered) ?? offered.find(({ key }) => key === context.draft.method)
  const draft = { ...context.draft, choices, method: method?.key ?? null }
  const lastStep = stepsOf({ ...opened, draft }).length - 1
  return { ...draft, position: itemsStepGap(choices) === null ? Math.min(draft.position, lastStep) : 0 }
}

/** A wizard before the shopper does anything: with its order where that is here. */
export const startOfWizard = ({ storedDraft, known, ...input }: ReturnWizardInput): Context => {
  const context: Context = {
    ...input,
    order: null,
    providers: null,
    draft: storedDraft ?? firstDraft,
    returnOrderNumber: null,
    emailSent: false,
    refusal: null,
  }
  return known === null ? context : { ...context, ...known, draft: openDraft(context, known) }
}

const changed = (choice: LineChoice, item: ReturnableItem, change: ItemChange): LineChoice => {
  switch (change.field) {
    case 'checked':
      return checkLine(choice, item, change.value)
    case 'reason':
      return chooseReason(choice, change.value)
    case 'quantity':
      return chooseQuantity(choice, item, change.value)
    case 'comment':
      return writeComment(choice, change.value)
  }
}

/** The draft with one field of one line changed. */
export const changeItem = (
  context: Context,
  { lineId, change }: { readonly lineId: string; readonly change: ItemChange },
): ReturnDraft => {
  const item = itemsOf(context).find(({ line }) => line.id === lineId)
  if (!item) return context.draft
  return {
    ...context.draft,
    choices: context.draft.choices.map((choice) =>
      choice.lineId === lineId ? changed(choice, item, change) : choice,
    ),
  }
}

/** A store of another country cannot take the order back (RM-06). */
export const isOtherCountry = (context: Context, store: Store | null): boolean =>
  store !== null && isStoreElsewhere(store, returnCountry(context))

/** Where stores are looked for: around the address that the order went to. */
export const storePlaceOf = (context: Context): StorePlace => {
  const address = context.order?.shipFrom?.address
  return {
    postalCode: address?.zipCode ?? null,
    city: address?.city ?? null,
    state: address?.state ?? null,
    country: returnCountry(context),
  }
}

const emailOf = (
  { order, country, language, flags }: Context,
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
export const submissionOf = (context: Context): ReturnSubmissionInput => {
  const { order, orderNumber, draft, pendingKey, flags, locale, language, country, upmId } = context
  const method = chosenMethod(context)
  const isStore = method?.isStore === true
  const request =
    order && method && isComplete(context)
      ? captureRequestOf({
          order,
          items: itemsOf(context),
          choices: draft.choices,
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

/** What stands in for the new return until the host's own answer is there; `null` where nothing of it was entered here (RS-06). */
export const createdRecord = (context: Context): Order | null => {
  const { order, draft, returnOrderNumber } = context
  if (order === null || returnOrderNumber === null || !isComplete(context)) return null
  const record = returnRecordOf({
    order,
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
  })
}
