import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { storeName } from '../../../../domain/pickup/store-name.ts'
import {
  canReload,
  selectFailedStatus,
  selectGaps,
  selectStore,
} from '../../../../machines/curbside/curbside.selectors.ts'
import type { CurbsideGap } from '../../../../machines/curbside/curbside.types.ts'
import { usePlace } from '../../../components/app/app-context.ts'
import { PageButton } from '../../../components/links/links.tsx'
import frame from '../../../components/page/message.module.css'
import { CallStore, ContactWays } from '../../../components/store/contact-ways.tsx'
import { StoreOpensAt } from '../../../components/store/store-facts.tsx'
import { StoreHours } from '../../../components/store/store-hours.tsx'
import { Gap } from '../../../components/words/gap.tsx'
import { Button, type ButtonTone } from '../../../ui/controls/button.tsx'
import text from '../../../ui/text.module.css'
import css from '../curbside.module.css'
import { useCurbside, useVisit } from '../curbside-context.ts'

/** A page that says why nothing is brought out, and shows the ways on. */
function Refusal(props: {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly actions: ReactNode
  readonly after?: ReactNode
}) {
  return (
    <>
      <h1 className={text.display} tabIndex={-1}>
        {props.title}
      </h1>
      <div role="alert" className={css.read}>
        {props.children}
      </div>
      <div className={frame.actions}>{props.actions}</div>
      {props.after}
    </>
  )
}

function CheckAgain(props: { readonly children: ReactNode; readonly tone?: ButtonTone }) {
  const actor = useCurbside()
  const { tone = 'black' } = props
  return (
    <Button tone={tone} onClick={() => actor.send({ type: 'store.reload' })}>
      {props.children}
    </Button>
  )
}

/** The order's page, where that is the way on. */
function ToOrder(props: { readonly children: ReactNode }) {
  const orderNumber = useVisit(({ context }) => context.orderNumber)
  if (orderNumber === null) return null
  return (
    <PageButton to="/{-$country}/{-$locale}/orders/sales/$orderNumber" params={{ orderNumber }}>
      {props.children}
    </PageButton>
  )
}

function Ways({ isLast = false }: { readonly isLast?: boolean }) {
  const store = useVisit(selectStore)
  const orderNumber = useVisit(({ context }) => context.orderNumber)
  return <ContactWays store={store} orderNumber={orderNumber} isLast={isLast} />
}

function CheckAgainOrAsk() {
  return (
    <>
      <CheckAgain>
        <Trans>Check again</Trans>
      </CheckAgain>
      <Ways />
    </>
  )
}

const gapNames = {
  orderNumber: msg({
    message: 'the order number',
    comment: 'Part of “Missing: the order number and the code.”',
  }),
  storeId: msg({
    message: 'the store’s number',
    comment: 'Part of “Missing: the store’s number and the code.”',
  }),
  qrId: msg({ message: 'the code', comment: 'Part of “Missing: the order number and the code.”' }),
} satisfies Record<CurbsideGap, unknown>

/** The link leaves something out (CU-01). */
export function MissingParams() {
  const { t } = useLingui()
  const { tag } = usePlace()
  const gaps = useVisit((snapshot) => selectGaps(snapshot).join(' '))
  const names = gaps.split(' ').map((gap) => t(gapNames[gap as CurbsideGap]))
  const list = new Intl.ListFormat(tag, { type: 'conjunction' }).format(names)
  return (
    <Refusal title={<Trans>This link is not complete</Trans>} actions={<Ways isLast />}>
      <p>
        <Trans comment="{list} is “the order number”, “the store’s number”, “the code”, or several of them">
          Missing: {list}. Open the link in our message again, or get help.
        </Trans>
      </p>
    </Refusal>
  )
}

/** The host does not know the link's order, store or code. */
export function BadLink() {
  const store = useVisit(selectStore)
  return (
    <Refusal
      title={<Trans>This link doesn’t fit your order</Trans>}
      actions={
        <>
          <ToOrder>
            <Trans>View order</Trans>
          </ToOrder>
          <CallStore store={store} tone="line" />
        </>
      }
    >
      <p>
        <Trans>Open the link in the newest message about your order, or go to the order’s page.</Trans>
      </p>
    </Refusal>
  )
}

/** The store did not load, with its status (CU-01); three more tries, then contact (CU-07). */
export function LoadFailed() {
  const status = useVisit(selectFailedStatus)
  const mayReload = useVisit(canReload)
  return (
    <Refusal
      title={<Trans>We couldn’t load the store</Trans>}
      actions={
        <>
          {mayReload && (
            <CheckAgain>
              <Trans>Try again</Trans>
            </CheckAgain>
          )}
          <Ways isLast={!mayReload} />
        </>
      }
    >
      <p>
        {mayReload ? (
          <Trans>Something went wrong on our side. Your order is safe. Try again in a moment.</Trans>
        ) : (
          <Trans>Trying again didn’t help. Your order is safe: contact us, or go into the store.</Trans>
        )}
      </p>
      <p className={text.soft}>
        {status === null ? <Trans>We didn’t get an answer.</Trans> : <Trans>Error {status}</Trans>}
      </p>
    </Refusal>
  )
}

/** This store brings nothing to the curb (CU-01). */
export function NoCurbside() {
  const store = useVisit(selectStore)
  const name = store ? storeName(store) : ''
  return (
    <Refusal
      title={<Trans>No curbside pickup here</Trans>}
      actions={
        <>
          <ToOrder>
            <Trans>Show pickup code</Trans>
          </ToOrder>
          <CheckAgain tone="line">
            <Trans>Check again</Trans>
          </CheckAgain>
        </>
      }
    >
      <p>
        <Trans>
          <bdi>{name}</bdi> isn’t offering curbside pickup right now. Come inside: your order is waiting at
          the counter.
        </Trans>
      </p>
    </Refusal>
  )
}

/** The store is closed, by its name, with its hours (CU-01). */
export function StoreClosed() {
  const store = useVisit(selectStore)
  const name = store ? storeName(store) : ''
  return (
    <Refusal
      title={
        <Trans>
          <bdi>{name}</bdi> is closed
        </Trans>
      }
      actions={<Ways />}
      after={store && <StoreHours store={store} />}
    >
      <p>
        {store && <StoreOpensAt store={store} />}
        <Gap />
        <Trans>Your order is safe there. This page updates when the store opens.</Trans>
      </p>
    </Refusal>
  )
}

/** The order cannot be fetched: it is being prepared, or was given out. */
export function NotReady() {
  return (
    <Refusal title={<Trans>Your order isn’t waiting here</Trans>} actions={<CheckAgainOrAsk />}>
      <p>
        <Trans>
          It’s still being prepared, or it’s already been picked up. Check the order for its status.
        </Trans>
      </p>
    </Refusal>
  )
}
