import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { listOf } from '../../../components/words/list-of.ts'

const named = 3

/** Names of products, the first few of many. */
export function Titles({ titles }: { readonly titles: readonly string[] }) {
  const { _ } = useLingui()
  const rest = titles.length - named
  return (
    <>
      <bdi>{listOf(titles.slice(0, named), _)}</bdi>
      {rest > 0 && (
        <>
          {' '}
          <Trans comment="After pictures or names of items: {rest} is how many do not show. Up to 19 characters">
            +{rest} more
          </Trans>
        </>
      )}
    </>
  )
}
