import type { ComponentProps } from 'react'
import { cx } from '../../../../../src/ui/cx.ts'
import css from './tool-button.module.css'

type Props = ComponentProps<'button'> & {
  /** `black` is the next best action of a part, `plain` one among many. */
  readonly tone?: 'line' | 'black' | 'plain'
  /** Its words stand beside it, and say why it does nothing. */
  readonly isOff?: boolean
}

/** A button of a tool: small, and one that cannot be used stays in reach and says why. */
export function ToolButton({ tone = 'line', isOff, className, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(css.button, tone !== 'line' && css[tone], className)}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    />
  )
}

/** The same around an icon; `label` is its name. */
export function ToolIcon({ label, ...rest }: Props & { readonly label: string }) {
  return <ToolButton aria-label={label} title={label} {...rest} className={css.icon} />
}
