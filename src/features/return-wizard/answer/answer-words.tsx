import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { LineAnswerKind } from '../../../../contract/orders/line-answer.ts'

/** What an item can go back for (BY-01). */
export const answerWords: Readonly<Record<LineAnswerKind, ReactNode>> = {
  money: <Trans>Money back</Trans>,
  exchange: <Trans>Another size or color</Trans>,
  storeCredit: (
    <Trans comment="Money to spend in this shop, sent as a gift card: what a returned item gives in place of money, and a way to pay">
      Store credit
    </Trans>
  ),
}
