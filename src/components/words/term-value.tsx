import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

/** A term with its value on one line, with the sign that its language puts between them: `Estimated refund: $48.26`. */
export const termValue = (term: string, value: string) =>
  msg({
    message: `${term}: ${value}`,
    comment:
      'A term and its value on one line: only the sign and spaces between them differ between languages',
  })

export function TermValue(props: { readonly term: string; readonly value: string }) {
  const { _ } = useLingui()
  return _(termValue(props.term, props.value))
}
