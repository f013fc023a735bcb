import { useLingui } from '@lingui/react/macro'
import type { ReturnStep } from '../../../../domain/returns/return-steps.ts'

/** Steps by their short names. */
export const useStepNames = (): Readonly<Record<ReturnStep, string>> => {
  const { t } = useLingui()
  return { items: t`Items`, method: t`Method`, confirmation: t`Confirmation` }
}
