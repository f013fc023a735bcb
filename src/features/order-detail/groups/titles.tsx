import { Trans } from '@lingui/react/macro'

const named = 3

/** Names of products, the first few of many. */
export function Titles({ titles }: { readonly titles: readonly string[] }) {
  const rest = titles.length - named
  return (
    <>
      <bdi>{titles.slice(0, named).join(', ')}</bdi>
      {rest > 0 && (
        <>
          {' '}
          <Trans>+{rest} more</Trans>
        </>
      )}
    </>
  )
}
