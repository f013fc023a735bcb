import { Trans } from '@lingui/react/macro'
import type { GiftReturned } from '../../../contract/returns/gift-return.ts'
import { barcodeShape } from '../../../domain/orders/barcode.ts'
import { returnMethods } from '../../../domain/return-methods/return-methods.ts'
import { shownReturn } from '../../../machines/gift-return/gift-return.rules.ts'
import { selectLabelView } from '../../../machines/gift-return/gift-return.selectors.ts'
import { Barcode } from '../../components/order/barcode/barcode.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import { DropOffCode } from '../return-label/drop-off-code.tsx'
import { GiftFrame } from './gift-frame.tsx'
import { Goods } from './gift-goods.tsx'
import css from './gift-return.module.css'
import { useGiftReturn, useGiftReturnState } from './gift-return-context.ts'
import { ReturnStatus } from './returns.tsx'
import { WayHint, WayTitle } from './way-words.tsx'

/** How one return of the gift goes back: label or code, and how far it is (BY-49). */
export function InstructionsPage() {
  const actor = useGiftReturn()
  const context = useGiftReturnState((snapshot) => snapshot.context)
  const shown = shownReturn(context)
  if (shown === null) return null
  const isNew = context.made !== null
  const { returnNumber } = shown
  // After a reload nobody knows it any more: it is not kept.
  const email = context.email.trim()
  return (
    <GiftFrame title={isNew ? <Trans>Your return is ready</Trans> : <Trans>Your gift return</Trans>}>
      {isNew && (
        <Note tone="good" live="status">
          <p>
            {email === '' ? (
              <Trans>
                Once we have the items, we’ll email you store credit. Whoever gave it to you isn’t told.
              </Trans>
            ) : (
              <Trans>
                The instructions are on their way to{' '}
                <bdi dir="ltr" className={css.long}>
                  {email}
                </bdi>
                . Once we have the items, we’ll send your store credit there.
              </Trans>
            )}
          </p>
        </Note>
      )}
      <section className={css.returned} data-return={shown.returnNumber}>
        <h2 className={text.h2}>
          <WayTitle way={shown.way} />
        </h2>
        <p className={text.soft}>
          <Trans>
            Return <bdi>{returnNumber}</bdi>
          </Trans>
        </p>
        <ReturnStatus status={shown.status} />
        <Carry shown={shown} />
        <Goods items={shown.items} />
      </section>
      <div className={css.actions}>
        <Button tone="line" onClick={() => actor.send({ type: 'gift.reload' })}>
          <Trans>Back to the gift</Trans>
        </Button>
      </div>
    </GiftFrame>
  )
}

/** What it is sent with. */
function Carry({ shown }: { readonly shown: GiftReturned }) {
  const actor = useGiftReturn()
  const view = useGiftReturnState(selectLabelView)
  const label = useGiftReturnState(({ context }) => context.label)
  if (returnMethods[shown.way.id].label === 'storeBarcode') {
    const { height, width } = barcodeShape(shown.returnNumber)
    return (
      <div className={css.carry} data-part="store-code">
        <p>
          <Trans>Show this code at the register, with the items.</Trans>
        </p>
        <Barcode text={shown.returnNumber} height={height} moduleWidth={width} />
      </div>
    )
  }
  if (view === 'missing') {
    return (
      <div className={css.carry} role="alert">
        <p>
          <Trans>We couldn’t make the label. It’s also in your email.</Trans>
        </p>
        <div>
          <Button tone="line" onClick={() => actor.send({ type: 'label.reload' })}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className={css.carry} aria-busy={view === 'loading' || undefined} data-part="label">
      <p className={text.pretty}>
        <WayHint way={shown.way} />
      </p>
      {view === 'loading' && (
        <p className={text.soft}>
          <Trans>Making the label…</Trans>
        </p>
      )}
      {label?.dropOffCode && <DropOffCode code={label.dropOffCode.data} size={168} />}
      {label?.returnLabel && (
        <TextLink
          href={`data:application/pdf;base64,${label.returnLabel}`}
          download={`return-label-${shown.returnNumber}.pdf`}
        >
          <Trans>Download the label (PDF)</Trans>
        </TextLink>
      )}
    </div>
  )
}
