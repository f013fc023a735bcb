import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { stepsOfReturn } from '../../../../machines/return-wizard/return-wizard.rules.ts'
import { selectShownStep } from '../../../../machines/return-wizard/return-wizard.selectors.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useWizard, useWizardContext } from '../return-wizard-context.ts'

/**
 * The step's own button: on, or send it. It always answers; what is missing is said above the step (RI-06). The second press
 * of a double one is not for the step that follows in its place.
 */
export function SubmitAction() {
  const actor = useWizard()
  const step = useSelector(actor, selectShownStep)
  const isLast = stepsOfReturn(useWizardContext()).at(-1) === step
  return (
    <Button
      wide
      data-action="continue"
      onClick={({ detail }) => {
        if (detail < 2) actor.send({ type: 'wizard.continue' })
      }}
    >
      {isLast ? <Trans>Submit return</Trans> : <Trans>Continue</Trans>}
    </Button>
  )
}
