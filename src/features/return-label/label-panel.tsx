import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import { showsCodeAtOnce, takesPaper } from '../../../domain/return-methods/return-label.ts'
import { selectLabel, selectLabelView } from '../../../machines/return-label/return-label.selectors.ts'
import type { LabelToShow } from '../../../services/returns/get-return-label.ts'
import { useFlags, usePlace } from '../../components/app/app-context.ts'
import { KeepOffline } from '../../components/code/keep-offline.tsx'
import { useLastHandOverDay } from '../../components/order/use-last-hand-over-day.ts'
import { Button } from '../../ui/controls/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Note } from '../../ui/marks/note.tsx'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import text from '../../ui/text.module.css'
import { CodeWait } from './code-wait.tsx'
import { DropOffCode } from './drop-off-code.tsx'
import { HandInChoice } from './hand-in-choice.tsx'
import { LabelActions, SendActions } from './label-actions.tsx'
import { LabelSheet } from './label-sheet.tsx'
import css from './return-label.module.css'
import { useReturnLabel } from './return-label-context.ts'

/** What a parcel goes back with, and the ways to get it (RL-01, RL-03). */
export function LabelPanel({ heading }: { readonly heading: ReactNode }) {
  const { actor } = useReturnLabel()
  const view = useSelector(actor, selectLabelView)
  const label = useSelector(actor, selectLabel)
  return (
    <section
      className={heading ? cx(css.panel, css.apart) : css.panel}
      data-part="return-label"
      aria-busy={view === 'loading'}
    >
      {heading}
      {view === 'loading' && <Loading />}
      {view === 'failed' && <Failed />}
      {view === 'shown' && label !== null && (
        <>
          <Shown label={label} />
          <KeepLabel label={label} />
        </>
      )}
    </section>
  )
}

function KeepLabel({ label }: { readonly label: LabelToShow }) {
  const { order } = useReturnLabel()
  const { pdf: _, ...seen } = label
  const lastDay = useLastHandOverDay(order)
  return <KeepOffline code={{ kind: 'label', number: order.orderNumber, lastDay, label: seen }} />
}

const useIsCode = () => useReturnLabel().method === 'emeaPaperless'

/** Whether the carrier of this return takes a printed label as well (RM-10). */
const useTakesPaper = (): boolean => {
  const { order } = useReturnLabel()
  const { marketplace } = usePlace()
  const country = orderCountry(order, marketplace)
  return takesPaper(order.returnMethod, { country, address: order.shipFrom?.address ?? null })
}

function Loading() {
  const isCode = useIsCode()
  return (
    <>
      <p role="status" className={text.soft}>
        {isCode ? <Trans>Making your code</Trans> : <Trans>Making your label</Trans>}
      </p>
      <Skeleton shape="picture" className={css.sheetSpace} />
    </>
  )
}

function Failed() {
  const { actor } = useReturnLabel()
  const isCode = useIsCode()
  const isOnPaper = useTakesPaper()
  return (
    <>
      <Note
        tone="bad"
        live="alert"
        title={
          isCode ? <Trans>We couldn’t load your code</Trans> : <Trans>We couldn’t load your label</Trans>
        }
      >
        <p>
          {isOnPaper ? (
            <Trans>Your return is safe. Try again, or have the label sent to you.</Trans>
          ) : (
            <Trans>Your return is safe. Try again.</Trans>
          )}
        </p>
      </Note>
      <div className={css.acts}>
        <Button onClick={() => actor.send({ type: 'label.reload' })}>
          <Trans>Try again</Trans>
        </Button>
        {isOnPaper && <SendActions />}
      </div>
    </>
  )
}

/**
 * The label with its ways onto paper beside it, then the code for those without a printer. Where the return is paperless the code
 * leads, and the label is the other choice, where the carrier takes one.
 */
function Shown({ label }: { readonly label: LabelToShow }) {
  const isOnPaper = useTakesPaper()
  const code = label.dropOffCode === null ? null : <CodePart label={label} code={label.dropOffCode} />
  if (!label.isPaperless || code === null) return <OnPaper label={label}>{code}</OnPaper>
  return isOnPaper ? <HandInChoice code={code} paper={<OnPaper label={label} />} /> : code
}

function OnPaper({ label, children }: { readonly label: LabelToShow; readonly children?: ReactNode }) {
  const { order } = useReturnLabel()
  return (
    <div className={css.onPaper}>
      <div className={css.acts}>
        <LabelActions label={label} />
      </div>
      {label.printed !== null && (
        <LabelSheet label={label} printed={label.printed} returnNumber={order.orderNumber} />
      )}
      {children}
    </div>
  )
}

/** The code in place of paper, how long it takes until it scans, and the way to see it large. */
function CodePart({ label, code }: { readonly label: LabelToShow; readonly code: string }) {
  const { t } = useLingui()
  const { actor, order, isConfirmation } = useReturnLabel()
  const flags = useFlags()
  const { orderNumber } = order
  const { carrier, isPaperless } = label
  const isShownAtOnce = showsCodeAtOnce({ isPaperless, isConfirmation }, flags)
  return (
    <div className={cx(css.codePart, !isPaperless && css.second)}>
      <div className={css.codeHead}>
        {!isPaperless && (
          <h3 className={text.h3}>
            <Trans>No printer?</Trans>
          </h3>
        )}
        <p>
          <Trans>
            Show this code at any <bdi>{carrier}</bdi> counter and they’ll print the label for you.
          </Trans>
        </p>
      </div>
      {isShownAtOnce && <DropOffCode code={code} size={isPaperless ? 224 : 168} />}
      <div className={css.codeWords}>
        <CodeWait />
        <Button tone={isPaperless ? 'black' : 'line'} onClick={() => actor.send({ type: 'code.show' })}>
          {isShownAtOnce ? <Trans>Show code large</Trans> : <Trans>Show code</Trans>}
        </Button>
        {isShownAtOnce && label.dataMatrix !== null && (
          <figure className={css.other}>
            <img
              className={css.matrix}
              width={96}
              height={96}
              src={`data:image/png;base64,${label.dataMatrix}`}
              alt={t`Data matrix code of return ${orderNumber}`}
            />
            <figcaption className={cx(text.small, text.soft)}>
              <Trans>The counter can’t scan it? Show this one.</Trans>
            </figcaption>
          </figure>
        )}
      </div>
    </div>
  )
}
