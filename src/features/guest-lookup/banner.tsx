import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import {
  selectErrors,
  selectLookupView,
  selectRefusals,
} from '../../../machines/guest-lookup/guest-lookup.selectors.ts'
import { useErrorTitle } from '../../components/page/page-title.tsx'
import { isFocusLost } from '../../ui/focus.ts'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { Note } from '../../ui/marks/note.tsx'
import { fieldIds, fieldLabels } from './field-texts.tsx'
import { useLookup } from './guest-lookup-context.ts'
import { useRetryTime } from './use-retry-time.ts'

/** Above the form: what was refused, why no order came, or when the next try counts. */
export function Banner() {
  const view = useLookup(selectLookupView)
  const hasErrors = useLookup((snapshot) => selectErrors(snapshot).length > 0)
  const hasFailed = view === 'noMatch' || view === 'unavailable' || view === 'rateLimited'
  const outcome = useFocusOnOutcome(hasFailed ? view : null)
  useErrorTitle(hasErrors || hasFailed)
  return (
    <>
      <div ref={outcome} tabIndex={-1} data-part="outcome" hidden={!hasFailed}>
        {hasFailed && <ServiceError view={view} />}
      </div>
      {view === 'waitOver' && (
        <Note tone="good" live="status">
          <p>
            <Trans>You can find an order again.</Trans>
          </p>
        </Note>
      )}
      <Errors />
    </>
  )
}

/** What came of a lookup takes focus when it comes; one that the page opens with, only where nobody has begun to type. */
const useFocusOnOutcome = (outcome: string | null) => {
  const place = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (outcome !== null && (!isFirst.current || isFocusLost())) place.current?.focus()
    isFirst.current = false
  }, [outcome])
  return place
}

function Errors() {
  const { t } = useLingui()
  const errors = useLookup((snapshot) => selectErrors(snapshot).join(' '))
  const attempt = useLookup(selectRefusals)
  const fields = (errors === '' ? [] : errors.split(' ')) as (keyof typeof fieldIds)[]
  const count = fields.length
  return (
    <ErrorSummary
      title={
        <Plural value={count} one="One thing to check" _2="Two things to check" other="# things to check" />
      }
      errors={fields.map((field) => ({ fieldId: fieldIds[field], words: t(fieldLabels[field]) }))}
      attempt={attempt}
    />
  )
}

/** Each in its generic words, and in those of countries where a phone will do (GL-02). */
function ServiceError(props: { readonly view: 'noMatch' | 'unavailable' | 'rateLimited' }) {
  const canUsePhone = useLookup(({ context }) => context.canUsePhone)
  const time = useRetryTime()
  switch (props.view) {
    case 'noMatch':
      return (
        <Failed title={<Trans>We couldn’t find this order</Trans>} sms={canUsePhone}>
          {canUsePhone ? (
            <Trans>
              Check the order number and the email address or phone number. Order numbers are 4 to 32 letters
              and numbers.
            </Trans>
          ) : (
            <Trans>
              Check the order number and the email address. Order numbers are 4 to 32 letters and numbers.
            </Trans>
          )}
        </Failed>
      )
    case 'unavailable':
      return (
        <Failed title={<Trans>We couldn’t look up your order</Trans>} sms={canUsePhone}>
          {canUsePhone ? (
            <Trans>
              Something went wrong on our side. Try again in a moment, with your email address or your phone
              number.
            </Trans>
          ) : (
            <Trans>Something went wrong on our side. Try again in a moment.</Trans>
          )}
        </Failed>
      )
    case 'rateLimited':
      return (
        <Failed title={<Trans>Too many attempts</Trans>} sms={canUsePhone}>
          <Trans>To keep orders private, we limit lookups that fail. You can try again at {time}.</Trans>
        </Failed>
      )
  }
}

function Failed(props: { readonly title: ReactNode; readonly sms: boolean; readonly children: ReactNode }) {
  return (
    <div data-banner={props.sms ? 'sms' : 'generic'}>
      <Note tone="bad" live="alert" title={props.title}>
        <p>{props.children}</p>
      </Note>
    </div>
  )
}
