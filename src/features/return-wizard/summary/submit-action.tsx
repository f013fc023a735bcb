import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { itemsStepGap, type LineChoice } from '../../../../domain/returns/return-selection.ts'
import { stepsOf } from '../../../../machines/return-wizard/return-wizard.rules.ts'
import {
  selectIsStepDone,
  selectShownStep,
} from '../../../../machines/return-wizard/return-wizard.selectors.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useWizard, useWizardContext } from '../return-wizard-context.ts'

/** The step's own button: on, or send it; what is missing is said beneath (RI-06). */
export function SubmitAction() {
  const actor = useWizard()
  const context = useWizardContext()
  const step = useSelector(actor, selectShownStep)
  const isDone = useSelector(actor, (snapshot) => !snapshot.matches('choosing') || selectIsStepDone(snapshot))
  const isLast = stepsOf(context).at(-1) === step
  return (
    <Button
      wide
      data-action="continue"
      onClick={() => actor.send({ type: 'wizard.continue' })}
      {...(!isDone && step !== null && { reason: missing[step](context.draft.choices) })}
    >
      {isLast ? <Trans>Submit return</Trans> : <Trans>Continue</Trans>}
    </Button>
  )
}

const missing: Record<'items' | 'method' | 'store', (choices: readonly LineChoice[]) => ReactNode> = {
  items: (choices) => {
    const gap = itemsStepGap(choices)
    if (gap === null || gap.kind === 'nothingChecked') return <Trans>Choose at least one item.</Trans>
    const count = gap.lineIds.length
    return gap.kind === 'reasonMissing' ? (
      <Plural value={count} one="One item still needs a reason." other="# items still need a reason." />
    ) : (
      <Trans>Say how many go back.</Trans>
    )
  },
  method: () => <Trans>Choose how to send it back.</Trans>,
  store: () => <Trans>Choose a store.</Trans>,
}
