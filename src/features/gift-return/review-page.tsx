import { Trans, useLingui } from '@lingui/react/macro'
import { chosenOf, giftOf } from '../../../machines/gift-return/gift-return.rules.ts'
import { selectGiftReturnView } from '../../../machines/gift-return/gift-return.selectors.ts'
import { CheckingOutcome, CheckingTitle } from '../../components/attempt/checking-outcome.tsx'
import { useAttempt } from '../../components/attempt/use-attempt.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Facts } from '../../ui/layout/facts.tsx'
import { GiftFrame } from './gift-frame.tsx'
import { Goods } from './gift-goods.tsx'
import css from './gift-return.module.css'
import { useGiftReturn, useGiftReturnState } from './gift-return-context.ts'
import { WayTitle } from './way-words.tsx'

/** What is about to be sent, and what is on its way: the same page, so that nothing moves when the button is pressed. */
export function ReviewPage() {
  const actor = useGiftReturn()
  const attempt = useAttempt(actor)
  const isChecking = attempt.view === 'checking'
  return (
    <GiftFrame
      title={isChecking ? <CheckingTitle /> : <Trans>Confirm your return</Trans>}
      step="confirmation"
    >
      <div className={css.main} {...attempt.marks}>
        {isChecking && <CheckingOutcome />}
        <Chosen />
        <Actions isChecking={isChecking} />
      </div>
    </GiftFrame>
  )
}

function Chosen() {
  const context = useGiftReturnState((snapshot) => snapshot.context)
  const { items, ways } = giftOf(context)
  const way = ways.find(({ key }) => key === context.way)
  const goods = chosenOf(context).flatMap(({ lineId, pieces }) => {
    const item = items.find(({ id }) => id === lineId)
    return item === undefined ? [] : [{ ...item, quantity: pieces }]
  })
  return (
    <>
      <Goods items={goods} />
      <Facts
        facts={[
          { id: 'way', term: <Trans>Return method</Trans>, value: way ? <WayTitle way={way} /> : null },
          {
            id: 'money',
            term: (
              <Trans comment="Before what is given for a returned item: store credit, or an item in its place">
                What you get
              </Trans>
            ),
            value: (
              <Trans comment="Money to spend in this shop, sent as a gift card: what a returned item gives in place of money, and a way to pay">
                Store credit
              </Trans>
            ),
          },
          {
            id: 'email',
            term: (
              <Trans comment="Before the email address that instructions and store credit go to">
                Sent to
              </Trans>
            ),
            value: (
              <bdi dir="ltr" className={css.long}>
                {context.email.trim()}
              </bdi>
            ),
          },
        ]}
      />
    </>
  )
}

function Actions({ isChecking }: { readonly isChecking: boolean }) {
  const { t } = useLingui()
  const actor = useGiftReturn()
  const isSending = useGiftReturnState((snapshot) => selectGiftReturnView(snapshot) === 'sending')
  return (
    <div className={css.actions}>
      <Button
        onClick={() => actor.send({ type: 'return.confirm' })}
        {...(isSending && { loading: isChecking ? t`Checking` : t`Sending` })}
      >
        <Trans comment="Button, beside “Back” (verb). Up to 26 characters">Return the gift</Trans>
      </Button>
      {!isSending && (
        <Button tone="line" onClick={() => actor.send({ type: 'step.back' })}>
          <Trans comment="Button: to the step before (direction). Up to 11 characters">Back</Trans>
        </Button>
      )}
    </div>
  )
}
