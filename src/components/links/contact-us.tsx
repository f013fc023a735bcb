import { Trans } from '@lingui/react/macro'
import { ButtonLink, type ButtonTone } from '../../ui/controls/button.tsx'
import { useHelpLink } from './shop-links.ts'

/** A person to talk to: the contact page of this country. */
export function ContactUs({ tone = 'line' }: { readonly tone?: ButtonTone }) {
  return (
    <ButtonLink tone={tone} href={useHelpLink()('contact')}>
      <Trans>Contact us</Trans>
    </ButtonLink>
  )
}
