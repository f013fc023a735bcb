import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../marks/icon.tsx'
import css from './text-link.module.css'

/** A link that stands alone, 44 px high; `forward` ends it with an arrow. */
export function TextLink({
  forward,
  className,
  children,
  ...rest
}: { readonly forward?: boolean } & ComponentProps<'a'>) {
  return (
    <a {...rest} className={cx(css.link, className)}>
      {children}
      {forward && <Icon name="next" small />}
    </a>
  )
}

/** The way back, above a page's heading. */
export function BackLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={cx(css.link, css.crumb, className)}>
      <Icon name="prev" small />
      <span>{children}</span>
    </a>
  )
}

/** A row of a list of ways out: icon, `<span>` of words, optional `<span>` at the end. */
export function RowLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} className={cx(css.link, css.row, className)} />
}
