import { useLingui } from '@lingui/react/macro'
import type { OrderItem } from '../../../contract/orders/order-item.ts'
import { formatWireMoney } from '../../../domain/format/money.ts'
import { pictureSources } from '../../../domain/pictures/picture-sources.ts'
import { usePage } from '../../components/order/use-page.ts'
import { GoodsFacts } from '../../components/words/goods-words.tsx'
import { cx } from '../../ui/cx.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Picture } from '../../ui/marks/picture.tsx'
import text from '../../ui/text.module.css'
import css from './withdrawal.module.css'
import { useWithdrawal } from './withdrawal-context.ts'

/** Lines of the order by their ids, in the order's own order. */
export const useLines = (ids: readonly string[]): readonly OrderItem[] => {
  const { order } = useWithdrawal()
  return order.group.flatMap(({ orderItems }) => orderItems).filter(({ id }) => ids.includes(id))
}

/** Goods with their pictures. `pick`: each with a box to tick. */
export function Goods(props: {
  readonly lines: readonly OrderItem[]
  readonly pick?: { readonly chosen: readonly string[]; readonly onToggle: (id: string) => void }
}) {
  const { lines, pick } = props
  return (
    <ul className={css.goods}>
      {lines.map((line) => (
        <li key={line.id} data-line={line.id}>
          <Thumb line={line} />
          {pick ? (
            <Checkbox
              id={`withdraw-${line.id}`}
              checked={pick.chosen.includes(line.id)}
              onToggle={() => pick.onToggle(line.id)}
            >
              <Words line={line} />
            </Checkbox>
          ) : (
            <p className={css.words}>
              <Words line={line} />
            </p>
          )}
          <Price line={line} />
        </li>
      ))}
    </ul>
  )
}

function Thumb({ line: { product } }: { readonly line: OrderItem }) {
  const { t } = useLingui()
  return (
    <Picture
      className={css.thumb}
      {...pictureSources(product.productImage)}
      sizes="4.5rem"
      alt=""
      missing={t`Picture not available`}
      eager
    />
  )
}

function Words({ line }: { readonly line: OrderItem }) {
  const { title, size } = line.product
  const { quantity } = line.lineItemTransaction
  return (
    <>
      <bdi className={text.strong}>{title}</bdi>
      <GoodsFacts color={null} size={size} quantity={quantity} />
    </>
  )
}

function Price({ line }: { readonly line: OrderItem }) {
  const { order } = useWithdrawal()
  const { locale } = usePage()
  return (
    <bdi className={cx(css.price, text.num)}>
      {formatWireMoney(line.lineItemTransaction.lineItemChargedPrice, order.currency, locale)}
    </bdi>
  )
}
