import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { formatWireMoney } from '../../../domain/format/money.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { Gap } from '../../components/words/gap.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { cx } from '../../ui/cx.ts'
import text from '../../ui/text.module.css'
import { fieldIds } from './card-fields.tsx'
import css from './gift-card.module.css'
import { useCheck, useGiftCard } from './gift-card-context.ts'
import { useCheckedTime } from './use-time.ts'

/** What is left on the card, in words; it takes focus, so that it is read out. */
export function Balance() {
  const actor = useGiftCard()
  const { tag } = usePlace()
  const { accountNumber, balance, currency } = useCheck(({ context }) => context)
  const time = useCheckedTime()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const amount = formatWireMoney(balance, currency, tag)
  const takeAnother = () => {
    flushSync(() => actor.send({ type: 'card.another' }))
    document.getElementById(fieldIds.number)?.focus()
  }
  const ending = accountNumber.slice(-3)
  return (
    <div className={css.result} data-part="balance">
      <h2 ref={heading} tabIndex={-1} className={text.h2}>
        {balance === 0 ? (
          <Trans>There’s nothing left on this card</Trans>
        ) : (
          <Trans>
            You have <bdi>{amount}</bdi> left
          </Trans>
        )}
      </h2>
      <p className={cx(text.small, text.soft)}>
        <Trans>
          Card ending <bdi>{ending}</bdi>, checked today at {time}.
        </Trans>
        <Gap />
        {balance !== 0 && <Trans>Use it in our stores or at checkout.</Trans>}
      </p>
      <Button wide tone="line" onClick={takeAnother}>
        <Trans>Check another card</Trans>
      </Button>
    </div>
  )
}
