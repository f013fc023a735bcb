import { Trans } from '@lingui/react/macro'
import type { PaperReturn } from '../../../contract/orders/papers.ts'
import { formatDate } from '../../../domain/format/dates.ts'
import { PageTextLink } from '../../components/links/links.tsx'
import { usePage } from '../../components/order/use-page.ts'
import text from '../../ui/text.module.css'
import css from './papers.module.css'

/** The returns of the order that go by a carrier, with the way to the proof of each (BY-27). */
export function ReturnProofs({ returns }: { readonly returns: readonly PaperReturn[] }) {
  const shown = returns.filter(({ standing, provenAt }) => standing === 'open' || provenAt !== null)
  if (shown.length === 0) return null
  return (
    <section className={css.proofs} data-part="return-proofs">
      <h2 className={text.h2}>
        <Trans>Proof of return</Trans>
      </h2>
      <p className={text.read}>
        <Trans>Keep the receipt that the carrier gave you. It shows that you sent the package.</Trans>
      </p>
      <ul className={css.list}>
        {shown.map((entry) => (
          <ProofRow key={entry.returnOrderNumber} entry={entry} />
        ))}
      </ul>
    </section>
  )
}

function ProofRow({ entry: { returnOrderNumber, provenAt } }: { readonly entry: PaperReturn }) {
  const { locale, timeZone } = usePage()
  const day = provenAt === null ? null : formatDate(provenAt, 'long', { locale, timeZone })
  return (
    <li className={css.row} data-part="return-proof">
      <div className={css.what}>
        <h3 className={text.h3}>
          <Trans>
            Return <bdi>{returnOrderNumber}</bdi>
          </Trans>
        </h3>
        <p className={text.soft}>
          {day === null ? <Trans>No receipt added yet</Trans> : <Trans>Receipt added on {day}</Trans>}
        </p>
      </div>
      <div className={css.action}>
        <PageTextLink
          forward
          to="/{-$country}/{-$locale}/orders/returns/$orderNumber/proof"
          params={{ orderNumber: returnOrderNumber }}
        >
          {day === null ? <Trans>Add your receipt</Trans> : <Trans>View your receipt</Trans>}
        </PageTextLink>
      </div>
    </li>
  )
}
