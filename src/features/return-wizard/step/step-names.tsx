import { useLingui } from '@lingui/react/macro'
import type { ReturnStep } from '../../../../domain/returns/return-steps.ts'

/** Steps by their short names. */
export const useStepNames = (): Readonly<Record<ReturnStep, string>> => {
  const { t } = useLingui()
  return {
    items: t({
      message: 'Items',
      comment:
        'Goods of an order or a return: heading of a list, name of a step, and before a number or an amount. Up to 11 characters',
    }),
    method: t({
      message: 'Method',
      comment:
        'Step of a return, one of three beside each other: how it is sent back (noun). Up to 18 characters',
    }),
    confirmation: t({
      message: 'Confirmation',
      comment:
        'Step of a return, one of three beside each other: read it once more, then send it (noun). Up to 18 characters',
    }),
  }
}
