import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { selectStoreSelector } from '../../../../machines/return-wizard/return-wizard.selectors.ts'
import { useWizard } from '../return-wizard-context.ts'
import { StepPage } from '../step-page.tsx'
import { Stores } from './stores.tsx'

/** Which store takes it back (RM-06). */
export function StoreStep() {
  const selector = useSelector(useWizard(), selectStoreSelector)
  return (
    <StepPage step="store" title={<Trans>Which store will you go to?</Trans>}>
      {selector && <Stores selector={selector} />}
    </StepPage>
  )
}
