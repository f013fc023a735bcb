import type { ReactNode } from 'react'
import { type AgreementType, agreementLink } from '../../../domain/links/agreements.ts'
import { shop } from '../../../domain/shop-settings/shop.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { useShopAddress } from '../../components/links/shop-links.ts'

/** A link to one of the shop's agreements, in a tab of its own so that the form stays (GL-05). */
export function Agreement(props: {
  readonly type: AgreementType
  readonly className?: string | undefined
  readonly children?: ReactNode
}) {
  const { marketplace: country, language } = usePlace()
  const addressOf = useShopAddress()
  const href = agreementLink(shop.site, props.type, { country, language })
  if (href === null) return props.children
  return (
    <a href={addressOf(href)} className={props.className} target="_blank" rel="noreferrer">
      {props.children}
    </a>
  )
}
