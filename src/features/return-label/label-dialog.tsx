import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { authorizationInfoOf } from '../../../domain/orders/authorization-info.ts'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import { mailedLabelDays } from '../../../domain/return-methods/return-label.ts'
import {
  type LabelDialogView,
  selectDialogView,
  selectDispatchType,
  selectLabel,
} from '../../../machines/return-label/return-label.selectors.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { AttemptDialog, type Face } from '../../components/attempt/attempt-dialog.tsx'
import { CheckingOutcome, CheckingTitle } from '../../components/attempt/checking-outcome.tsx'
import { Unconfirmed, UnconfirmedTitle, unconfirmedMark } from '../../components/attempt/unconfirmed.tsx'
import { HeldOut } from '../../components/code/held-out.tsx'
import { Gap } from '../../components/words/gap.tsx'
import { Button } from '../../ui/controls/button.tsx'
import text from '../../ui/text.module.css'
import { CodeWait } from './code-wait.tsx'
import { DropOffCode } from './drop-off-code.tsx'
import { useReturnLabel } from './return-label-context.ts'

const useIsMail = () => useSelector(useReturnLabel().actor, selectDispatchType) === 'mail'

function Address() {
  const { order } = useReturnLabel()
  return <bdi className={text.strong}>{authorizationInfoOf(order).email}</bdi>
}

function Dismiss(props: { readonly children: ReactNode; readonly black?: boolean }) {
  const { actor } = useReturnLabel()
  return (
    <Button tone={props.black ? 'black' : 'line'} onClick={() => actor.send({ type: 'dialog.dismiss' })}>
      {props.children}
    </Button>
  )
}

/** Business days of the post, as words of every dialog that speaks of it. */
function MailedIn() {
  const { order } = useReturnLabel()
  const { marketplace } = usePlace()
  const { from, to } = mailedLabelDays(orderCountry(order, marketplace))
  return (
    <Trans>
      It arrives in {from}–{to} business days.
    </Trans>
  )
}

const confirming: Face = {
  Title: () => (useIsMail() ? <Trans>Send your label by mail?</Trans> : <Trans>Email your label?</Trans>),
  Body: () =>
    useIsMail() ? (
      <p>
        <Trans>We’ll print the label and mail it to the address your package is coming from.</Trans>
        <Gap />
        <MailedIn />
      </p>
    ) : (
      <p>
        <Trans comment="<0/> is an email address">
          We’ll send the label as a PDF to <Address />.
        </Trans>
      </p>
    ),
  Actions: () => {
    const { actor } = useReturnLabel()
    return (
      <>
        <Button onClick={() => actor.send({ type: 'dispatch.confirm' })}>
          <Trans comment="Button of a dialog, beside “Not now” (verb). Up to 24 characters">Send label</Trans>
        </Button>
        <Dismiss>
          <Trans comment="Button of a dialog, beside “Send label” or “Try again”: leave it. Up to 18 characters">
            Not now
          </Trans>
        </Dismiss>
      </>
    )
  },
}

const sending: Face = {
  Title: () => <Trans>Sending your label</Trans>,
  Body: () => (
    <p role="status">
      <Trans>This takes a moment.</Trans>
    </p>
  ),
  Actions: () => {
    const { t } = useLingui()
    return <Button loading={t`Sending`}>{null}</Button>
  },
}

const checking: Face = {
  Title: CheckingTitle,
  Body: CheckingOutcome,
  Actions: () => {
    const { t } = useLingui()
    return (
      <>
        <Button loading={t`Checking`}>{null}</Button>
        <Dismiss>
          <Trans comment="Button that closes a dialog: to the page of the return (noun). Up to 30 characters">
            Back to return
          </Trans>
        </Dismiss>
      </>
    )
  },
}

/** Sending the same label again reaches the host with the same key: it is sent once at most. */
const unconfirmed: Face = {
  mark: unconfirmedMark,
  Title: UnconfirmedTitle,
  Body: () => (
    <Unconfirmed>
      {useIsMail() ? (
        <Trans>In the meantime, print the label from this page or request it again.</Trans>
      ) : (
        <Trans comment="<0/> is an email address; “it” is the return label">
          Check your inbox at <Address /> first, and your spam folder. If it isn’t there in a few minutes,
          send it again.
        </Trans>
      )}
    </Unconfirmed>
  ),
  Actions: () => {
    const { actor } = useReturnLabel()
    return (
      <>
        <Button onClick={() => actor.send({ type: 'dispatch.retry' })}>
          <Trans comment="Button of a dialog, beside “Back to return”: send the label once more (verb). Up to 21 characters">
            Send again
          </Trans>
        </Button>
        <Dismiss>
          <Trans comment="Button that closes a dialog: to the page of the return (noun). Up to 30 characters">
            Back to return
          </Trans>
        </Dismiss>
      </>
    )
  },
}

const sent: Face = {
  mark: { mark: 'good', tone: 'good' },
  Title: () =>
    useIsMail() ? <Trans>Your label is in the mail</Trans> : <Trans>Your label is on its way</Trans>,
  Body: () =>
    useIsMail() ? (
      <p>
        <Trans>We’ll mail it to the address your package is coming from.</Trans> <MailedIn />
      </p>
    ) : (
      <p>
        <Trans comment="<0/> is an email address; “it” is the return label">
          We’ve emailed it to <Address />. Check your spam folder if it isn’t there in a few minutes.
        </Trans>
      </p>
    ),
  Actions: () => (
    <Dismiss black>
      <Trans comment="Button that closes a dialog after reading it. Up to 11 characters">Done</Trans>
    </Dismiss>
  ),
}

const failed: Face = {
  mark: { mark: 'bad', tone: 'bad' },
  Title: () =>
    useIsMail() ? <Trans>Your label wasn’t mailed</Trans> : <Trans>Your label wasn’t emailed</Trans>,
  Body: () => (
    <p role="alert">
      {useIsMail() ? (
        <Trans>
          We couldn’t mail your label. Try again, or print it from this page. Your return hasn’t changed.
        </Trans>
      ) : (
        <Trans>
          We couldn’t email your label. Try again, or download it from this page. Your return hasn’t changed.
        </Trans>
      )}
    </p>
  ),
  Actions: () => {
    const { actor } = useReturnLabel()
    return (
      <>
        <Button onClick={() => actor.send({ type: 'dispatch.retry' })}>
          <Trans>Try again</Trans>
        </Button>
        <Dismiss>
          <Trans comment="Button that closes a dialog: to the page of the return (noun). Up to 30 characters">
            Back to return
          </Trans>
        </Dismiss>
      </>
    )
  },
}

const showingCode: Face = {
  Title: () => (
    <Trans comment="Heading of a dialog with a code: at the counter of a carrier, who takes the package of a return">
      Show this code at the counter
    </Trans>
  ),
  Body: () => {
    const label = useSelector(useReturnLabel().actor, selectLabel)
    return (
      <>
        {label?.dropOffCode && (
          <HeldOut>
            <DropOffCode code={label.dropOffCode} size="large" />
          </HeldOut>
        )}
        <CodeWait />
      </>
    )
  },
  Actions: () => (
    <Dismiss black>
      <Trans comment="Button that closes a dialog after reading it. Up to 11 characters">Done</Trans>
    </Dismiss>
  ),
}

const faces: Readonly<Record<Exclude<LabelDialogView, 'closed'>, Face>> = {
  showingCode,
  confirming,
  sending,
  sent,
  unconfirmed,
  failed,
}

/** One dialog through all states of sending, so that focus and place stay while its words change (RL-03). */
export function LabelDialog() {
  const { actor } = useReturnLabel()
  const view = useSelector(actor, selectDialogView)
  return <AttemptDialog flow={actor} maker={actor} view={view} faces={faces} checking={checking} />
}
