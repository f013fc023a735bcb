import { safeLink } from '../../../../domain/links/links.ts'
import { usePage } from '../../../components/order/use-page.ts'
import { cx } from '../../../ui/cx.ts'
import text from '../../../ui/text.module.css'
import css from './groups.module.css'

type Refusal = { readonly [Key in 'text' | 'linkText' | 'linkUrl']: string | null }

/** Why a line or group cannot be returned, with the way out that the host names. */
export function ReturnRefusal({ reason }: { readonly reason: Refusal | null }) {
  const { links } = usePage()
  if (reason === null || !reason.text) return null
  const href = safeLink(reason.linkUrl, links)
  return (
    <p className={cx(text.small, text.soft, text.read, css.note)}>
      {reason.text} {href && reason.linkText && <a href={href}>{reason.linkText}</a>}
    </p>
  )
}
