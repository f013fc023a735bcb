import { Trans, useLingui } from '@lingui/react/macro'
import type { Banner } from '../../../contract/session/experience.ts'
import { pictureSources } from '../../../domain/pictures/picture-sources.ts'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { cx } from '../../ui/cx.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import text from '../../ui/text.module.css'
import css from './carousel.module.css'
import stack from './stack.module.css'

/** One banner; all of them lie in the same place, so that the tallest keeps the height. */
export function BannerSlide(props: {
  readonly banner: Banner
  readonly index: number
  readonly count: number
  readonly current: boolean
  /** Address that the banner leads to, already checked; `null` where it leads nowhere. */
  readonly href: string | null
}) {
  const { t } = useLingui()
  const { banner, count } = props
  const position = props.index + 1
  const { title } = banner
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a fieldset
    <div
      role="group"
      aria-roledescription={t({
        message: 'slide',
        comment: 'Read out after the position of a banner, like “2 of 5, slide” (noun)',
      })}
      aria-label={t({ message: `${position} of ${count}`, comment: 'Read out for a banner, like “2 of 5”' })}
      aria-hidden={!props.current}
      className={cx(stack.layer, css.slide, props.current && stack.current)}
    >
      <div className={css.text}>
        <h2 className={cx(text.h1, css.title)}>{title}</h2>
        {banner.msg && <p className={text.mid}>{banner.msg}</p>}
        {props.href && (
          <TextLink href={props.href}>
            <Trans>
              See more<VisuallyHidden>: {title}</VisuallyHidden>
            </Trans>
          </TextLink>
        )}
      </div>
      {banner.image && (
        <img
          className={css.picture}
          sizes="(width >= 120em) 27rem, (width >= 60em) 25vw, 40vw"
          {...pictureSources(banner.image)}
          alt=""
          width={400}
          height={400}
          loading="lazy"
        />
      )}
    </div>
  )
}
