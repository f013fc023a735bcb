import type { ExchangeLine, ExchangeOptions } from '../../contract/returns/exchange.ts'
import type { ExchangeVariant } from '../../contract/returns/exchange-variant.ts'
import type {
  ExchangeChoiceContext,
  ExchangeChoiceInput,
  HoldAttemptInput,
  HoldAttemptOutput,
  OptionsQuestion,
} from './exchange-choice.types.ts'

type Context = ExchangeChoiceContext

/** Answers about an earlier choice ask again this often at most. */
export const maxTries = 3

export const startOf = (input: ExchangeChoiceInput): Context => ({
  ...input,
  options: null,
  styleColor: null,
  asked: null,
  hold: null,
  tries: 0,
  isGone: false,
})

export const questionOf = ({ orderNumber, language }: Context): OptionsQuestion => ({ orderNumber, language })

type Known = Pick<Context, 'options' | 'lineId'>

/** What the item can go back for; `null` before it is known, and where it cannot go back. */
export const lineOf = ({ options, lineId }: Known): ExchangeLine | null =>
  options?.lines.find((line) => line.lineId === lineId) ?? null

/** It can be exchanged, and there is something to choose from. */
export const isOffered = (context: Known): boolean => {
  const { answers = [], variants = [] } = lineOf(context) ?? {}
  return answers.includes('exchange') && variants.length > 0
}

/** What is chosen; `null` where nothing is, or the shop no longer has it. */
export const chosenOf = (context: Known & Pick<Context, 'skuId'>): ExchangeVariant | null =>
  lineOf(context)?.variants.find(({ skuId }) => skuId === context.skuId) ?? null

/** The color whose sizes show: the chosen one, else the one that was bought, which costs what was paid. */
export const colorOf = (context: Known & Pick<Context, 'styleColor' | 'skuId'>): string | null => {
  const variants = lineOf(context)?.variants ?? []
  const first = variants.find(({ price }) => price === null) ?? variants[0]
  return context.styleColor ?? chosenOf(context)?.styleColor ?? first?.styleColor ?? null
}

/** Sizes of the color that shows. */
export const sizesOf = (context: Context): readonly ExchangeVariant[] => {
  const color = colorOf(context)
  return (lineOf(context)?.variants ?? []).filter(({ styleColor }) => styleColor === color)
}

/** One variant of each color, in the shop's order. */
export const colorsOf = (context: Known): readonly ExchangeVariant[] => {
  const variants = lineOf(context)?.variants ?? []
  return variants.filter(
    ({ styleColor }, index) => variants.findIndex((other) => other.styleColor === styleColor) === index,
  )
}

/** There are as many as go back. */
export const isEnough = ({ available }: ExchangeVariant, pieces: number): boolean => available >= pieces

/** Another color in the size that was chosen, where there is one; a color of one size is chosen with it. */
export const withColor = (context: Context, styleColor: string): Pick<Context, 'styleColor' | 'skuId'> => {
  const sizes = (lineOf(context)?.variants ?? []).filter((variant) => variant.styleColor === styleColor)
  const size = chosenOf(context)?.size
  const same =
    sizes.length === 1 ? sizes[0] : sizes.find((variant) => size !== undefined && variant.size === size)
  return { styleColor, skuId: same !== undefined && isEnough(same, context.pieces) ? same.skuId : null }
}

/** The choice, where there is as much of it as goes back. */
export const isWanted = (context: Context): boolean => {
  const chosen = chosenOf(context)
  return chosen !== null && isEnough(chosen, context.pieces)
}

/** The host holds what is wanted, and still does. */
export const isHeld = ({ hold, skuId, pieces, now }: Context): boolean =>
  hold !== null && hold.skuId === skuId && hold.quantity === pieces && Date.parse(hold.heldUntil) > now()

/** Milliseconds until the hold is over. */
export const holdLeftMs = ({ hold, now }: Context): number =>
  hold === null ? 0 : Math.max(0, Date.parse(hold.heldUntil) - now())

/** What is asked for now: the choice, or to let go of what is held. */
export const askedOf = ({ skuId, pieces, now, tries }: Context): Pick<Context, 'asked' | 'tries'> => ({
  asked: { choice: skuId === null ? null : { skuId, quantity: pieces }, chosenAt: now() },
  tries: tries + 1,
})

export const attemptOf = ({ orderNumber, lineId, asked }: Context): HoldAttemptInput => ({
  target: { orderNumber, lineId },
  request: asked,
  pendingKey: null,
})

/** The answer is about what is wanted now, not about an earlier choice. */
export const answersChoice = ({ skuId, pieces }: Context, output: HoldAttemptOutput): boolean =>
  output.kind === 'done' &&
  output.value !== null &&
  output.value.skuId === skuId &&
  output.value.quantity === pieces

/** What was asked for is still what is wanted. */
export const isStillAsked = ({ asked, skuId, pieces }: Context): boolean =>
  (asked?.choice?.skuId ?? null) === skuId && (asked?.choice?.quantity ?? pieces) === pieces

export const canAskAgain = (context: Context): boolean => isWanted(context) && context.tries < maxTries

/** What was chosen is gone; the others are as they were until they come anew. */
export const withoutGone = (context: Context): Partial<Context> => ({
  options: context.options && {
    ...context.options,
    lines: context.options.lines.map((line) =>
      line.lineId === context.lineId
        ? {
            ...line,
            variants: line.variants.map((variant) =>
              variant.skuId === context.skuId ? { ...variant, available: 0 } : variant,
            ),
          }
        : line,
    ),
  },
  styleColor: chosenOf(context)?.styleColor ?? context.styleColor,
  skuId: null,
  isGone: true,
})

/** What came anew; what is held from before a reload is the choice, unless another one was made. */
export const withOptions = (context: Context, options: ExchangeOptions): Partial<Context> => {
  const hold = lineOf({ ...context, options })?.hold ?? null
  return { options, hold, skuId: context.skuId ?? (context.isGone ? null : (hold?.skuId ?? null)) }
}
