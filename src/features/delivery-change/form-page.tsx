import { Trans } from '@lingui/react/macro'
import { selectDeliveryGap } from '../../../machines/delivery-change/delivery-change.selectors.ts'
import { Button } from '../../ui/controls/button.tsx'
import text from '../../ui/text.module.css'
import { AddressChoice } from './address-choice.tsx'
import { DayChoice } from './day-choice.tsx'
import css from './delivery-change.module.css'
import { useDeliveryChange, useDeliveryState } from './delivery-change-context.ts'
import { DeliveryPage } from './delivery-page.tsx'

/** What can be chosen, with what holds now chosen (BY-17). */
export function FormPage() {
  const { actor } = useDeliveryChange()
  const reason = useReason()
  return (
    <DeliveryPage
      title={
        <Trans comment="Button, link, and title of the page: to another address or on another day (verb). Up to 26 characters">
          Change delivery
        </Trans>
      }
    >
      <p className={text.read}>
        <Trans>You can change this until we start packing your order.</Trans>
      </p>
      <DayChoice />
      <AddressChoice />
      <div className={css.section}>
        <div className={css.actions}>
          <Button onClick={() => actor.send({ type: 'change.review' })} {...(reason !== null && { reason })}>
            <Trans>Review changes</Trans>
          </Button>
        </div>
      </div>
    </DeliveryPage>
  )
}

/** Why there is nothing to review yet. */
const useReason = () => {
  const gap = useDeliveryState(selectDeliveryGap)
  if (gap === 'elsewhere') return <Trans>This address is outside the area you ordered to.</Trans>
  return gap === 'unchanged' ? <Trans>Choose another day or address first.</Trans> : null
}
