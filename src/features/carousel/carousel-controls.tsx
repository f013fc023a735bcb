import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import css from './carousel.module.css'

/** Pause or play, then one button per banner; they come before the slides for keyboard and screen reader. */
export function CarouselControls(props: {
  readonly count: number
  readonly current: number
  readonly button: 'pause' | 'play' | null
  readonly onPick: (index: number) => void
  readonly onPause: () => void
  readonly onResume: () => void
}) {
  const { t } = useLingui()
  const { button, count } = props
  return (
    <div className={css.controls}>
      {button && (
        <IconButton
          label={button === 'pause' ? t`Pause banners` : t`Play banners`}
          onClick={button === 'pause' ? props.onPause : props.onResume}
        >
          <Icon name={button} small />
        </IconButton>
      )}
      {Array.from({ length: count }, (_, index) => {
        const position = index + 1
        return (
          <button
            key={position}
            type="button"
            className={css.dot}
            aria-label={t`Banner ${position} of ${count}`}
            aria-current={index === props.current}
            onClick={() => props.onPick(index)}
          />
        )
      })}
    </div>
  )
}
