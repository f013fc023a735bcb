import type { MessageDescriptor } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { answerOf, type DraftAnswer } from '../../../../domain/exchange/draft-answers.ts'
import { listOf } from '../../../components/words/list-of.ts'
import { answerWords } from './answer-words.tsx'

/** What an item goes back for beside money, in a few words; `null` for money. */
export const answerInWords = (
  answers: readonly DraftAnswer[],
  lineId: string,
  translate: (message: MessageDescriptor) => string,
): ReactNode => {
  const { kind, variant } = answerOf(answers, lineId)
  if (kind === 'money') return null
  if (kind === 'storeCredit') return answerWords.storeCredit
  if (variant === null) return null
  const goods = listOf(
    [variant.color, variant.size].filter((part) => part !== null),
    translate,
  )
  return (
    <Trans>
      Exchanged for <bdi>{goods === '' ? variant.title : goods}</bdi>
    </Trans>
  )
}
