import { Trans } from '@lingui/react/macro'
import { PageTextLink } from '../../components/links/links.tsx'
import text from '../../ui/text.module.css'
import css from './papers.module.css'

/** A guest without a pass sees which papers there are; a code hands them out (BY-23, BY-25). */
export function CodeFirst() {
  return (
    <section className={css.proofs} data-part="code-first">
      <p className={text.read}>
        <Trans>
          These documents show your address and how you paid. To download them, enter a code that we send you.
        </Trans>
      </p>
      <p>
        <PageTextLink forward to="/{-$country}/{-$locale}/orders/code">
          <Trans>Get a code</Trans>
        </PageTextLink>
      </p>
    </section>
  )
}
