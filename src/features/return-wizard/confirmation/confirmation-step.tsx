import { Plural, Trans } from '@lingui/react/macro'
import { profileOf } from '../../../../domain/countries/profile-of.ts'
import { returnCountry } from '../../../../machines/return-wizard/return-wizard.rules.ts'
import { PhoneLink } from '../../../components/links/phone-link.tsx'
import { RefundTime } from '../../../components/words/refund-time.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import text from '../../../ui/text.module.css'
import { AddressWords } from '../../address-book/address-words.tsx'
import { useWizard, useWizardContext } from '../return-wizard-context.ts'
import { StepPage } from '../step-page.tsx'
import { ChosenItems } from '../views/chosen-items.tsx'
import shape from '../views/preview.module.css'
import css from './confirmation.module.css'

/** What the courier does, before the return is sent: where and when, what to prepare, whom to call, what is collected (RI-07). */
export function ConfirmationStep() {
  return (
    <StepPage step="confirmation" title={<Trans>Confirm your pickup</Trans>}>
      <div className={shape.parts}>
        <Where />
        <When />
        <ChosenItems title={<Trans>What the courier collects</Trans>} />
      </div>
    </StepPage>
  )
}

function Where() {
  const actor = useWizard()
  const { address } = useWizardContext()
  if (address === null) return null
  return (
    <section className={shape.part} data-part="pickup-address">
      <h2 className={text.h2}>
        <Trans context="courier" comment="Heading above the address where a courier picks up a return">
          Pickup address
        </Trans>
      </h2>
      <div className={css.where}>
        <AddressWords entry={address} />
        <Button tone="line" data-action="change-address" onClick={() => actor.send({ type: 'wizard.back' })}>
          <Trans>Change address</Trans>
        </Button>
      </div>
    </section>
  )
}

function When() {
  const context = useWizardContext()
  const country = returnCountry(context)
  const { returns, contact } = profileOf(country)
  const { collectionDays: days } = returns
  const phone = contact.returnsPhone ?? contact.phone
  return (
    <section className={shape.part} data-part="pickup-time">
      <h2 className={text.h2}>
        <Trans>What happens next</Trans>
      </h2>
      <ol className={css.list}>
        {days !== null && (
          <li>
            <Plural
              value={days}
              one="The courier comes within # business day."
              other="The courier comes within # business days."
            />
          </li>
        )}
        <li>
          <Trans>Pack the items with their tags. The box they came in is fine.</Trans>
        </li>
        <li>
          <Trans>Hand the package to the courier. There is no label to print.</Trans>
        </li>
        <li>
          <RefundTime country={country} />
        </li>
      </ol>
      {phone && (
        <p className={css.call}>
          <Trans>Questions about the pickup?</Trans> <PhoneLink number={phone} />
        </p>
      )}
    </section>
  )
}
