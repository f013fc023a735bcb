import { Trans } from '@lingui/react/macro'
import text from '../../../ui/text.module.css'
import { PageTextLink } from '../../links/links.tsx'
import css from './side.module.css'

/** The number and the contact of an order show part of it here; a code shows the rest (BY-23). */
export function ShownInPart() {
  return (
    <section data-part="shown-in-part">
      <h2 className={text.h3}>
        <Trans>Address and payment</Trans>
      </h2>
      <p>
        <Trans>To keep them private, we show them once you’ve entered a code that we send you.</Trans>
      </p>
      <p className={css.more}>
        <PageTextLink to="/{-$country}/{-$locale}/orders/code">
          <Trans>Get a code to see all of this order</Trans>
        </PageTextLink>
      </p>
    </section>
  )
}
