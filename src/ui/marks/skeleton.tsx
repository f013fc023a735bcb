import { cx } from '../cx.ts'
import css from './skeleton.module.css'

/** The box of something awaited. `width` is any CSS length. */
export function Skeleton(props: {
  readonly shape: 'text' | 'head' | 'lane' | 'button' | 'picture'
  readonly width?: string
  readonly className?: string | undefined
}) {
  return (
    <span
      aria-hidden="true"
      className={cx(css.bone, css[props.shape], props.className)}
      style={props.width === undefined ? undefined : { inlineSize: props.width }}
    />
  )
}
