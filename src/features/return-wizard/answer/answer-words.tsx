import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { LineAnswerKind } from '../../../../contract/orders/line-answer.ts'

/** What an item can go back for (BY-01). */
export const answerWords: Readonly<Record<LineAnswerKind, ReactNode>> = {
  money: <Trans>Money back</Trans>,
  exchange: <Trans>Another size or color</Trans>,
  storeCredit: <Trans>Store credit</Trans>,
}
