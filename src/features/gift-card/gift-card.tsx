import { Trans } from '@lingui/react/macro'
import { selectGiftCardView } from '../../../machines/gift-card/gift-card.selectors.ts'
import { useStateName } from '../../components/app/state-name.ts'
import frame from '../../components/page/message.module.css'
import { cx } from '../../ui/cx.ts'
import wrap from '../../ui/layout/wrap.module.css'
import text from '../../ui/text.module.css'
import { Balance } from './balance.tsx'
import { Banner } from './banner.tsx'
import { CardFace } from './card-face.tsx'
import { CardNumberField, PinField } from './card-fields.tsx'
import css from './gift-card.module.css'
import { GiftCardContext, useCheck, useGiftCard } from './gift-card-context.ts'
import { Submit } from './submit.tsx'
import { UnavailableDialog } from './unavailable-dialog.tsx'
import { useGiftCardActor } from './use-gift-card-actor.ts'

/** What is left on a gift card (GC-01 to GC-03). */
export function GiftCard() {
  const actor = useGiftCardActor()
  const state = useStateName(actor)
  return (
    <GiftCardContext value={actor}>
      <div className={cx(wrap.wrap, frame.section)} data-flow="giftCard" data-state={state}>
        <div className={css.page}>
          <div className={css.intro}>
            <h1 className={text.display} tabIndex={-1}>
              <Trans>Check your gift card balance</Trans>
            </h1>
            <p className={text.soft}>
              <Trans>
                Have your card ready: you’ll need its number and PIN. A card is checked in the country it was
                bought for.
              </Trans>
            </p>
            <CardFace />
          </div>
          <div className={css.check}>
            <Check />
          </div>
        </div>
      </div>
      <UnavailableDialog />
    </GiftCardContext>
  )
}

function Check() {
  const actor = useGiftCard()
  const isShown = useCheck((snapshot) => selectGiftCardView(snapshot) === 'balance')
  if (isShown) return <Balance />
  return (
    <>
      <Banner />
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'check.submit' })
        }}
      >
        <CardNumberField />
        <PinField />
        <div>
          <Submit />
        </div>
      </form>
    </>
  )
}
