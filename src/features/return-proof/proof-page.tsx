import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageBackLink } from '../../components/links/links.tsx'
import text from '../../ui/text.module.css'
import css from './return-proof.module.css'
import { useReturnProof } from './return-proof-context.ts'

/** One state of the proof: the way back, what is so, and what can be done. */
export function ProofPage(props: { readonly title: ReactNode; readonly children: ReactNode }) {
  const { parentSalesOrderNumber, orderNumber } = useReturnProof().order
  return (
    <>
      {parentSalesOrderNumber === null ? (
        <PageBackLink to="/{-$country}/{-$locale}/orders/returns/$orderNumber" params={{ orderNumber }}>
          <Trans>
            Return <bdi>{orderNumber}</bdi>
          </Trans>
        </PageBackLink>
      ) : (
        <PageBackLink
          to="/{-$country}/{-$locale}/orders/sales/$orderNumber/papers"
          params={{ orderNumber: parentSalesOrderNumber }}
        >
          <Trans>Invoices and documents</Trans>
        </PageBackLink>
      )}
      <h1 className={text.display} tabIndex={-1}>
        {props.title}
      </h1>
      <div className={css.main}>{props.children}</div>
    </>
  )
}
