import type { Gift, GiftReturned, GiftWay } from '../../contract/returns/gift-return.ts'
import type { GiftReturnRequest } from '../../contract/returns/gift-return-calls.ts'
import { giftCodeKey } from '../../domain/gift-return/gift-code.ts'
import { choiceFaults, type GiftChoice, lookupFaults, wayFaults } from '../../domain/gift-return/gift-form.ts'
import { typedOrderNumber } from '../../domain/guests/order-number.ts'
import { reasonNamed } from '../../domain/returns/return-reasons.ts'
import type { GiftLabelQuestion, GiftTarget } from '../../services/returns/gift-return.ts'
import type {
  GiftAttemptInput,
  GiftQuestion,
  GiftReturnContext,
  GiftReturnInput,
} from './gift-return.types.ts'

const nothingTyped = {
  form: { orderNumber: '', code: '' },
  opened: null,
  choices: [],
  way: null,
  email: '',
  refusals: 0,
  shown: null,
  made: null,
  label: null,
  pendingKey: null,
} as const

/** Nothing of a gift and its receipt is left (BY-52). */
export const forgotten = () => nothingTyped

export const startOf = (input: GiftReturnInput): GiftReturnContext => ({ ...input, ...nothingTyped })

export const canLookUp = ({ form }: Pick<GiftReturnContext, 'form'>): boolean =>
  lookupFaults(form).length === 0

export const questionOf = ({ form, language }: GiftReturnContext): GiftQuestion => ({
  orderNumber: typedOrderNumber(form.orderNumber),
  code: giftCodeKey(form.code),
  language,
})

type Opened = Pick<GiftReturnContext, 'opened'>

/** The gift that is open; only the look-up's own states come before one is. */
export const giftOf = ({ opened }: Opened): Gift => {
  if (opened === null) throw new TypeError('no gift was opened')
  return opened.gift
}

const targetOf = (context: Opened): GiftTarget => ({
  orderNumber: giftOf(context).orderNumber,
  access: context.opened?.access ?? '',
})

/** Milliseconds until the page forgets the gift. */
export const accessLeftMs = ({ opened, now }: GiftReturnContext): number =>
  opened === null ? 0 : Math.max(0, Date.parse(opened.accessEndsAt) - now())

export const hasChoice = ({ choices }: GiftReturnContext): boolean => choiceFaults(choices).length === 0

export const hasWay = (context: GiftReturnContext): boolean => wayFaults(context).length === 0

/** One choice for each line, `change` in it. */
export const changed = (
  choices: readonly GiftChoice[],
  lineId: string,
  change: Partial<GiftChoice>,
): readonly GiftChoice[] => {
  const before = choices.find((choice) => choice.lineId === lineId) ?? { lineId, pieces: 0, reason: null }
  return [...choices.filter((choice) => choice.lineId !== lineId), { ...before, ...change }]
}

/** What can still be sent back of what was chosen, once the gift was looked at again. */
export const stillOpen = (choices: readonly GiftChoice[], gift: Gift): readonly GiftChoice[] =>
  choices
    .map((choice) => ({
      ...choice,
      pieces: Math.min(choice.pieces, gift.items.find(({ id }) => id === choice.lineId)?.returnable ?? 0),
    }))
    .filter(({ pieces }) => pieces > 0)

export const chosenOf = ({ choices }: Pick<GiftReturnContext, 'choices'>): readonly GiftChoice[] =>
  choices.filter(({ pieces }) => pieces > 0)

/** The one way of a gift is chosen by itself. */
export const onlyWay = (ways: readonly GiftWay[]): string | null =>
  ways.length === 1 ? (ways[0]?.key ?? null) : null

const requestOf = (context: GiftReturnContext, country: string): GiftReturnRequest => ({
  orderLines: chosenOf(context).map(({ lineId, pieces, reason }) => ({
    orderLineId: lineId,
    universalProductCode: '',
    quantity: pieces,
    reasonCode: reasonNamed(reason, country).code,
    reasonText: null,
  })),
  way: context.way ?? '',
  email: context.email.trim(),
})

/** What is sent, the same for every try; the return of before a reload can be looked up, and not sent again. */
export const attemptOf = (context: GiftReturnContext): GiftAttemptInput => {
  const { country } = giftOf(context)
  return {
    target: targetOf(context),
    request: context.pendingKey === null ? requestOf(context, country) : null,
    pendingKey: context.pendingKey,
  }
}

/** The return whose instructions are shown; `null` where there is none. */
export const shownReturn = ({
  opened,
  made,
  shown,
}: Pick<GiftReturnContext, 'opened' | 'made' | 'shown'>): GiftReturned | null =>
  [...(made === null ? [] : [made]), ...(opened?.gift.returns ?? [])].find(
    ({ returnNumber }) => returnNumber === shown,
  ) ?? null

export const labelQuestion = (context: GiftReturnContext): GiftLabelQuestion => ({
  ...targetOf(context),
  returnNumber: context.shown ?? '',
  language: context.language,
})
