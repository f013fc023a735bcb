import { useCallback, useState } from 'react'
import { cx } from '../cx.ts'
import css from './picture.module.css'

/**
 * A square product picture. Without one, or when it does not load, the words of `missing` stand on its ground (HI-08).
 * `eager` is for pictures of the first screen, which a page rendered on the host preloads; the others wait until they come
 * near. `sizes` says how wide it stands, as its stylesheet has it.
 */
export function Picture(props: {
  readonly src: string | null
  readonly srcSet?: string
  readonly sizes: string
  readonly alt: string
  readonly missing: string
  readonly eager?: boolean
  readonly className?: string | undefined
}) {
  const [failed, setFailed] = useState<string | null>(null)
  const { src } = props
  // On a page that came rendered it may have failed before anybody could hear of it.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setFailed(src)
    },
    [src],
  )
  if (src === null || src === failed) {
    return <span className={cx(css.picture, css.missing, props.className)}>{props.missing}</span>
  }
  return (
    <span className={cx(css.picture, props.className)}>
      <img
        sizes={props.srcSet && props.sizes}
        srcSet={props.srcSet}
        ref={look}
        src={src}
        alt={props.alt}
        width={400}
        height={400}
        loading={props.eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailed(src)}
      />
    </span>
  )
}
