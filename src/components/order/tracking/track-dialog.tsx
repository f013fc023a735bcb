import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Parcel } from '../../../../domain/tracking/parcels.ts'
import { createTrackingMachine } from '../../../../machines/tracking/tracking.actors.ts'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { useApp } from '../../app/app-context.ts'
import { useStateName } from '../../app/state-name.ts'
import { useFlow } from '../../app/use-flow.ts'
import { copyText } from './copy-text.ts'
import { ParcelRow } from './parcel-row.tsx'
import css from './tracking.module.css'

/** Several parcels: each with its status, what is in it and the way to its carrier, which replaces the page (OD-04, BA-04). */
export function TrackDialog(props: {
  readonly parcels: readonly Parcel[]
  readonly isReturn: boolean
  readonly onClose: () => void
}) {
  const { t } = useLingui()
  const { parcels } = props
  const tracking = useTrackingActor(parcels.length)
  const state = useStateName(tracking)
  const isLeaving = useSelector(tracking, (snapshot) => snapshot.hasTag('leaving'))
  return (
    <Dialog
      title={props.isReturn ? <Trans>Track your return</Trans> : <Trans>Track your packages</Trans>}
      close={{
        label: t({
          message: 'Close',
          comment: 'Names the × that closes a dialog or a notice, read out (verb)',
        }),
        onClose: props.onClose,
      }}
      data-flow="tracking"
      data-state={state}
    >
      <ul className={css.parcels} aria-busy={isLeaving}>
        {parcels.map((parcel, index) => (
          <ParcelRow
            key={parcel.href ?? `${index}`}
            parcel={parcel}
            position={index + 1}
            count={parcels.length}
            tracking={tracking}
            orderType={props.isReturn ? 'RETURN_ORDER' : 'SALES_ORDER'}
          />
        ))}
      </ul>
    </Dialog>
  )
}

/** Runs the tracking flow and turns its facts into navigation and analytics. */
const useTrackingActor = (count: number) => {
  const { track } = useApp()
  const machine = useMemo(() => createTrackingMachine({ copy: copyText }), [])
  return useFlow(machine, {
    on: {
      'carrier.opened': ({ href }) => {
        track('Track Shipment Clicked', { parcels: count })
        window.location.replace(href)
      },
      'number.copied': () => track('Tracking Number Copied', {}),
    },
  })
}
