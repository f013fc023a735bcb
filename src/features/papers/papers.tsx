import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { OrderPapers, SaleStanding } from '../../../contract/orders/papers.ts'
import { Contact } from '../../components/order/help/contact.tsx'
import { Columns, Side } from '../../ui/layout/wrap.tsx'
import text from '../../ui/text.module.css'
import { Archive } from './archive.tsx'
import { CodeFirst } from './code-first.tsx'
import { PaperRow } from './paper-row.tsx'
import css from './papers.module.css'
import { ReturnProofs } from './return-proofs.tsx'
import type { PapersViewProps } from './use-papers-actor.ts'

/** What there is to keep of an order: its papers, the proofs of its returns, and everything in one file. */
export function Papers({ actor }: PapersViewProps) {
  const known = useSelector(actor, ({ context }) => context.known)
  return known && <PapersOf known={known} actor={actor} />
}

function PapersOf({ known, actor }: Pick<PapersViewProps, 'actor'> & { readonly known: OrderPapers }) {
  const { t } = useLingui()
  return (
    <>
      <h1 className={text.display} tabIndex={-1}>
        <Trans>Invoices and documents</Trans>
      </h1>
      <div className={css.columns}>
        <Columns>
          <div className={css.main}>
            <Standing sale={known.sale} />
            {known.isShownInPart && <CodeFirst />}
            {known.papers.length > 0 && (
              <ul className={css.list} data-part="papers">
                {known.papers.map((paper) => (
                  <PaperRow key={paper.id} paper={paper} actor={actor} isHandedOut={!known.isShownInPart} />
                ))}
              </ul>
            )}
            <ReturnProofs returns={known.returns} />
          </div>
          <Side label={t`More about these documents`}>
            {!known.isShownInPart && <Archive actor={actor} />}
            <section>
              <h2 className={text.h3}>
                <Trans>Still have questions?</Trans>
              </h2>
              <Contact />
            </section>
          </Side>
        </Columns>
      </div>
    </>
  )
}

/** Why the paper of the sale is not there, where it is not. */
function Standing({ sale }: { readonly sale: SaleStanding }) {
  switch (sale) {
    case 'made':
      return null
    case 'later':
      return (
        <p className={text.read} data-part="sale-later">
          <Trans>Your invoice will be here once everything in this order has left us.</Trans>
        </p>
      )
    case 'store':
      return (
        <p className={text.read} data-part="sale-store">
          <Trans>You bought this in a store. The receipt that you got there is your proof of purchase.</Trans>
        </p>
      )
    case 'none':
      return (
        <p className={text.read} data-part="sale-none">
          <Trans>This order was canceled, so there’s no invoice for it.</Trans>
        </p>
      )
  }
}
