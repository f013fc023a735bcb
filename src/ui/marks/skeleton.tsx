import { cx } from '../cx.ts'
import css from './skeleton.module.css'

/** The box of something awaited, as wide as its place where no width is named. */
export function Skeleton(props: {
  readonly shape: 'text' | 'head' | 'lane' | 'button' | 'picture'
  readonly width?: 'tiny' | 'short' | 'medium' | 'long' | 'wide' | 'half' | 'most' | 'full'
  readonly className?: string | undefined
}) {
  return (
    <span
      aria-hidden="true"
      className={cx(css.bone, css[props.shape], props.width && css[props.width], props.className)}
    />
  )
}
