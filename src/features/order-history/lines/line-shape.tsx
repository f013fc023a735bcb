import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { HistoryItem } from '../../../../contract/orders/orders.ts'
import { pictureSources } from '../../../../domain/pictures/picture-sources.ts'
import type { DisplayStatus } from '../../../../domain/status/order-status.ts'
import { StatusLanes, StatusLine } from '../../../components/words/status-text.tsx'
import { wholeRanges } from '../../../components/words/whole-ranges.tsx'
import { cx } from '../../../ui/cx.ts'
import { type Fact, Facts } from '../../../ui/layout/facts.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { Picture } from '../../../ui/marks/picture.tsx'
import text from '../../../ui/text.module.css'
import css from '../order-history.module.css'
import { useLineAnswer } from './use-line-answer.ts'

/** A line of a list of orders: picture, answer, product, and what stands at its end. */
export function LineShape(props: {
  readonly line: HistoryItem
  readonly status: DisplayStatus
  /** Pictures of the first screen are fetched at once. */
  readonly eager: boolean
  /** Puts a link around picture and name; the picture's is `quiet`, so that the keyboard meets one. */
  readonly linked?: (content: ReactNode, quiet: boolean) => ReactNode
  readonly facts: readonly Fact[]
  /** Stands under the product's name and category. */
  readonly note?: ReactNode
  /** Stands under the facts. */
  readonly after?: ReactNode
  readonly children: ReactNode
}) {
  const { line, status, linked = (content) => content } = props
  const { t } = useLingui()
  const answer = useLineAnswer(line, status)
  const { product } = line
  return (
    <article className={css.line} data-line={line.id} data-status={status}>
      {linked(
        <Picture
          {...pictureSources(product.productImage)}
          sizes="(width >= 90em) 12rem, (width >= 60em) 15rem, (width >= 37.5em) 12rem, calc(38vw - 1rem)"
          alt={product.imageAlt ?? product.title}
          missing={t`Picture not available`}
          eager={props.eager}
        />,
        true,
      )}
      <div className={css.body}>
        <div className={css.answer}>
          <StatusLine status={status} />
          <h3 className={text.h2}>
            {wholeRanges(answer)}
            <VisuallyHidden>: {product.title}</VisuallyHidden>
          </h3>
          <StatusLanes status={status} />
        </div>
        <div>
          <p className={css.name}>{linked(product.title, false)}</p>
          {product.category && <p className={cx(text.small, text.soft)}>{product.category}</p>}
          {props.note}
          <Facts facts={props.facts} />
          {props.after}
        </div>
      </div>
      {props.children}
    </article>
  )
}
