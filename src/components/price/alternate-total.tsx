import { Trans } from '@lingui/react/macro'
import text from '../../ui/text.module.css'

/** The same total in the shopper's other currency (OD-02, OD-17); `amount` is written out. */
export function AlternateTotal({ amount }: { readonly amount: string }) {
  return (
    <span className={text.aside}>
      <Trans>
        (about <bdi>{amount}</bdi>)
      </Trans>
    </span>
  )
}
