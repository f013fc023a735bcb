import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PrintedLabel } from '../../../contract/returns/return-label.ts'
import { contentsOf } from '../../../domain/return-methods/label-size.ts'
import type { LabelToShow } from '../../../services/returns/get-return-label.ts'
import { Barcode } from '../../components/order/barcode/barcode.tsx'
import text from '../../ui/text.module.css'
import css from './return-label.module.css'

type Props = {
  readonly label: Pick<LabelToShow, 'carrier'>
  readonly printed: PrintedLabel
  readonly returnNumber: string
}

function AddressLines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <address>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may read alike
        <span key={index}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  )
}

/** The label in HTML, saying what the PDF says: for those who do not open PDFs, and what the print button prints. */
export function LabelSheet({ label, printed, returnNumber }: Props) {
  const { t } = useLingui()
  const { trackingNumber, lines } = printed
  const { shown, more } = contentsOf(lines)
  return (
    <article className={css.sheet} data-part="label-sheet" aria-label={t`Return label`}>
      <header>
        <h3>
          <bdi>{label.carrier}</bdi>
        </h3>
        <p>
          <Trans comment="Noun: goods that are sent back. On a label, before the number of a return, and in the title of a page">
            Return
          </Trans>
        </p>
      </header>
      <dl>
        <div className={css.from}>
          <dt>
            <Trans comment="On a return label, above the address of the sender">From</Trans>
          </dt>
          <dd>
            <AddressLines lines={printed.from} />
          </dd>
        </div>
        <div className={css.to}>
          <dt>
            <Trans comment="On a return label, above the address of the receiver">To</Trans>
          </dt>
          <dd>
            <AddressLines lines={printed.to} />
          </dd>
        </div>
        <div className={css.bars}>
          <dt className={css.hiddenTerm}>
            <Trans>Tracking number</Trans>
          </dt>
          <dd>
            <Barcode text={trackingNumber} height={72} moduleWidth={1} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Return number</Trans>
          </dt>
          <dd className={text.strong}>
            <bdi>{returnNumber}</bdi>
          </dd>
        </div>
        <div className={css.contents}>
          <dt>
            <Trans comment="On a return label, above the list of items in the package (noun)">Contents</Trans>
          </dt>
          <dd>
            <ul>
              {shown.map(({ title, size, quantity }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of the same product and size
                <li key={index}>
                  <bdi>
                    {quantity} × {title}
                    {size !== null && `, ${size}`}
                  </bdi>
                </li>
              ))}
              {more > 0 && (
                <li>
                  <Plural value={more} one="and # more" other="and # more" />
                </li>
              )}
            </ul>
          </dd>
        </div>
      </dl>
    </article>
  )
}
