import { Trans, useLingui } from '@lingui/react/macro'
import type { ReturnExchange } from '../../../../contract/orders/line-answer.ts'
import { formatDate } from '../../../../domain/format/dates.ts'
import { formatWireMoney } from '../../../../domain/format/money.ts'
import { cx } from '../../../ui/cx.ts'
import { Facts } from '../../../ui/layout/facts.tsx'
import text from '../../../ui/text.module.css'
import { usePage } from '../use-page.ts'
import css from './exchange-part.module.css'
import { HoldWords, StateWords } from './exchange-words.tsx'

/** What a return gives for its items beside money: what is sent, what the card pays and holds, and store credit (BY-05). */
export function ExchangePart(props: {
  readonly exchange: ReturnExchange
  readonly currency: string
  /** The return was called off or refused: store credit that was not issued by then never is. */
  readonly isOff: boolean
}) {
  const { exchange, currency, isOff } = props
  const { t } = useLingui()
  const { locale, timeZone } = usePage()
  const { charged, chargeReturned, hold } = exchange
  const storeCredit = isOff && exchange.storeCredit?.issuedAt === null ? null : exchange.storeCredit
  const money = (amount: number) => <bdi>{formatWireMoney(amount, currency, locale)}</bdi>
  const sent = exchange.lines.filter(({ answer }) => answer === 'exchange')
  const issuedOn = storeCredit?.issuedAt && formatDate(storeCredit.issuedAt, 'long', { locale, timeZone })
  if (sent.length === 0 && storeCredit === null) return null
  return (
    <section className={css.part} data-part="exchange">
      <h2 className={text.h3}>
        {sent.length > 0 ? <Trans>Your exchange</Trans> : <Trans>Your store credit</Trans>}
      </h2>
      {sent.length > 0 && (
        <ul className={css.lines}>
          {sent.map((line) => (
            <li key={line.lineId}>
              <p className={text.strong}>
                <bdi>{line.title}</bdi>
              </p>
              <p className={text.small}>
                <bdi>
                  {[
                    line.color,
                    line.size && `${t`Size`} ${line.size}`,
                    line.quantity > 1 && `× ${line.quantity}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </bdi>
              </p>
              <p className={cx(text.small, text.soft)}>
                <StateWords send={line.send} state={line.state} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <Facts
        facts={[
          {
            id: 'exchanged',
            term: (
              <Trans comment="Before a sum: value of the items that are exchanged for others">
                Exchanged
              </Trans>
            ),
            value: exchange.exchanged > 0 ? money(exchange.exchanged) : null,
          },
          {
            id: 'charged',
            term: <Trans>Charged to your card</Trans>,
            value: charged > 0 ? money(charged) : null,
          },
          {
            id: 'chargeReturned',
            term: <Trans>Given back to your card</Trans>,
            value: chargeReturned > 0 ? money(chargeReturned) : null,
          },
          {
            id: 'hold',
            term: <Trans>Held on your card</Trans>,
            value: hold?.standing === 'held' ? money(hold.amount) : null,
          },
          {
            id: 'credit',
            term: <Trans>Store credit with bonus</Trans>,
            value: storeCredit && money(storeCredit.amount + storeCredit.bonus),
          },
          {
            id: 'bonus',
            term: <Trans comment="Before a sum: what the shop adds to store credit (noun)">Bonus</Trans>,
            value: storeCredit && money(storeCredit.bonus),
          },
        ]}
      />
      {hold && (
        <p className={cx(text.small, text.soft)}>
          <HoldWords hold={hold} amount={formatWireMoney(hold.amount, currency, locale)} />
        </p>
      )}
      {storeCredit && (
        <p className={cx(text.small, text.soft)}>
          {issuedOn ? (
            <Trans>We emailed your gift card on {issuedOn}.</Trans>
          ) : (
            <Trans>We’ll email your gift card once we have the package.</Trans>
          )}
        </p>
      )}
    </section>
  )
}
