import { Trans } from '@lingui/react/macro'
import { formatMoney } from '../../../../domain/format/money.ts'
import { usePlace } from '../../../components/app/app-context.ts'
import { cx } from '../../../ui/cx.ts'
import text from '../../../ui/text.module.css'
import { useDraftSums } from '../answer/use-draft-sums.ts'
import { useOrder } from '../return-wizard-context.ts'
import { SubmitAction } from './submit-action.tsx'
import css from './summary.module.css'

/** On small screens: the total and the step's button, always in reach (RI-01). */
export function FooterBar() {
  const { tag } = usePlace()
  const { currency } = useOrder()
  const total = useDraftSums().refund
  return (
    <div className={css.bar} data-part="footer-bar">
      <span className={css.barSum}>
        <span className={cx(text.small, text.soft)}>
          <Trans>Estimated refund</Trans>
        </span>
        <bdi className={cx(text.h2, text.num)}>{formatMoney(total, currency, tag)}</bdi>
      </span>
      <div>
        <SubmitAction />
      </div>
    </div>
  )
}
