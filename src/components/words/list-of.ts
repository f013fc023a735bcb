import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const pair = (first: string, second: string) =>
  msg({
    message: `${first}, ${second}`,
    comment: 'Parts of a description beside each other, like “Cobalt, M”: only the sign between them differs',
  })

/** Parts of a description as a language puts them beside each other: `Cobalt, M`. */
export const listOf = (
  parts: readonly string[],
  translate: (message: MessageDescriptor) => string,
): string => {
  const [first = '', ...others] = parts
  return others.reduce((list, part) => translate(pair(list, part)), first)
}
