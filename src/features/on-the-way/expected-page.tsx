import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Visit, VisitStanding } from '../../../contract/pickup/visit.ts'
import { visitLapsesMs } from '../../../domain/visits/visit-life.ts'
import { selectOnTheWayView, selectOutdatedSince } from '../../../machines/on-the-way/on-the-way.selectors.ts'
import { CheckingOutcome } from '../../components/attempt/checking-outcome.tsx'
import { useAttempt } from '../../components/attempt/use-attempt.ts'
import { PageButton } from '../../components/links/links.tsx'
import { Gap } from '../../components/words/gap.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import { BroughtReturns } from './brought-returns.tsx'
import css from './on-the-way.module.css'
import { useOnTheWay, useWay } from './on-the-way-context.ts'
import { OpenUntil, useStoreTime, WayFrame } from './way-frame.tsx'

type Standing = VisitStanding & { readonly visit: Visit }

/** What is announced; the page shows nothing of it without. */
const useStanding = (): Standing | null => {
  const known = useWay(({ context }) => context.known)
  return known?.visit ? { ...known, visit: known.visit } : null
}

/** The store expects them. */
export function Expected() {
  const known = useStanding()
  const timeOf = useStoreTime()
  if (known === null) return null
  const time = timeOf(known.visit.expectedAt)
  return (
    <WayFrame
      title={
        <Trans>
          The store expects you at <bdi>{time}</bdi>
        </Trans>
      }
    >
      <Outdated />
      <WhatToDo known={known} />
      <Changes />
      <BroughtReturns known={known} />
    </WayFrame>
  )
}

/** The time has passed (BY-44). */
export function Earlier() {
  const known = useStanding()
  const timeOf = useStoreTime()
  if (known === null) return null
  const expectedAt = Date.parse(known.visit.expectedAt)
  const time = timeOf(expectedAt)
  return (
    <WayFrame
      title={
        <Trans>
          You were expected at <bdi>{time}</bdi>
        </Trans>
      }
    >
      <Outdated />
      <Note tone="wait" live="status" title={<Trans>Still coming?</Trans>}>
        <p>
          <Trans>Tell the store a new time.</Trans> <OpenUntil until={expectedAt + visitLapsesMs} />
        </p>
      </Note>
      <WhatToDo known={known} />
      <Changes isLate />
      <BroughtReturns known={known} />
    </WayFrame>
  )
}

/** They wait outside: that has a page of its own. */
export function Here() {
  const known = useStanding()
  if (known === null) return null
  return (
    <WayFrame title={<Trans>The store knows you’re here</Trans>}>
      <Outdated />
      <p className={text.read}>
        <Trans>Someone will bring your order to your car.</Trans>
      </p>
      <div className={css.actions}>
        <CurbsideButton known={known}>
          <Trans>Check its progress</Trans>
        </CurbsideButton>
      </div>
      <BroughtReturns known={known} />
    </WayFrame>
  )
}

/** At the curb: say so there. At the counter: show the code. */
function WhatToDo({ known }: { readonly known: Standing }) {
  const { orderNumber, visit } = known
  if (visit.meetsAt === 'CURB') {
    return (
      <>
        <p className={text.read}>
          <Trans>
            Park in a marked pickup spot and tell us you’re here. We’ll bring your order out to your car.
          </Trans>
        </p>
        <div className={css.actions}>
          <CurbsideButton known={known}>
            <Trans>I’m here</Trans>
          </CurbsideButton>
        </div>
      </>
    )
  }
  return (
    <>
      <p className={text.read}>
        <Trans>Come to the counter and show your pickup code.</Trans>
      </p>
      <div className={css.actions}>
        <PageButton to="/{-$country}/{-$locale}/orders/sales/$orderNumber/pickup" params={{ orderNumber }}>
          <Trans>Show pickup code</Trans>
        </PageButton>
      </div>
    </>
  )
}

function CurbsideButton({ known, children }: { readonly known: Standing; readonly children: ReactNode }) {
  const { orderNumber, store, qrId } = known
  if (store === null || qrId === null) return null
  return (
    <PageButton
      to="/{-$country}/{-$locale}/orders/curbside-pickup/{-$orderNumber}/$"
      params={{ orderNumber, _splat: '' }}
      search={{ storeId: store.storeId, qrId }}
    >
      {children}
    </PageButton>
  )
}

/** Another time, or none. */
function Changes({ isLate = false }: { readonly isLate?: boolean }) {
  const actor = useOnTheWay()
  const isTelling = useWay(selectOnTheWayView) === 'telling'
  const attempt = useAttempt(actor)
  return (
    <div className={css.section} data-part="changes" {...attempt.marks}>
      <h2 className={text.h3}>
        {isLate ? <Trans>Give the store a new time</Trans> : <Trans>Running late or early?</Trans>}
      </h2>
      <div className={css.actions}>
        {!isTelling && (
          <Button tone="line" onClick={() => actor.send({ type: 'visit.change' })}>
            <Trans comment="Button, beside “I’m not coming”: tell the store another time (verb). Up to 23 characters">
              Change time
            </Trans>
          </Button>
        )}
        <Button
          tone="line"
          onClick={() => actor.send({ type: 'visit.takeBack' })}
          {...(isTelling && { loading: <Trans>Telling the store</Trans> })}
        >
          <Trans comment="Button, beside “Change time”: the store should not expect the shopper. Up to 28 characters">
            I’m not coming
          </Trans>
        </Button>
      </div>
      {attempt.view === 'checking' && <CheckingOutcome />}
    </div>
  )
}

/** Nothing new comes from the store: says of when the page is, and asks again (BY-46). */
function Outdated() {
  const actor = useOnTheWay()
  const since = useWay(selectOutdatedSince)
  const timeOf = useStoreTime()
  if (since === null) return null
  const time = timeOf(since)
  return (
    <Note tone="wait" live="status" title={<Trans>We can’t reach the store</Trans>}>
      <p>
        <Trans>
          Last updated at <bdi>{time}</bdi>.
        </Trans>
        <Gap />
        <Button tone="quiet" onClick={() => actor.send({ type: 'visit.look' })}>
          <Trans>Try again</Trans>
        </Button>
      </p>
    </Note>
  )
}
