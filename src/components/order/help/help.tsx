import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Order } from '../../../../contract/orders/order.ts'
import type { HelpTopic } from '../../../../domain/countries/country.types.ts'
import { orderCountry } from '../../../../domain/orders/order-country.ts'
import { AccordionItem } from '../../../ui/controls/accordion.tsx'
import text from '../../../ui/text.module.css'
import { useHelpLink } from '../../links/shop-links.ts'
import { Gap } from '../../words/gap.tsx'
import { RefundTime } from '../../words/refund-time.tsx'
import { usePage } from '../use-page.ts'
import { Contact } from './contact.tsx'

function Question(props: {
  readonly topic: HelpTopic
  readonly ask: ReactNode
  readonly children: ReactNode
}) {
  const helpLink = useHelpLink()
  return (
    <AccordionItem group="order-help" summary={props.ask}>
      <p>
        {props.children}
        <Gap />
        <a href={helpLink(props.topic)}>
          <Trans>Read more</Trans>
        </a>
      </p>
    </AccordionItem>
  )
}

/** Answers to what shoppers ask about an order, one open at a time (OD-15), and people to ask. */
export function Help({ order }: { readonly order: Order }) {
  const { country } = usePage()
  return (
    <section data-part="help">
      <h2 className={text.h3}>
        <Trans>Help</Trans>
      </h2>
      <div>
        {order.orderType !== 'RETURN_ORDER' && (
          <>
            <Question topic="cancel" ask={<Trans>Can I cancel my order?</Trans>}>
              <Trans>Yes, for 30 minutes after you place it. After that, we’ve started packing.</Trans>
            </Question>
            {order.storePickup === null ? (
              <Question topic="shipping" ask={<Trans>When does my order arrive?</Trans>}>
                <Trans>Each package shows when it arrives, with a link to track it once it ships.</Trans>
              </Question>
            ) : (
              <Question topic="shipping" ask={<Trans>When can I pick up my order?</Trans>}>
                <Trans>Once it’s ready. This page says where, and how long the store will hold it.</Trans>
              </Question>
            )}
          </>
        )}
        <Question topic="returns" ask={<Trans>How do I return something?</Trans>}>
          <Trans>Choose your items, send them back, and we’ll refund you once we’ve checked them.</Trans>
        </Question>
        <Question topic="refunds" ask={<Trans>When do I get my refund?</Trans>}>
          <RefundTime country={orderCountry(order, country)} />
        </Question>
      </div>
      <Contact />
    </section>
  )
}
