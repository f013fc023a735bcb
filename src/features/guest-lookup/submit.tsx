import { Trans, useLingui } from '@lingui/react/macro'
import { selectGaps, selectLookupView } from '../../../machines/guest-lookup/guest-lookup.selectors.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { Button } from '../../ui/controls/button.tsx'
import { gapNames } from './field-texts.tsx'
import { useLookup } from './guest-lookup-context.ts'
import { useRetryTime } from './use-retry-time.ts'

/** Sends the form, or says what it still needs (GL-04). */
export function Submit() {
  const { t } = useLingui()
  const { tag } = usePlace()
  const view = useLookup(selectLookupView)
  const gaps = useLookup((snapshot) => selectGaps(snapshot).join(' '))
  const time = useRetryTime()
  const words = <Trans>Find order</Trans>
  if (view === 'loading') {
    return (
      <Button wide type="submit" loading={<Trans>Searching</Trans>}>
        {words}
      </Button>
    )
  }
  if (view === 'rateLimited') {
    return (
      <Button wide type="submit" reason={<Trans>You can try again at {time}.</Trans>}>
        {words}
      </Button>
    )
  }
  if (gaps !== '') {
    const names = gaps.split(' ').map((gap) => t(gapNames[gap as keyof typeof gapNames]))
    const list = new Intl.ListFormat(tag, { type: 'conjunction' }).format(names)
    return (
      <Button wide type="submit" reason={<Trans>Still needed: {list}.</Trans>}>
        {words}
      </Button>
    )
  }
  return (
    <Button wide type="submit">
      {words}
    </Button>
  )
}
