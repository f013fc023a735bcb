import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { StepGap } from '../../../../machines/return-wizard/return-wizard.rules.ts'

/** What is missing, as it stands beside its field (RI-06). */
export const gapWords: Readonly<Record<StepGap['kind'], ReactNode>> = {
  nothingChecked: <Trans>Choose at least one item.</Trans>,
  reasonMissing: <Trans>Choose a reason.</Trans>,
  variantMissing: <Trans>Choose a size or color.</Trans>,
  exchangeRefused: <Trans>Check what you’d like for this item.</Trans>,
  quantityMissing: <Trans>Choose how many to return.</Trans>,
  methodMissing: <Trans>Choose a return method.</Trans>,
  storeMissing: <Trans>Choose a store.</Trans>,
  addressMissing: <Trans>Choose the address for the pickup.</Trans>,
}
