import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ReturnStep } from '../../../domain/returns/return-steps.ts'
import { stepsOfReturn } from '../../../machines/return-wizard/return-wizard.rules.ts'
import { PageBackLink } from '../../components/links/links.tsx'
import { LongerTimes } from '../../components/notices/longer-times.tsx'
import { ReturnedOnline } from '../../components/notices/returned-online.tsx'
import { BackLink } from '../../ui/controls/text-link.tsx'
import { Steps } from '../../ui/layout/steps.tsx'
import { Columns } from '../../ui/layout/wrap.tsx'
import text from '../../ui/text.module.css'
import css from './return-wizard.module.css'
import { useOrder, useWizard, useWizardContext } from './return-wizard-context.ts'
import { useStepNames } from './step/step-names.tsx'
import { StepErrors } from './step-errors.tsx'
import { FooterBar } from './summary/footer-bar.tsx'
import { RefundSummary } from './summary/refund-summary.tsx'

/** Frame of every step: the way back, the question, where one is, the work, and the refund beside it (RI-01). */
export function StepPage(props: {
  readonly step: ReturnStep
  readonly title: ReactNode
  readonly children: ReactNode
}) {
  const order = useOrder()
  return (
    <>
      <Back step={props.step} />
      <div className={css.head}>
        <h1 className={text.display} tabIndex={-1}>
          {props.title}
        </h1>
        <StepList step={props.step} />
      </div>
      <LongerTimes />
      <ReturnedOnline order={order} />
      <Columns>
        <div className={css.work}>
          <StepErrors />
          <div>{props.children}</div>
        </div>
        <RefundSummary />
      </Columns>
      <FooterBar />
    </>
  )
}

function Back({ step }: { readonly step: ReturnStep }) {
  const actor = useWizard()
  const context = useWizardContext()
  const { orderNumber } = context
  const names = useStepNames()
  const steps = stepsOfReturn(context)
  const before = steps[steps.indexOf(step) - 1]
  if (before === undefined) {
    return (
      <PageBackLink to="/{-$country}/{-$locale}/orders/sales/$orderNumber" params={{ orderNumber }}>
        <Trans>
          Order <bdi>{orderNumber}</bdi>
        </Trans>
      </PageBackLink>
    )
  }
  return (
    <BackLink
      href="#back"
      onClick={(event) => {
        event.preventDefault()
        actor.send({ type: 'wizard.back' })
      }}
    >
      {names[before]}
    </BackLink>
  )
}

function StepList({ step }: { readonly step: ReturnStep }) {
  const { t } = useLingui()
  const names = useStepNames()
  const steps = stepsOfReturn(useWizardContext())
  return <Steps label={t`Steps`} steps={steps.map((id) => ({ id, name: names[id] }))} current={step} />
}
