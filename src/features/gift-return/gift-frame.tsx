import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Steps } from '../../ui/layout/steps.tsx'
import text from '../../ui/text.module.css'
import css from './gift-return.module.css'

/** What is gone through before the return is sent. */
type GiftStep = 'items' | 'method' | 'confirmation'

/** One page of the gift's return: what it is, where one is before it is sent, and beneath it what is to be done. */
export function GiftFrame(props: {
  readonly title: ReactNode
  readonly step?: GiftStep
  readonly children: ReactNode
}) {
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1 className={text.display} tabIndex={-1}>
          {props.title}
        </h1>
        {props.step !== undefined && <StepList step={props.step} />}
      </div>
      {props.children}
    </div>
  )
}

function StepList({ step }: { readonly step: GiftStep }) {
  const { t } = useLingui()
  return (
    <Steps
      label={t`Steps`}
      steps={[
        {
          id: 'items',
          name: (
            <Trans comment="Goods of an order or a return: heading of a list, name of a step, and before a number or an amount. Up to 11 characters">
              Items
            </Trans>
          ),
        },
        {
          id: 'method',
          name: (
            <Trans comment="Step of a return, one of three beside each other: how it is sent back (noun). Up to 18 characters">
              Method
            </Trans>
          ),
        },
        {
          id: 'confirmation',
          name: (
            <Trans comment="Step of a return, one of three beside each other: read it once more, then send it (noun). Up to 18 characters">
              Confirmation
            </Trans>
          ),
        },
      ]}
      current={step}
    />
  )
}
