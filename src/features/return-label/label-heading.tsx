import { Trans } from '@lingui/react/macro'
import type { LabelMethod } from '../../../domain/return-methods/return-label.ts'
import text from '../../ui/text.module.css'

/** What the label part is about: a code in place of paper where the return is paperless. */
export function LabelHeading({ method }: { readonly method: LabelMethod }) {
  return (
    <h2 className={text.h2}>
      {method === 'emeaPaperless' ? <Trans>Your return code</Trans> : <Trans>Your return label</Trans>}
    </h2>
  )
}
