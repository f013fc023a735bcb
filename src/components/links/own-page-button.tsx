import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { pathPrefix } from '../../../domain/languages/locale.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { usePlace } from '../app/app-context.ts'
import { asksForThisPage } from './replace-page.ts'

/**
 * A link that the host has named: a page of the orders opens within this document, as links of our own do, anything else
 * leaves it.
 */
export function OwnPageButton({
  href,
  ...rest
}: ComponentProps<typeof ButtonLink> & { readonly href: string }) {
  const router = useRouter()
  const isOwn = href.startsWith(`${pathPrefix(usePlace())}/orders/`)
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!asksForThisPage(event)) return
    event.preventDefault()
    void router.navigate({ href })
  }
  return <ButtonLink {...rest} href={href} {...(isOwn && { onClick: open })} />
}
