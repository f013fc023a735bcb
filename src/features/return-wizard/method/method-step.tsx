import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { pickupAddressOf } from '../../../../domain/return-methods/pickup-address.ts'
import {
  isAddressAsked,
  methodsOf,
  returnCountry,
} from '../../../../machines/return-wizard/return-wizard.rules.ts'
import {
  selectGaps,
  selectStoreSelector,
} from '../../../../machines/return-wizard/return-wizard.selectors.ts'
import { AddressBook } from '../../address-book/address-book.tsx'
import type { BookWords } from '../../address-book/address-list.tsx'
import { useOrder, useWizard, useWizardContext } from '../return-wizard-context.ts'
import { fieldIds } from '../step/field-ids.ts'
import { gapWords } from '../step/gap-words.tsx'
import { StepPage } from '../step-page.tsx'
import { Stores } from '../store/stores.tsx'
import { MethodCards } from './method-cards.tsx'
import { WizardPoints } from './wizard-points.tsx'

/** How it goes back: the ways that this order has for this shopper, and in the card of a store which one (RM-01, RM-04, RM-06). */
export function MethodStep() {
  const { t } = useLingui()
  const actor = useWizard()
  const context = useWizardContext()
  const selector = useSelector(actor, selectStoreSelector)
  const gaps = useSelector(actor, selectGaps)
  return (
    <StepPage step="method" title={<Trans>How will you send it back?</Trans>}>
      <MethodCards
        name={t`Return methods`}
        methods={methodsOf(context)}
        chosen={context.draft.method}
        onChoose={(method) => actor.send({ type: 'method.chosen', method })}
        idOf={fieldIds.method}
        {...(gaps.some(({ kind }) => kind === 'methodMissing') && { error: gapWords.methodMissing })}
      >
        {selector && <Stores selector={selector} />}
        <WizardPoints />
        {isAddressAsked(context) && <PickupAddresses />}
      </MethodCards>
    </StepPage>
  )
}

const courierWords: BookWords = {
  question: <Trans>Where should the courier come?</Trans>,
  own: <Trans>Where your order was delivered</Trans>,
  empty: (
    <Trans>You don’t have any saved addresses. To continue with your return, please add a new address.</Trans>
  ),
  localOnly: <Trans>We couldn’t update your saved address. This return uses what you entered.</Trans>,
}

/** Where the courier comes, in the card of the way that is chosen (RI-07). */
function PickupAddresses() {
  const actor = useWizard()
  const context = useWizardContext()
  const { entered, draft } = context
  const country = returnCountry(context)
  const isMissing = useSelector(actor, selectGaps).some(({ kind }) => kind === 'addressMissing')
  return (
    <AddressBook
      id={fieldIds.addresses}
      country={country}
      shipFrom={pickupAddressOf(useOrder(), country)}
      entered={entered}
      chosenId={draft.addressId}
      words={courierWords}
      onChosen={(address, isEntered) => actor.send({ type: 'address.chosen', address, isEntered })}
      {...(isMissing && { error: gapWords.addressMissing })}
    />
  )
}
