import { useLingui } from '@lingui/react/macro'
import type { CurbsideProgress } from '../../../../domain/pickup/pickup-life.ts'
import { Lanes } from '../../../ui/marks/lanes.tsx'

/** Four segments and where the visit is among them, in per cent (CU-02, CU-03). */
export function Progress({ percent }: { readonly percent: CurbsideProgress }) {
  const { t } = useLingui()
  const words = [
    t({
      message: 'Ready',
      comment:
        'Step of the progress of a pickup, one of four beside each other: the order waits in the store. Up to 15 characters',
    }),
    t({
      message: 'You’re here',
      comment:
        'Step of the progress of a curbside pickup, one of four beside each other: the shopper is at the store. Up to 21 characters',
    }),
    t({
      message: 'Coming out',
      comment:
        'Step of the progress of a curbside pickup, one of four beside each other: someone brings the order to the car. Up to 25 characters',
    }),
    t({
      message: 'Picked up',
      comment:
        'Entry in the timeline of an item, with its day beside it, or step of its progress: the shopper has got it in the store. Up to 16 characters',
    }),
  ] as const
  const isMoving = percent === 50 || percent === 75
  const done = isMoving ? percent / 25 - 1 : percent / 25
  const now =
    percent === 0
      ? t({
          message: 'Not started from this page',
          comment:
            'Read out in place of a step of a curbside pickup: the arrival was told elsewhere, so its progress does not show',
        })
      : (words[percent / 25 - 1] ?? '')
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
