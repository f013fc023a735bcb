import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { RowLink } from '../../../ui/text-link.tsx'
import { Titles } from '../groups/titles.tsx'
import type { TrackedParcel } from '../header/tracking.ts'
import { replacePage } from './replace-page.ts'

/** Several parcels: the shopper picks which one to follow (OD-04, BA-04). */
export function TrackDialog(props: {
  readonly parcels: readonly TrackedParcel[]
  readonly onClose: () => void
}) {
  const { t } = useLingui()
  return (
    <Dialog
      title={<Trans>Track your parcels</Trans>}
      close={{ label: t`Close`, onClose: props.onClose }}
      data-modal="track"
    >
      <ul>
        {props.parcels.map((parcel, index) => {
          const position = index + 1
          return (
            <li key={parcel.href}>
              <RowLink href={parcel.href} onClick={replacePage}>
                <span>
                  <Trans>Parcel {position}</Trans>: <Titles titles={parcel.titles} />
                </span>
                <span>
                  <Icon name="next" small />
                </span>
              </RowLink>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
