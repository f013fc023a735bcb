import { Trans } from '@lingui/react/macro'
import { formatCalendarDate } from '../../../domain/format/calendar-dates.ts'
import { usePage } from '../../components/order/use-page.ts'
import text from '../../ui/text.module.css'
import { useWithdrawalState } from './withdrawal-context.ts'
import { useCanReturn, WaysOn, WithdrawalFrame } from './withdrawal-frame.tsx'

function ReturnInstead() {
  const canReturn = useCanReturn()
  return (
    <>
      {canReturn && (
        <p className={text.read}>
          <Trans>You can still send items back as a return.</Trans>
        </p>
      )}
      <WaysOn />
    </>
  )
}

/** The period has ended (BY-10). */
export function Over() {
  const { locale } = usePage()
  const lastDay = useWithdrawalState(({ context: { standing } }) =>
    standing.kind === 'over' ? standing.lastDay : null,
  )
  const day = lastDay === null ? '' : formatCalendarDate(lastDay, 'long', locale)
  return (
    <WithdrawalFrame title={<Trans>The withdrawal period is over</Trans>}>
      <p className={text.read}>
        {day === '' ? (
          <Trans>It’s too late to withdraw from this order.</Trans>
        ) : (
          <Trans>You could withdraw from this order until the end of {day}.</Trans>
        )}
      </p>
      <ReturnInstead />
    </WithdrawalFrame>
  )
}

/** Made to order, all of it (BY-11). */
export function Exempt() {
  return (
    <WithdrawalFrame title={<Trans>Made to your own design</Trans>}>
      <p className={text.read}>
        <Trans>
          There’s no right to withdraw from a contract for goods that are made to your specifications, and
          everything left of this order is. If something is wrong with it, contact us.
        </Trans>
      </p>
      <ReturnInstead />
    </WithdrawalFrame>
  )
}

/** Nothing of this order can be withdrawn from here. */
export function Nothing() {
  return (
    <WithdrawalFrame title={<Trans>Nothing to withdraw from</Trans>}>
      <p className={text.read}>
        <Trans>
          The right to withdraw online is for orders of EU countries that were placed with us. It ends for
          items that were canceled or are on their way back.
        </Trans>
      </p>
      <ReturnInstead />
    </WithdrawalFrame>
  )
}
