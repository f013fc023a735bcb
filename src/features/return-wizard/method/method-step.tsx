import { Trans, useLingui } from '@lingui/react/macro'
import { methodsOf } from '../../../../machines/return-wizard/return-wizard.rules.ts'
import { useWizard, useWizardContext } from '../return-wizard-context.ts'
import { StepPage } from '../step-page.tsx'
import { MethodCards } from './method-cards.tsx'

/** How it goes back: the ways that this order has for this shopper (RM-01, RM-04). */
export function MethodStep() {
  const { t } = useLingui()
  const actor = useWizard()
  const context = useWizardContext()
  return (
    <StepPage step="method" title={<Trans>How will you send it back?</Trans>}>
      <MethodCards
        name={t`Ways to send it back`}
        methods={methodsOf(context)}
        chosen={context.draft.method}
        onChoose={(method) => actor.send({ type: 'method.chosen', method })}
      />
    </StepPage>
  )
}
