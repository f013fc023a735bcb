import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { BringableReturn, Visit, VisitReturn, VisitStanding } from '../../../contract/pickup/visit.ts'
import { barcodeShape } from '../../../domain/orders/barcode.ts'
import { PageTextLink } from '../../components/links/links.tsx'
import { Barcode } from '../../components/order/barcode/barcode.tsx'
import { listOf } from '../../components/words/list-of.ts'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import css from './on-the-way.module.css'
import { useStoreTime } from './way-frame.tsx'

type Props = { readonly known: Pick<VisitStanding, 'returns'> & { readonly visit: Visit } }

/** What is brought back, with the code that the store scans, and whether it has taken it (BY-47). */
export function BroughtReturns({ known }: Props) {
  const { visit, returns } = known
  if (visit.returns.length === 0) return null
  return (
    <section className={css.section} data-part="brought-returns">
      <div className={css.head}>
        <h2 className={text.h2}>
          <Trans>Your returns</Trans>
        </h2>
        {visit.returns.some(({ handedOverAt }) => handedOverAt === null) && (
          <p className={text.read}>
            <Trans comment="“Them” are returns, which the shopper brings along to the store when picking up an order">
              Hand them over in the same visit and show the code.
            </Trans>
          </p>
        )}
      </div>
      {visit.returns.map((brought) => (
        <Brought
          key={brought.returnOrderNumber}
          brought={brought}
          facts={returns.find(({ returnOrderNumber }) => returnOrderNumber === brought.returnOrderNumber)}
        />
      ))}
    </section>
  )
}

function Brought(props: { readonly brought: VisitReturn; readonly facts: BringableReturn | undefined }) {
  const { returnOrderNumber: returnNumber, handedOverAt } = props.brought
  const { barcodeNumber = returnNumber, items = [] } = props.facts ?? {}
  const { _ } = useLingui()
  const timeOf = useStoreTime()
  const shape = barcodeShape(barcodeNumber)
  const time = handedOverAt === null ? '' : timeOf(handedOverAt)
  return (
    <div className={css.brought} data-return={returnNumber}>
      <h3 className={text.h3}>
        <Trans>
          Return <bdi>{returnNumber}</bdi>
        </Trans>
      </h3>
      <p className={text.soft}>
        <bdi>{listOf(items, _)}</bdi>
      </p>
      <div role="status">
        {handedOverAt !== null && (
          <Note tone="good">
            <p>
              <Trans comment="Of a return that the shopper brought to a store; {time} is a time of day">
                Handed over at <bdi>{time}</bdi>.
              </Trans>
            </p>
          </Note>
        )}
      </div>
      {handedOverAt === null && (
        <Barcode text={barcodeNumber} height={shape.height} moduleWidth={shape.width} />
      )}
      <PageTextLink
        to="/{-$country}/{-$locale}/orders/returns/$orderNumber"
        params={{ orderNumber: returnNumber }}
        forward
      >
        <Trans>View return</Trans>
      </PageTextLink>
    </div>
  )
}
