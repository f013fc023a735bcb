import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { formatDate } from '../../../domain/format/dates.ts'
import { usePage } from '../../components/order/use-page.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import { ProofPage } from './proof-page.tsx'
import css from './return-proof.module.css'
import { useReturnProof } from './return-proof-context.ts'

/** Number and photo as they were sent last, and when. */
export function ProvenPage() {
  const { t } = useLingui()
  const { actor, order } = useReturnProof()
  const { locale, timeZone } = usePage()
  const known = useSelector(actor, ({ context }) => context.known)
  const isFresh = useSelector(actor, ({ context }) => context.isFresh)
  const proof = known?.proof
  if (!proof) return null
  const { receiptNumber, photo, sentAt } = proof
  const day = formatDate(sentAt, 'long', { locale, timeZone })
  const file = photo === null ? null : `data:image/jpeg;base64,${photo}`
  return (
    <ProofPage title={<Trans>Proof of return</Trans>}>
      {isFresh && (
        <Note tone="good" live="status">
          <p>
            <Trans>We saved your receipt. You’ll find it here until your order’s records are deleted.</Trans>
          </p>
        </Note>
      )}
      <dl className={css.facts} data-part="proof">
        {receiptNumber !== null && (
          <div>
            <dt>
              <Trans>Receipt number</Trans>
            </dt>
            <dd>
              <bdi dir="ltr" className={css.number}>
                {receiptNumber}
              </bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Added on</Trans>
          </dt>
          <dd>{day}</dd>
        </div>
      </dl>
      {file !== null && (
        <figure className={css.photo}>
          <img src={file} alt={t`Your carrier’s receipt`} />
          <figcaption>
            <a className={css.save} href={file} download={`return-${order.orderNumber}-receipt.jpg`}>
              <Trans>Download photo</Trans>
            </a>
          </figcaption>
        </figure>
      )}
      {known.standing === 'open' ? (
        <div className={css.actions}>
          <Button tone="line" onClick={() => actor.send({ type: 'proof.replace' })}>
            <Trans>Replace receipt</Trans>
          </Button>
        </div>
      ) : (
        <p className={text.soft}>
          <Trans>Your refund is made, so the receipt can’t be changed anymore.</Trans>
        </p>
      )}
    </ProofPage>
  )
}
