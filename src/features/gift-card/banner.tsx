import { Trans, useLingui } from '@lingui/react/macro'
import { isRefused, selectGiftCardView } from '../../../machines/gift-card/gift-card.selectors.ts'
import { useErrorTitle } from '../../components/page/page-title.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { Note } from '../../ui/marks/note.tsx'
import { fieldIds } from './card-fields.tsx'
import { useCheck } from './gift-card-context.ts'
import { useRetryTime } from './use-time.ts'

/** Above the form: what was refused, or when the next try counts. */
export function Banner() {
  const view = useCheck(selectGiftCardView)
  const time = useRetryTime()
  const refused = useCheck(isRefused)
  useErrorTitle(refused || view === 'rateLimited')
  if (refused) return <Refused />
  if (view === 'rateLimited') {
    return (
      <Note tone="bad" live="alert" title={<Trans>Too many attempts</Trans>}>
        <p>
          <Trans>
            To keep gift cards safe, we limit attempts with wrong numbers. You can check a card again at{' '}
            {time}.
          </Trans>
        </p>
      </Note>
    )
  }
  return view === 'waitOver' ? (
    <Note tone="good" live="status">
      <p>
        <Trans>You can check a card again.</Trans>
      </p>
    </Note>
  ) : null
}

function Refused() {
  const { t } = useLingui()
  const view = useCheck(selectGiftCardView)
  const refusals = useCheck(({ context }) => context.refusals)
  return (
    <ErrorSummary
      title={
        view === 'notFound' ? (
          <Trans>We found no gift card with those numbers</Trans>
        ) : (
          <Trans>This card number or PIN isn’t valid</Trans>
        )
      }
      errors={[
        { fieldId: fieldIds.number, words: t`Card number` },
        { fieldId: fieldIds.pin, words: t`PIN` },
      ]}
      attempt={refusals}
    />
  )
}
