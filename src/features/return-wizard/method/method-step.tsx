import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { isStoreReturn } from '../../../../domain/return-methods/return-methods.ts'
import { methodsOf } from '../../../../machines/return-wizard/return-wizard.rules.ts'
import { usePrefetch } from '../../../components/app/use-prefetch.ts'
import { Skeleton } from '../../../ui/marks/skeleton.tsx'
import { useWizard, useWizardContext } from '../return-wizard-context.ts'
import { StepPage } from '../step-page.tsx'
import { loadStores } from '../store/lazy-stores.ts'
import { MethodCards } from './lazy-method-cards.ts'

/** How it goes back: the ways that this order has for this shopper (RM-01, RM-04). */
export function MethodStep() {
  const { t } = useLingui()
  const actor = useWizard()
  const context = useWizardContext()
  const methods = methodsOf(context)
  usePrefetch(
    methods.some(({ id }) => isStoreReturn(id)),
    loadStores,
  )
  return (
    <StepPage step="method" title={<Trans>How will you send it back?</Trans>}>
      <Suspense fallback={<Skeleton shape="button" />}>
        <MethodCards
          name={t`Ways to send it back`}
          methods={methods}
          chosen={context.draft.method}
          onChoose={(method) => actor.send({ type: 'method.chosen', method })}
        />
      </Suspense>
    </StepPage>
  )
}
