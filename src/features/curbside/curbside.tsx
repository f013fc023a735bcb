import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { selectStore } from '../../../machines/curbside/curbside.selectors.ts'
import { useStateName } from '../../components/app/state-name.ts'
import { useKeptFocus } from '../../components/app/use-focus.ts'
import frame from '../../components/page/message.module.css'
import { cx } from '../../ui/cx.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Columns, Side, Wrap } from '../../ui/layout/wrap.tsx'
import css from './curbside.module.css'
import { CurbsideContext, type Step, useStep, useVisit } from './curbside-context.ts'
import type { Visit } from './curbside-search.ts'
import { useCurbsideActor } from './use-curbside-actor.ts'
import { Cancelled, Complete, Duplicate, Lost, Waiting } from './views/following.tsx'
import { Loading } from './views/loading.tsx'
import { Ready } from './views/ready.tsx'
import { BadLink, LoadFailed, MissingParams, NoCurbside, NotReady, StoreClosed } from './views/refusals.tsx'
import { StepTitle } from './views/step-title.tsx'
import { VisitSide } from './views/visit-side.tsx'

const views: Readonly<Record<Step, ComponentType>> = {
  loading: Loading,
  missingParams: MissingParams,
  loadFailed: LoadFailed,
  noCurbside: NoCurbside,
  storeClosed: StoreClosed,
  ready: Ready,
  notReady: NotReady,
  badLink: BadLink,
  submitted: Waiting,
  claimed: Waiting,
  lost: Lost,
  complete: Complete,
  duplicate: Duplicate,
  cancelled: Cancelled,
}

/** A visit at the curb: the chart, one view per state that the shopper sees, the store beside it (CU-01 to CU-09). */
export function Curbside({ visit }: { readonly visit: Visit }) {
  const actor = useCurbsideActor(visit)
  const state = useStateName(actor)
  return (
    <CurbsideContext value={actor}>
      <Wrap className={frame.section} data-flow="curbside" data-state={state}>
        <CurbsidePage orderNumber={visit.orderNumber} />
      </Wrap>
    </CurbsideContext>
  )
}

function CurbsidePage({ orderNumber }: { readonly orderNumber: string | null }) {
  const { t } = useLingui()
  const view = useStep()
  const store = useVisit(selectStore)
  useKeptFocus(view === 'loading' ? null : view)
  const View = views[view]
  const isBare = orderNumber === null || view === 'missingParams' || view === 'badLink'
  if (isBare) {
    return (
      <div className={css.work}>
        <View />
      </div>
    )
  }
  return (
    <Columns>
      <div className={cx(css.work, view === 'loading' && css.opening)}>
        <VisuallyHidden role="status">
          <StepTitle view={view} />
        </VisuallyHidden>
        <View />
      </div>
      <Side label={t`Your pickup`}>
        <VisitSide store={store} orderNumber={orderNumber} isLoading={view === 'loading'} />
      </Side>
    </Columns>
  )
}
