import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { returnTerms } from '../../../domain/countries/return-terms.ts'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import type { LabelToShow } from '../../../services/returns/get-return-label.ts'
import { useFlags, usePlace } from '../../components/app/app-context.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { printLabel } from './print-label.ts'
import css from './return-label.module.css'
import { useReturnLabel } from './return-label-context.ts'
import { useLabelFile } from './use-label-file.ts'

/** Ways to get the label onto paper: print it, and beneath, keep its PDF or have it sent. */
export function LabelActions({ label }: { readonly label: LabelToShow }) {
  const { order } = useReturnLabel()
  const labelFile = useLabelFile(order.orderNumber)
  const { marketplace } = usePlace()
  const { viewsLabel } = returnTerms(orderCountry(order, marketplace), useFlags())
  return (
    <>
      {label.printed !== null && (
        <Button tone={label.isPaperless ? 'line' : 'black'} onClick={printLabel}>
          <Trans>Print label</Trans>
        </Button>
      )}
      <ul className={css.ways}>
        <li>
          <TextLink href={labelFile} target="_blank" rel="noopener">
            <span>
              {viewsLabel ? (
                <Trans>
                  View return label<VisuallyHidden> in a new tab</VisuallyHidden>
                </Trans>
              ) : (
                <Trans comment="Link (verb); what stands in <0> is only read out">
                  Open PDF<VisuallyHidden> in a new tab</VisuallyHidden>
                </Trans>
              )}
            </span>
          </TextLink>
        </li>
        <li>
          <TextLink
            href={`data:application/pdf;base64,${label.pdf}`}
            download={`return-label-${order.orderNumber}.pdf`}
          >
            <Trans>Download PDF</Trans>
          </TextLink>
        </li>
        <SendWays />
      </ul>
    </>
  )
}

/** Has the label sent; by post where the country offers it. */
function SendWays() {
  const { actor } = useReturnLabel()
  const { showMailLabel } = useFlags()
  return (
    <>
      <Way onClick={() => actor.send({ type: 'dispatch.ask', dispatchType: 'email' })}>
        <Trans>Send by email</Trans>
      </Way>
      {showMailLabel && (
        <Way onClick={() => actor.send({ type: 'dispatch.ask', dispatchType: 'mail' })}>
          <Trans>Send by mail</Trans>
        </Way>
      )}
    </>
  )
}

function Way(props: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <li>
      <Button tone="quiet" onClick={props.onClick}>
        {props.children}
      </Button>
    </li>
  )
}

/** The ways that are left where the label did not come. */
export function SendActions() {
  return (
    <ul className={css.ways}>
      <SendWays />
    </ul>
  )
}
