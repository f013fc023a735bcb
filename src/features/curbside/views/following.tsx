import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatTime } from '../../../../domain/format/dates.ts'
import { type CurbsideProgress, callStoreAfterMs } from '../../../../domain/pickup/pickup-life.ts'
import { storeName } from '../../../../domain/pickup/store-name.ts'
import {
  canAskAgain,
  isOverdue,
  selectArrivalProgress,
  selectCancellation,
  selectSubmittedAt,
  selectVehicle,
} from '../../../../machines/curbside/arrival-watch/arrival-watch.selectors.ts'
import { selectStore, selectWatch } from '../../../../machines/curbside/curbside.selectors.ts'
import { usePlace } from '../../../components/app/app-context.ts'
import { stateName } from '../../../components/app/state-name.ts'
import { useTimeZone } from '../../../components/app/use-browser-fact.ts'
import { telOf } from '../../../components/links/phone-link.tsx'
import frame from '../../../components/page/message.module.css'
import { CancelPickup } from '../../../components/store/cancel-pickup.tsx'
import { ContactWays } from '../../../components/store/contact-ways.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import flow from '../../../ui/layout/flow.module.css'
import { Note } from '../../../ui/marks/note.tsx'
import text from '../../../ui/text.module.css'
import css from '../curbside.module.css'
import { useArrival, useCurbside, useStep, useVisit } from '../curbside-context.ts'
import { Progress } from './progress.tsx'
import { StepTitle } from './step-title.tsx'

/** One step of the visit: its heading, how far it is (nothing where no progress shows), and what that means. */
function StepPart(props: { readonly percent: CurbsideProgress | null; readonly children?: ReactNode }) {
  const step = useStep()
  return (
    <>
      <h1 className={text.display} tabIndex={-1}>
        <StepTitle view={step} />
      </h1>
      {props.percent !== null && <Progress percent={props.percent} />}
      {props.children}
    </>
  )
}

/** The step while the arrival is followed. */
function WatchedStep(props: { readonly children: ReactNode }) {
  const percent = useArrival(selectArrivalProgress, 50)
  const state = useArrival((snapshot) => stateName(snapshot.value), '')
  return (
    <div className={flow.flow} data-flow="arrivalWatch" data-state={state}>
      <StepPart percent={percent}>{props.children}</StepPart>
    </div>
  )
}

function Phone() {
  const store = useVisit(selectStore)
  const phone = store?.phone ?? store?.telephone ?? null
  return phone === null ? (
    <Trans comment="In place of a phone number that we don’t have, like in “Call the store and someone will bring your order out.”">
      the store
    </Trans>
  ) : (
    <a className={css.link} href={telOf(phone)}>
      <bdi dir="ltr">{phone}</bdi>
    </a>
  )
}

/** Since when the store knows, until when somebody should have come, and after that to call (CU-08). */
function Patience() {
  const { tag, marketplace: country } = usePlace()
  const timeZone = useTimeZone()
  const since = useArrival(selectSubmittedAt, null)
  const hasWaited = useArrival(isOverdue, false)
  const clock = (at: number) => formatTime(at, { locale: tag, country, timeZone })
  const [told, until] = since === null ? ['', ''] : [clock(since), clock(since + callStoreAfterMs)]
  return (
    <div className={css.note}>
      {hasWaited ? (
        <Note tone="wait" live="alert" title={<Trans>Has no one come yet?</Trans>}>
          <p>
            <Trans comment="<0/> is the phone number of the store, or “the store” where we don’t have it">
              It’s been ten minutes. Call <Phone /> and someone will bring your order out.
            </Trans>
          </p>
        </Note>
      ) : (
        since !== null && (
          <Note tone="move" mark="wait">
            <p>
              <Trans comment="<2/> is the phone number of the store, or “the store” where we don’t have it; {told} and {until} are times of day">
                You told us at <bdi>{told}</bdi>. If no one has come by{' '}
                <bdi className={text.strong}>{until}</bdi>, call <Phone />.
              </Trans>
            </p>
          </Note>
        )
      )}
    </div>
  )
}

function Cancel() {
  const actor = useArrival(selectCancellation, undefined)
  return actor ? <CancelPickup actor={actor} /> : null
}

/** The store knows, and then somebody comes (CU-03). */
export function Waiting() {
  const isClaimed = useStep() === 'claimed'
  const vehicle = useArrival(selectVehicle, null)
  return (
    <WatchedStep>
      <p className={css.read}>
        {vehicle === null ? (
          isClaimed ? (
            <Trans>Someone from the team has your order and is on the way to your car.</Trans>
          ) : (
            <Trans>The team is getting your order. Stay in your car.</Trans>
          )
        ) : isClaimed ? (
          <Trans>
            Someone from the team has your order and is on the way to{' '}
            <span className={css.vehicle}>
              “<bdi>{vehicle}</bdi>”
            </span>
            . Have your ID ready.
          </Trans>
        ) : (
          <Trans>
            The team is getting your order and looking for{' '}
            <span className={css.vehicle}>
              “<bdi>{vehicle}</bdi>”
            </span>
            . Stay in your car.
          </Trans>
        )}
      </p>
      <Patience />
      <Cancel />
    </WatchedStep>
  )
}

/** The store cannot be reached: three more tries, then contact (CU-07). The arrival stands. */
export function Lost() {
  const watch = useVisit(selectWatch)
  const store = useVisit(selectStore)
  const orderNumber = useVisit(({ context }) => context.orderNumber)
  const mayAsk = useArrival(canAskAgain, false)
  return (
    <WatchedStep>
      <p role="alert" className={css.read}>
        {mayAsk ? (
          <Trans>The store knows you’re here; we just can’t see its progress. Try again, or call.</Trans>
        ) : (
          <Trans>
            The store knows you’re here, but trying again didn’t help. Call the store, or contact us.
          </Trans>
        )}
      </p>
      <div className={frame.actions}>
        {mayAsk && (
          <Button onClick={() => watch?.send({ type: 'status.retry' })}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <ContactWays store={store} orderNumber={orderNumber} isLast={!mayAsk} />
      </div>
      <Patience />
    </WatchedStep>
  )
}

/** All of the way (CU-03). */
export function Complete() {
  return (
    <StepPart percent={100}>
      <p className={css.read}>
        <Trans>We’ve handed it over to you. If something’s missing, tell the store right away.</Trans>
      </p>
    </StepPart>
  )
}

/** The store knows already, but not from here (CU-05). */
export function Duplicate() {
  const store = useVisit(selectStore)
  const orderNumber = useVisit(({ context }) => context.orderNumber)
  return (
    <StepPart percent={0}>
      <p className={css.read}>
        <Trans>
          Someone has already told the store about this order, so we can’t show its progress here. Call the
          store if no one comes.
        </Trans>
      </p>
      <div className={frame.actions}>
        <ContactWays store={store} orderNumber={orderNumber} />
      </div>
    </StepPart>
  )
}

/** The store expects nobody; the visit can begin again (ST-04). */
export function Cancelled() {
  const actor = useCurbside()
  const store = useVisit(selectStore)
  const name = store ? storeName(store) : ''
  return (
    <StepPart percent={null}>
      <p className={css.read}>
        <Trans>
          We’ve stopped looking for your car. Your order is ready for you at <bdi>{name}</bdi>.
        </Trans>
      </p>
      <div className={frame.actions}>
        <Button onClick={() => actor.send({ type: 'visit.begin' })}>
          <Trans>I’m still here</Trans>
        </Button>
      </div>
    </StepPart>
  )
}
