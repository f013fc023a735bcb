import { Trans } from '@lingui/react/macro'
import { showsChat } from '../../../../domain/pages/chat.ts'
import { RowLink } from '../../../ui/controls/text-link.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/marks/icon.tsx'
import text from '../../../ui/text.module.css'
import { useExperience, useMember, usePlace } from '../../app/app-context.ts'
import { useHelpLink } from '../../links/shop-links.ts'
import css from '../side/side.module.css'
import { usePage } from '../use-page.ts'

/** Chat where somebody answers it (SE-05), the telephone on small screens only (OD-15), and the contact page. */
export function Contact() {
  const { country, flags } = usePage()
  const { locale, tag } = usePlace()
  const member = useMember()
  const contactPage = useHelpLink()('contact')
  const contact = useExperience()?.contact
  const hasChat = showsChat({
    disabledByFlag: flags.disableChat,
    hasToken: member !== null,
    locale: locale ?? tag,
    country,
    accountType: member?.accountType ?? null,
  })
  const hours = contact?.phone ? contact.hours : null
  return (
    <div data-part="contact">
      {hasChat && (
        <RowLink href={`${contactPage}#chat`}>
          <Icon name="chat" />
          <span>
            <Trans>Chat with us</Trans>
          </span>
        </RowLink>
      )}
      {contact?.phone && (
        <RowLink className={css.small} href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
          <Icon name="phone" />
          <span className={css.call}>
            <Trans>Call us</Trans>
            {hours && <bdi className={cx(text.small, text.soft)}>{hours}</bdi>}
          </span>
          <span>
            <bdi>{contact.phone}</bdi>
          </span>
        </RowLink>
      )}
      <RowLink href={contactPage}>
        <Icon name="mail" />
        <span>
          <Trans>Contact us</Trans>
        </span>
      </RowLink>
    </div>
  )
}
