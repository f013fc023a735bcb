import { Plural, Trans } from '@lingui/react/macro'
import type { RefundEntry as Entry, RefundPiece } from '../../../contract/orders/refund-status.ts'
import { formatWireMoney } from '../../../domain/format/money.ts'
import type { RefundView } from '../../../domain/refund-status/refund-overview.ts'
import { bankRefundRoute } from '../../components/links/instructions-route.ts'
import { PageButton, PageTextLink } from '../../components/links/links.tsx'
import { ExchangePart } from '../../components/order/exchange/exchange-part.tsx'
import { usePage } from '../../components/order/use-page.ts'
import { cx } from '../../ui/cx.ts'
import text from '../../ui/text.module.css'
import { isWithoutMoney } from './no-money.ts'
import { RefundHeadline } from './refund-headline.tsx'
import { RefundSteps } from './refund-steps.tsx'
import { useRefundWay } from './refund-ways.ts'
import { RefundWhen } from './refund-when.tsx'
import css from './refunds.module.css'

/** One return, or what was cancelled: the answer, then how far it is, where the money goes, for what, and what is missing. */
export function RefundEntry({ view }: { readonly view: RefundView }) {
  const { entry, standing } = view
  return (
    <section className={css.entry} data-part="refund" data-standing={standing}>
      <div className={css.title}>
        <p className={cx(text.small, text.soft)}>
          <Subject entry={entry} />
        </p>
        <h2 className={text.h2}>
          <RefundHeadline view={view} />
        </h2>
        <p className={text.read}>
          <RefundWhen view={view} />
        </p>
      </div>
      {standing === 'needsAccount' && (
        <div>
          <PageButton to={bankRefundRoute} params={{ orderNumber: entry.orderNumber }}>
            <Trans>Add bank details</Trans>
          </PageButton>
        </div>
      )}
      {entry.exchange && (
        <ExchangePart exchange={entry.exchange} currency={entry.currency} isOff={standing === 'nothing'} />
      )}
      <div className={css.body}>
        <RefundSteps steps={view.steps} hasMoney={!isWithoutMoney(view)} />
        <div className={css.lists}>
          <Ways entry={entry} />
          <Pieces entry={entry} />
          <Missing entry={entry} />
        </div>
      </div>
    </section>
  )
}

function Subject({ entry: { kind, orderNumber } }: { readonly entry: Entry }) {
  if (kind === 'cancellation') return <Trans>Canceled items</Trans>
  if (kind === 'payment')
    return (
      <Trans comment="Above a refund, in place of the number of a return: the money came when the order waited for none">
        A payment we didn’t need
      </Trans>
    )
  return (
    <PageTextLink to="/{-$country}/{-$locale}/orders/returns/$orderNumber" params={{ orderNumber }}>
      <span>
        <Trans>
          Return <bdi>{orderNumber}</bdi>
        </Trans>
      </span>
    </PageTextLink>
  )
}

/** Each payment with its part, where there are several: one alone stands in the headline. */
function Ways({ entry }: { readonly entry: Entry }) {
  const { locale } = usePage()
  const wayOf = useRefundWay()
  if (entry.parts.length < 2) return null
  return (
    <div className={css.list} data-part="refund-ways">
      <h3 className={text.h3}>
        {entry.toCome > 0 ? (
          <Trans comment="Heading of a list of ways to pay with sums. “It” is the money of a refund that is still to come">
            Where it goes
          </Trans>
        ) : (
          <Trans comment="Heading of a list of ways to pay with sums. “It” is the money of a refund that was made">
            Where it went
          </Trans>
        )}
      </h3>
      <ul className={css.rows}>
        {entry.parts.map((part) => {
          const way = wayOf(entry, part)
          return (
            <li key={way}>
              <bdi>{way}</bdi>
              <bdi>{formatWireMoney(part.amount, entry.currency, locale)}</bdi>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Pieces({ entry: { pieces, kind, currency } }: { readonly entry: Entry }) {
  if (pieces.length === 0) return null
  return (
    <div className={css.list} data-part="refund-pieces">
      <h3 className={text.h3}>
        {kind === 'return' ? <Trans>What you’re returning</Trans> : <Trans>What was canceled</Trans>}
      </h3>
      <ul className={css.rows}>
        {pieces.map((piece) => (
          <Piece key={piece.id} piece={piece} currency={currency} />
        ))}
      </ul>
    </div>
  )
}

function Piece({ piece, currency }: { readonly piece: RefundPiece; readonly currency: string }) {
  const { locale } = usePage()
  const { title, size, quantity, amount, isDenied } = piece
  return (
    <li className={cx(isDenied && css.denied)}>
      <span>
        <bdi>{title}</bdi>
        <span className={cx(text.small, text.soft)}>
          {size !== null && (
            <>
              {' · '}
              <bdi>{size}</bdi>
            </>
          )}
          {quantity > 1 && (
            <>
              {' · '}
              <Plural value={quantity} one="# piece" other="# pieces" />
            </>
          )}
          {isDenied && (
            <>
              {' · '}
              <Trans>Not accepted</Trans>
            </>
          )}
        </span>
      </span>
      <bdi>{formatWireMoney(amount, currency, locale)}</bdi>
    </li>
  )
}

/** Why less comes back than was asked for (BY-59). */
function Missing({ entry: { withheld, currency } }: { readonly entry: Entry }) {
  const { locale } = usePage()
  if (withheld.length === 0) return null
  return (
    <div className={css.list} data-part="refund-withheld">
      <h3 className={text.h3}>
        <Trans>Why it’s less</Trans>
      </h3>
      <ul className={css.rows}>
        {withheld.map(({ reason, amount }) => (
          <li key={reason}>
            <span>
              {reason === 'denied' ? (
                <Trans>Items we couldn’t accept</Trans>
              ) : (
                <Trans>Not refunded. Contact us and we’ll tell you why.</Trans>
              )}
            </span>
            <bdi>{formatWireMoney(amount, currency, locale)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
