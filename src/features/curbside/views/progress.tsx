import { useLingui } from '@lingui/react/macro'
import type { CurbsideProgress } from '../../../../domain/pickup/pickup-life.ts'
import { Lanes } from '../../../ui/marks/lanes.tsx'

/** Four segments and where the visit is among them, in per cent (CU-02, CU-03). */
export function Progress({ percent }: { readonly percent: CurbsideProgress }) {
  const { t } = useLingui()
  const words = [t`Ready`, t`You’re here`, t`Coming out`, t`Picked up`] as const
  const isMoving = percent === 50 || percent === 75
  const done = isMoving ? percent / 25 - 1 : percent / 25
  const now = percent === 0 ? t`Not started from this page` : (words[percent / 25 - 1] ?? '')
  return (
    <Lanes
      done={done}
      percent={percent}
      moving={isMoving}
      label={t`Progress of your pickup`}
      now={now}
      words={words}
      full
      {...(percent === 100 && { tone: 'good' as const })}
    />
  )
}
