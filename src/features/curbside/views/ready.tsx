import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { maxVehicleCharacters } from '../../../../contract/pickup/pickup.ts'
import { selectRequest, selectStore } from '../../../../machines/curbside/curbside.selectors.ts'
import type { curbsideRequestMachine } from '../../../../machines/curbside/curbside-request/curbside-request.machine.ts'
import {
  type CurbsideRequestView,
  canSubmit,
  selectCharactersLeft,
  selectRequestView,
  selectVehicle,
} from '../../../../machines/curbside/curbside-request/curbside-request.selectors.ts'
import { useStateName } from '../../../components/app/state-name.ts'
import { CheckingOutcome } from '../../../components/attempt/checking-outcome.tsx'
import { Unconfirmed, UnconfirmedTitle } from '../../../components/attempt/unconfirmed.tsx'
import { useAttempt } from '../../../components/attempt/use-attempt.ts'
import frame from '../../../components/page/message.module.css'
import { ContactWays } from '../../../components/store/contact-ways.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { Note } from '../../../ui/marks/note.tsx'
import text from '../../../ui/text.module.css'
import css from '../curbside.module.css'
import { useVisit } from '../curbside-context.ts'
import { Progress } from './progress.tsx'

type RequestActor = ActorRefFrom<typeof curbsideRequestMachine>

/** “Your order is ready”: what car to look for, and “I’m here” (CU-02). */
export function Ready() {
  const request = useVisit(selectRequest)
  return (
    <>
      <h1 className={text.display} tabIndex={-1}>
        <Trans>Your order is ready</Trans>
      </h1>
      <Progress percent={25} />
      <p className={css.read}>
        <Trans>
          Park in a marked pickup spot. Tell us what to look for and we’ll bring your order to your car.
        </Trans>
      </p>
      {request && <RequestForm actor={request} />}
    </>
  )
}

function RequestForm({ actor }: { readonly actor: RequestActor }) {
  const view = useSelector(actor, selectRequestView)
  const state = useStateName(actor)
  const vehicle = useSelector(actor, selectVehicle)
  const left = useSelector(actor, selectCharactersLeft)
  const attempt = useAttempt(actor)
  const isChecking = attempt.view === 'checking'
  const hasEnded = view === 'retriable' || view === 'onlyContact' || view === 'unconfirmed'
  return (
    <form
      className={css.form}
      noValidate
      data-flow="curbsideRequest"
      data-state={state}
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'request.submit' })
      }}
    >
      <TextArea
        id="vehicle"
        label={<Trans>Your car</Trans>}
        value={vehicle}
        maxLength={maxVehicleCharacters}
        readOnly={view !== 'describing'}
        hint={<Trans>Color, make and parking spot work best.</Trans>}
        left={<Plural value={left} one="# character left" other="# characters left" />}
        onChange={(value) => actor.send({ type: 'vehicle.change', value })}
      />
      {hasEnded ? (
        <NotTold actor={actor} view={view} />
      ) : (
        <div className={css.submit} {...attempt.marks}>
          <Submit actor={actor} />
          {isChecking && <CheckingOutcome />}
        </div>
      )}
      <div role="status">
        {view === 'takingLonger' && !isChecking && (
          <Note tone="wait">
            <p>
              <Trans>
                This is taking longer than usual. You don’t need to press again; the store is only told once.
              </Trans>
            </p>
          </Note>
        )}
      </div>
    </form>
  )
}

function Submit({ actor }: { readonly actor: RequestActor }) {
  const view = useSelector(actor, selectRequestView)
  const mayGo = useSelector(actor, canSubmit)
  if (view !== 'describing') {
    return (
      <Button type="submit" loading={<Trans>Telling the store</Trans>}>
        <Trans>I’m here</Trans>
      </Button>
    )
  }
  return (
    <Button type="submit" {...(!mayGo && { reason: <Trans>Describe your car first.</Trans> })}>
      <Trans>I’m here</Trans>
    </Button>
  )
}

type EndView = Extract<CurbsideRequestView, 'retriable' | 'onlyContact' | 'unconfirmed'>

/** The store was not told, or nobody can say: three more tries, then contact (CU-07). */
function NotTold({ actor, view }: { readonly actor: RequestActor; readonly view: EndView }) {
  const store = useVisit(selectStore)
  const orderNumber = useVisit(({ context }) => context.orderNumber)
  const isLast = view === 'onlyContact'
  return (
    <>
      {view === 'unconfirmed' ? (
        <Note tone="wait" title={<UnconfirmedTitle />}>
          <Unconfirmed>
            <Trans>
              Call the store to check that they’re expecting you. You can also tell them again; it won’t count
              twice.
            </Trans>
          </Unconfirmed>
        </Note>
      ) : (
        <Note tone="bad" live="alert" title={<Trans>The store doesn’t know yet that you are here</Trans>}>
          <p>
            {isLast ? (
              <Trans>
                We couldn’t reach the store, and trying again didn’t help. Call them and they’ll bring it out.
              </Trans>
            ) : (
              <Trans>Something went wrong on our side. Try again, or call the store.</Trans>
            )}
          </p>
        </Note>
      )}
      <div className={frame.actions}>
        {!isLast && (
          <Button onClick={() => actor.send({ type: 'request.retry' })}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <ContactWays store={store} orderNumber={orderNumber} isLast={isLast} />
      </div>
    </>
  )
}
