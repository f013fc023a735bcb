import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { methodsOf } from '../../../../machines/return-wizard/return-wizard.rules.ts'
import {
  selectGaps,
  selectStoreSelector,
} from '../../../../machines/return-wizard/return-wizard.selectors.ts'
import { useWizard, useWizardContext } from '../return-wizard-context.ts'
import { fieldIds } from '../step/field-ids.ts'
import { gapWords } from '../step/gap-words.tsx'
import { StepPage } from '../step-page.tsx'
import { Stores } from '../store/stores.tsx'
import { MethodCards } from './method-cards.tsx'

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
      </MethodCards>
    </StepPage>
  )
}
