import { Trans, useLingui } from '@lingui/react/macro'
import { Lanes } from '../../ui/marks/lanes.tsx'
import { GiftFrame } from './gift-frame.tsx'

/** The gift is looked at again. */
export function SearchingPage() {
  const { t } = useLingui()
  return (
    <GiftFrame title={<Trans>Your gift</Trans>}>
      <Lanes done={1} label={t`Searching`} now={t`In progress`} full />
    </GiftFrame>
  )
}
