import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import {
  type AddressFormView,
  selectFormView,
} from '../../../machines/address-book/address-form/address-form.selectors.ts'
import { stateName } from '../../components/app/state-name.ts'
import { CheckingOutcome, CheckingTitle } from '../../components/attempt/checking-outcome.tsx'
import { Unconfirmed, UnconfirmedTitle, unconfirmedMark } from '../../components/attempt/unconfirmed.tsx'
import { useAttempt } from '../../components/attempt/use-attempt.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import type { MarkName, Tone } from '../../ui/marks/status.tsx'
import { AddressForm } from './address-form.tsx'
import { ReviewAddress, ReviewTitle } from './review-address.tsx'
import type { AddressFormActor } from './use-address-book-actor.ts'

type Face = {
  readonly title: ReactNode
  readonly mark?: { readonly mark: MarkName; readonly tone: Tone }
  readonly body: ReactNode
  readonly actions?: ReactNode
}

/** One dialog through the states of an address: its fields, the review, on its way, not taken. */
export function AddressDialog({ actor }: { readonly actor: AddressFormActor }) {
  const { t } = useLingui()
  const view = useSelector(actor, selectFormView)
  const doubt = useSelector(actor, ({ context }) => context.doubt)
  const state = useSelector(actor, (snapshot) => stateName(snapshot.value))
  const isDismissable = useSelector(actor, (snapshot) => snapshot.can({ type: 'dialog.dismiss' }))
  const attempt = useAttempt(actor)
  const isChecking = view === 'saving' && attempt.view === 'checking'
  const shown = shownAs(view, doubt !== null)
  const { title, mark, body, actions } = useFace(actor, isChecking ? 'checking' : shown, view)
  return (
    <Dialog
      view={isChecking ? 'checking' : shown}
      data-flow="addressForm"
      data-state={state}
      {...attempt.marks}
      title={title}
      {...(mark && { mark })}
      close={
        isDismissable
          ? {
              label: t({
                message: 'Close',
                comment: 'Names the × that closes a dialog or a notice, read out (verb)',
              }),
              onClose: () => actor.send({ type: 'dialog.dismiss' }),
            }
          : undefined
      }
      actions={actions}
    >
      {body}
    </Dialog>
  )
}

type Shown = Exclude<AddressFormView, 'validating' | 'saving'>

/** While the host is asked, what was pressed stays in sight. */
const shownAs = (view: AddressFormView, isInDoubt: boolean): Shown => {
  if (view === 'validating') return 'form'
  if (view === 'saving') return isInDoubt ? 'review' : 'form'
  return view
}

const useFace = (actor: AddressFormActor, shown: Shown | 'checking', view: AddressFormView): Face => {
  const id = useSelector(actor, ({ context }) => context.id)
  const isFull = useSelector(actor, ({ context }) => context.refusal?.code === 'address_book_full')
  const dismiss = () => actor.send({ type: 'dialog.dismiss' })
  switch (shown) {
    case 'form':
      return {
        title: id === null ? <Trans>Add an address</Trans> : <Trans>Edit address</Trans>,
        body: <AddressForm actor={actor} busy={view === 'validating' || view === 'saving' ? view : null} />,
      }
    case 'review':
      return {
        title: <ReviewTitle actor={actor} />,
        body: <ReviewAddress actor={actor} />,
        actions: <ReviewActions actor={actor} isSaving={view === 'saving'} />,
      }
    case 'checking':
      return { title: <CheckingTitle />, body: <CheckingOutcome /> }
    case 'notSaved':
      return {
        title: <Trans>Your address wasn’t saved</Trans>,
        mark: { mark: 'bad', tone: 'bad' },
        body: (
          <p>
            {isFull ? (
              <Trans>Your address book is full. Edit one of your saved addresses instead.</Trans>
            ) : (
              <Trans>Something went wrong on our side. What you entered is still here.</Trans>
            )}
          </p>
        ),
        actions: (
          <>
            {!isFull && (
              <Button onClick={() => actor.send({ type: 'save.retry' })}>
                <Trans>Try again</Trans>
              </Button>
            )}
            <Button tone="line" onClick={dismiss}>
              <Trans>Edit address</Trans>
            </Button>
          </>
        ),
      }
    case 'unconfirmed':
      return {
        title: <UnconfirmedTitle />,
        mark: unconfirmedMark,
        body: (
          <Unconfirmed>
            <Trans>Look at your addresses. If it isn’t there, add it again.</Trans>
          </Unconfirmed>
        ),
        actions: (
          <Button onClick={dismiss}>
            <Trans>See your addresses</Trans>
          </Button>
        ),
      }
  }
}

function ReviewActions({
  actor,
  isSaving,
}: {
  readonly actor: AddressFormActor
  readonly isSaving: boolean
}) {
  return (
    <>
      <Button
        onClick={() => actor.send({ type: 'version.save' })}
        {...(isSaving && { loading: <Trans>Saving</Trans> })}
      >
        <Trans>Use this address</Trans>
      </Button>
      {!isSaving && (
        <Button tone="line" onClick={() => actor.send({ type: 'dialog.dismiss' })}>
          <Trans>Edit address</Trans>
        </Button>
      )}
    </>
  )
}
