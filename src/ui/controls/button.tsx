import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { Ring } from '../marks/spinner.tsx'
import css from './button.module.css'

/** `black` is the next best action, one per line or view; `line` the others; `quiet` a link-like one. */
export type ButtonTone = 'black' | 'line' | 'quiet'

type Look = { readonly tone?: ButtonTone; readonly wide?: boolean }

const look = ({ tone = 'black', wide }: Look, className?: string) =>
  cx(css.button, tone !== 'black' && css[tone], wide && css.wide, className)

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'disabled'> & {
    /** The verb shown while the action runs ("Cancelling"); the button stays focusable and does nothing. */
    readonly loading?: ReactNode
    /** Why the button cannot be used yet; it stays focusable, the words stand beneath and are its description. */
    readonly reason?: ReactNode
  }

/** An action. A button that cannot be used says why (`reason`) rather than being `disabled`. */
export function Button(props: ButtonProps) {
  const { tone, wide, loading, reason, className, onClick, children, ...rest } = props
  const reasonId = useId()
  const idle = loading === undefined && reason === undefined
  const block = (event: MouseEvent) => event.preventDefault()
  return (
    <>
      <button
        type="button"
        aria-describedby={reason === undefined ? undefined : reasonId}
        {...rest}
        aria-disabled={idle ? undefined : true}
        aria-busy={loading === undefined ? undefined : true}
        className={look({ ...(tone && { tone }), ...(wide && { wide }) }, className)}
        onClick={idle ? onClick : block}
      >
        {loading === undefined ? (
          children
        ) : (
          <>
            <Ring />
            {loading}
          </>
        )}
      </button>
      {reason !== undefined && (
        <span id={reasonId} className={css.reason}>
          {reason}
        </span>
      )}
    </>
  )
}

/** A link that looks like a button; wrap with the router's `createLink` for pages of our own. */
export function ButtonLink({ tone, wide, className, ...rest }: Look & ComponentProps<'a'>) {
  return <a {...rest} className={look({ ...(tone && { tone }), ...(wide && { wide }) }, className)} />
}

/** A square 44 px button around an icon; `label` is its name. */
export function IconButton({
  label,
  className,
  ...rest
}: { readonly label: string } & ComponentProps<'button'>) {
  return <button type="button" aria-label={label} {...rest} className={cx(css.icon, className)} />
}

/** The same as a link. */
export function IconLink({
  label,
  href,
  className,
  ...rest
}: { readonly label: string; readonly href: string } & Omit<ComponentProps<'a'>, 'href'>) {
  return <a href={href} aria-label={label} {...rest} className={cx(css.icon, className)} />
}
