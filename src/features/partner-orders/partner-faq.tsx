import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useHelpLink } from '../../components/links/shop-links.ts'
import { AccordionItem } from '../../ui/controls/accordion.tsx'
import text from '../../ui/text.module.css'
import { arriveAt } from './arrive-at.ts'
import css from './partner-orders.module.css'

/** What shoppers ask about partner orders, one answer open at a time (OD-15); the header's link leads here (PA-03). */
export function PartnerFaq() {
  const contactPage = useHelpLink()('contact')
  return (
    <section ref={arriveAt} id="faq" className={css.faq} aria-labelledby="faq-title" tabIndex={-1}>
      <h2 id="faq-title" className={text.h1}>
        <Trans>Questions about partner orders</Trans>
      </h2>
      <div>
        <Question ask={<Trans>What is a partner order?</Trans>}>
          <Trans>Something from us that you bought at another store while your accounts were linked.</Trans>
        </Question>
        <Question ask={<Trans>Who do I ask about delivery or payment?</Trans>}>
          <Trans>
            The store that sold it: it packed the package and took the payment. Have your order number ready.
          </Trans>
        </Question>
        <Question ask={<Trans>How do I return something from a partner?</Trans>}>
          <Trans>
            Return it to the store that sold it, following that store’s policy. Our warehouses and stores
            can’t accept it.
          </Trans>
        </Question>
        <Question ask={<Trans>What does “Member access” mean?</Trans>}>
          <Trans>It was sold to members only, and the store sold it to you as a member.</Trans>
        </Question>
        <Question ask={<Trans>Why is an order missing or out of date?</Trans>}>
          <Trans>Partner stores report orders with a delay. Allow a day after your purchase.</Trans>
        </Question>
        <Question ask={<Trans>How do I stop sharing my orders?</Trans>}>
          <Trans>
            Unlink the store in your account there, or <a href={contactPage}>ask us</a> to do it for you. Its
            orders will disappear from this page.
          </Trans>
        </Question>
      </div>
    </section>
  )
}

function Question(props: { readonly ask: ReactNode; readonly children: ReactNode }) {
  return (
    <AccordionItem group="partner-faq" summary={props.ask}>
      <p>{props.children}</p>
    </AccordionItem>
  )
}
