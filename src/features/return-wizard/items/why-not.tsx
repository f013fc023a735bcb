import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { safeLink } from '../../../../domain/links/links.ts'
import type { NotReturnable, ReturnableItem } from '../../../../domain/returns/return-items.ts'
import { useFlags } from '../../../components/app/app-context.ts'
import { useLinkPolicy } from '../../../components/links/link-policy.ts'
import { useHelpLink } from '../../../components/links/shop-links.ts'
import { finalSaleWords } from '../../../components/notices/final-sale.tsx'
import { Gap } from '../../../components/words/gap.tsx'
import text from '../../../ui/text.module.css'
import css from './items.module.css'

const words: Record<NotReturnable, MessageDescriptor> = {
  host: msg`This item can’t be returned.`,
  customDesign: msg`Made to order for you, so it can’t be returned.`,
  windowClosed: msg`The 60 days to return it are over.`,
  nothingLeft: msg`You’ve already returned all of it.`,
  cancelled: msg`This item was canceled.`,
}

/** Why a line cannot go back, with the way out (RI-04). */
export function WhyNot(props: {
  readonly id: string
  readonly disabled: NonNullable<ReturnableItem['disabled']>
}) {
  const { _ } = useLingui()
  const { why, reason } = props.disabled
  const { nbyFinalSaleMessaging } = useFlags()
  const helpLink = useHelpLink()
  const links = useLinkPolicy()
  const isFinalSale = why === 'customDesign' && nbyFinalSaleMessaging
  const href = safeLink(reason?.linkUrl, links) ?? helpLink('returns')
  return (
    <p id={props.id} className={css.why}>
      <b className={text.strong}>{reason?.text ?? _(isFinalSale ? finalSaleWords : words[why])}</b>
      <Gap />
      <a href={href}>{reason?.linkText ?? <Trans>Return policy</Trans>}</a>
    </p>
  )
}
