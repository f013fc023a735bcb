import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { Parcel } from '../../../../domain/tracking/parcels.ts'
import { selectCopy } from '../../../../machines/tracking/tracking.selectors.ts'
import { IconButton } from '../../../ui/controls/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/marks/icon.tsx'
import { StatusMark } from '../../../ui/marks/status.tsx'
import text from '../../../ui/text.module.css'
import css from './tracking.module.css'
import type { TrackingActor } from './tracking-actor.ts'

/** Carrier and number of a parcel; the number can be copied, and one press selects all of it. */
export function ParcelNumber(props: { readonly parcel: Parcel; readonly tracking: TrackingActor }) {
  const { t } = useLingui()
  const { parcel, tracking } = props
  const { number, carrier } = parcel
  const copy = useSelector(tracking, selectCopy)
  if (number === null) return null
  const view = copy?.number === number ? copy.view : null
  return (
    <div>
      <p className={css.number}>
        <span className={text.soft}>{carrier ? carrier.name : <Trans>Package number</Trans>}</span>{' '}
        <bdi className={cx(text.num, css.digits)}>{number}</bdi>
        <IconButton
          label={t`Copy package number ${number}`}
          onClick={() => tracking.send({ type: 'number.copy', number })}
        >
          {view === 'copied' ? <StatusMark mark="good" tone="good" /> : <Icon name="copy" small />}
        </IconButton>
      </p>
      <p role="status" className={cx(text.small, text.soft)}>
        {view === 'copied' && <Trans>Number copied</Trans>}
        {view === 'copyRefused' && (
          <Trans>Your browser won’t let us copy. Select the number, then copy it.</Trans>
        )}
      </p>
    </div>
  )
}
