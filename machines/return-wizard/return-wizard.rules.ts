import type { Store } from '../../contract/pickup/store.ts'
import { answerOf, withAnswer } from '../../domain/exchange/draft-answers.ts'
import { shipFromCountry } from '../../domain/orders/order-country.ts'
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
import { asksForStore, type ReturnStep, stepsOf } from '../../domain/returns/return-steps.ts'
import type { Refusal } from '../../services/http/outcome.ts'
import type { StorePlace } from '../../services/pickup/list-stores.ts'
import { withPickupAddress } from './pickup-address.rules.ts'
import type {
  AnswerChange,
  ItemChange,
  OrderToReturn,
  ReturnDraft,
  ReturnWizardContext,
  ReturnWizardInput,
  StepSubmitted,
} from './return-wizard.types.ts'

type Context = ReturnWizardContext

const firstDraft: ReturnDraft = {
  choices: [],
  answers: [],
  method: null,
  store: null,
  addressId: null,
  selected: null,
}

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

type Chosen = Pick<Context, 'draft' | 'address'>

/** The draft with a way back; what was picked for another way goes with that way: its store (RM-05), its address. */
const withMethod = (context: Context, draft: ReturnDraft, method: OfferedMethod | null): Chosen => {
  const { order, address, entered } = context
  const chosen: ReturnDraft = {
    ...draft,
    method: method?.key ?? null,
    store: method?.isStore === true ? draft.store : null,
  }
  return order === null
    ? { draft: chosen, address: null }
    : withPickupAddress(chosen, method, { order, country: returnCountry(context), address, entered })
}

export const chooseMethod = (context: Context, method: string): Chosen =>
  withMethod(context, context.draft, methodsOf(context).find(({ key }) => key === method) ?? null)

/** The chosen way back asks where a courier comes (RI-07). */
export const isAddressAsked = (context: Context): boolean => chosenMethod(context)?.asksPickupAddress === true

/** The screens of this return, as far as its way is known. */
export const stepsOfReturn = (context: Context): readonly ReturnStep[] => stepsOf(chosenMethod(context))

/** The chosen way back asks which store it leads to (RI-01). */
export const isStoreAsked = (context: Context): boolean =>
  asksForStore({ flags: context.flags, method: chosenMethod(context) })

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
  const { step } = context
  const { choices, method } = context.draft
  return {
    step,
    isLast: stepsOfReturn(context).at(-1) === step,
    reasons: choices.flatMap(({ checked, reason }) => (checked && reason !== null ? [reason] : [])),
    method,
  }
}

/** One thing that a step lacks before it can be submitted (RI-06). */
export type StepGap =
  | { readonly kind: 'nothingChecked' | 'methodMissing' }
  | { readonly kind: 'storeMissing' }
  | { readonly kind: 'addressMissing' }
  | {
      readonly kind: 'reasonMissing' | 'quantityMissing' | 'variantMissing' | 'exchangeRefused'
      readonly lineId: string
    }

/** Items that are to be exchanged, and nobody said for what. */
const exchangedLines = ({ choices, answers }: ReturnDraft): readonly string[] =>
  choices
    .filter(({ lineId, checked }) => checked && answerOf(answers, lineId).kind === 'exchange')
    .map(({ lineId }) => lineId)

/** Something that goes back is not for money. */
export const isBesideMoney = ({ choices, answers }: ReturnDraft): boolean =>
  choices.some(({ lineId, checked }) => checked && answerOf(answers, lineId).kind !== 'money')

const variantGaps = (draft: ReturnDraft): readonly StepGap[] =>
  exchangedLines(draft)
    .filter((lineId) => answerOf(draft.answers, lineId).variant === null)
    .map((lineId) => ({ kind: 'variantMissing', lineId }))

/** What the host has refused of the items that are to be exchanged, at the first of them. */
export const refusedExchange = ({ draft, step, exchangeRefusal }: Context): readonly StepGap[] => {
  const [lineId] = exchangedLines(draft)
  return step !== 'items' || exchangeRefusal === null || lineId === undefined
    ? []
    : [{ kind: 'exchangeRefused', lineId }]
}

/** The code of a refusal that is about what is wanted for items; `null` for others. */
export const exchangeRefusalOf = ({ code }: Pick<Refusal, 'code'>): string | null =>
  code.startsWith('exchange_') ? code : null

/** The draft with what is wanted for one line. */
export const changeAnswer = (
  { draft }: Context,
  { lineId, change }: { readonly lineId: string; readonly change: AnswerChange },
): ReturnDraft => ({ ...draft, answers: withAnswer(draft.answers, lineId, change) })

const gapRules: Readonly<Record<ReturnStep, (context: Context) => readonly StepGap[]>> = {
  items: ({ draft }) => {
    const gap = itemsStepGap(draft.choices)
    if (gap === null) return variantGaps(draft)
    return gap.kind === 'nothingChecked' ? [gap] : gap.lineIds.map((lineId) => ({ kind: gap.kind, lineId }))
  },
  method: (context) => {
    if (chosenMethod(context) === null) return [{ kind: 'methodMissing' }]
    if (isAddressAsked(context) && context.address === null) return [{ kind: 'addressMissing' }]
    return isStoreAsked(context) && context.draft.store === null ? [{ kind: 'storeMissing' }] : []
  },
  confirmation: () => [],
}

/** What the step that shows lacks, in the order of the page. */
export const stepGaps = (context: Context): readonly StepGap[] => gapRules[context.step](context)

/** The rules of the step that shows are met (RI-06). */
export const isStepDone = (context: Context): boolean => stepGaps(context).length === 0

/** Every step is done: the return can be sent. */
export const isComplete = (context: Context): boolean =>
  stepsOfReturn(context).every((step) => gapRules[step](context).length === 0)

/** A step may open: the return has it, and those before it are done. */
export const isReached = (context: Context, name: ReturnStep): boolean => {
  const steps = stepsOfReturn(context)
  const before = steps.slice(0, steps.indexOf(name))
  return steps.includes(name) && before.every((step) => gapRules[step](context).length === 0)
}

/** The address names a later step, and what goes back is chosen: on at the way back. */
export const goesOnAtMethod = (context: Context): boolean =>
  isReturnable(context) && context.step !== 'items' && gapRules.items(context).length === 0

/** The address names the confirmation, and all before it is chosen. */
export const goesOnAtConfirmation = (context: Context): boolean =>
  isReturnable(context) && context.step === 'confirmation' && isReached(context, 'confirmation')

/** The same but for the address, of which a reload has left the id alone: the member's book knows it. */
export const isToRecall = (context: Context): boolean =>
  goesOnAtMethod(context) &&
  context.step === 'confirmation' &&
  context.upmId !== null &&
  isAddressAsked(context) &&
  context.address === null &&
  context.draft.addressId !== null

/** What was entered for a line that is still as it was; else the line before anything was said. */
const keptChoice = (draft: ReturnDraft, item: ReturnableItem): LineChoice => {
  const kept = draft.choices.find(({ lineId }) => lineId === item.line.id)
  return kept && kept.quantity <= item.maxQuantity ? kept : untouchedChoice(item)
}

/** What was entered for a line when the address names another item: a tick that nothing was said about is taken back. */
const besideNamed = (choice: LineChoice, item: ReturnableItem): LineChoice =>
  choice.reason === null ? checkLine(choice, item, false) : choice

/**
 * The draft for an order that has just come: what was entered stays where the order still allows it, and nothing is sent
 * without a press. The item that the address names is checked, once (RI-05), and a method without alternative is chosen
 * (RI-06).
 */
export const openDraft = (context: Context, { order, providers }: OrderToReturn): Chosen => {
  const opened = { ...context, order, providers }
  const items = itemsOf(opened).filter(({ disabled }) => disabled === null)
  const isNamedAnew = context.draft.selected !== context.selectedGtin
  const named = isNamedAnew ? preselectedItem(items, context.selectedGtin) : null
  const choices = items.map((item) => {
    const choice = keptChoice(context.draft, item)
    if (named === null) return choice
    return item === named ? checkLine(choice, item, true) : besideNamed(choice, item)
  })
  const offered = methodsOf(opened)
  const method = onlyMethod(offered) ?? offered.find(({ key }) => key === context.draft.method) ?? null
  return withMethod(opened, { ...context.draft, choices, selected: context.selectedGtin }, method)
}

/** A wizard before the shopper does anything: with its order where that is here. */
export const startOfWizard = ({ storedDraft, known, ...input }: ReturnWizardInput): Context => {
  const context: Context = {
    ...input,
    order: null,
    providers: null,
    draft: storedDraft ?? firstDraft,
    address: null,
    entered: [],
    refusals: 0,
    returnOrderNumber: null,
    emailSent: false,
    refusal: null,
    exchangeRefusal: null,
  }
  return known === null ? context : { ...context, ...known, ...openDraft(context, known) }
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
