import { Trans, useLingui } from '@lingui/react/macro'
import { formatCalendarDate } from '../../../domain/format/calendar-dates.ts'
import { formatDate, formatTime } from '../../../domain/format/dates.ts'
import { barcodeShape } from '../../../domain/orders/barcode.ts'
import { shop } from '../../../domain/shop-settings/shop.ts'
import type { SeenCode, SeenLabel } from '../../../machines/offline-codes/offline-codes.types.ts'
import { Barcode } from '../../components/order/barcode/barcode.tsx'
import { cx } from '../../ui/cx.ts'
import { Wrap } from '../../ui/layout/wrap.tsx'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import { DropOffCode } from '../return-label/drop-off-code.tsx'
import { LabelSheet } from '../return-label/label-sheet.tsx'
import type { CodeToKeep } from './code-to-keep.ts'
import { useCodeTitle } from './code-words.tsx'
import css from './offline-code.module.css'

/** The page of a code where there is no connection: that it is so, when the code was seen, and the code itself (BY-30). */
export function OfflineCode({ code, seenAt, place, timeZone }: CodeToKeep) {
  const title = useCodeTitle(code)
  const style = { locale: place.tag, timeZone }
  const day = formatDate(seenAt, 'long', style)
  const time = formatTime(seenAt, { ...style, country: place.marketplace })
  return (
    <>
      <header className={css.top}>
        <Wrap>
          <span className={css.brand} translate="no">
            {shop.name.toLowerCase()}
            <i />
          </span>
        </Wrap>
      </header>
      <Wrap className={css.page}>
        <main className={css.main} data-part="offline-code">
          <Note tone="wait" title={<Trans>You’re offline</Trans>}>
            <p>
              <Trans>
                This is what you saw on <time>{day}</time> at <time>{time}</time>. It may have changed since.
              </Trans>
            </p>
            {/* The page that was opened, whichever of the code’s pages it is. */}
            <a href="?" className={css.again}>
              <Trans>Try again</Trans>
            </a>
          </Note>
          <h1 className={text.h1}>{title}</h1>
          <p className={cx(text.mid, text.soft)}>
            <OrderNumber code={code} />
          </p>
          <Code code={code} />
          <LastDay code={code} locale={place.tag} />
        </main>
      </Wrap>
    </>
  )
}

function OrderNumber({ code }: { readonly code: SeenCode }) {
  const orderNumber = code.number
  return code.kind === 'pickup' ? (
    <Trans>
      Order <bdi>{orderNumber}</bdi>
    </Trans>
  ) : (
    <Trans>
      Return <bdi>{orderNumber}</bdi>
    </Trans>
  )
}

function Code({ code }: { readonly code: SeenCode }) {
  if (code.kind === 'label') return <Label label={code.label} orderNumber={code.number} />
  const bars = code.kind === 'pickup' ? code.number : code.barcode
  const { height, width } = barcodeShape(bars)
  const { place } = code
  return (
    <>
      <div className={css.bars}>
        <Barcode text={bars} height={height * 2} moduleWidth={width * 2} />
      </div>
      <div>
        <p>
          <Trans comment="Beneath a code: at the counter of a store, where an order is picked up or a return is handed in">
            Show this code at the counter.
          </Trans>
        </p>
        {place !== null && (
          <p className={text.soft}>
            <bdi>{place}</bdi>
          </p>
        )}
      </div>
    </>
  )
}

function Label({ label, orderNumber }: { readonly label: SeenLabel; readonly orderNumber: string }) {
  const { t } = useLingui()
  const { carrier, dataMatrix, dropOffCode, isPaperless, printed } = label
  const code = dropOffCode !== null && (
    <div className={css.dropOff}>
      <DropOffCode code={dropOffCode} size="large" />
      <p>
        <Trans>
          Show this code at any <bdi>{carrier}</bdi> counter and they’ll print the label for you.
        </Trans>
      </p>
      {dataMatrix !== null && (
        <figure className={css.other}>
          <img
            className={css.matrix}
            width={96}
            height={96}
            src={`data:image/png;base64,${dataMatrix}`}
            alt={t`Data matrix code of return ${orderNumber}`}
          />
          <figcaption className={cx(text.small, text.soft)}>
            <Trans>The counter can’t scan it? Show this one.</Trans>
          </figcaption>
        </figure>
      )}
    </div>
  )
  return (
    <>
      {code}
      {printed !== null && !(isPaperless && code) && (
        <div className={css.paper}>
          <LabelSheet label={label} printed={printed} returnNumber={orderNumber} />
        </div>
      )}
    </>
  )
}

function LastDay({ code, locale }: { readonly code: SeenCode; readonly locale: string }) {
  if (code.lastDay === null) return null
  const day = formatCalendarDate(code.lastDay, 'long', locale)
  return (
    <p className={text.strong}>
      {code.kind === 'pickup' ? (
        <Trans>Pick up by {day}.</Trans>
      ) : (
        <Trans comment="Beneath the label or code of a return. “It” is the return, given to a carrier or a store; {day} is a date">
          Hand it over by {day}.
        </Trans>
      )}
    </p>
  )
}
