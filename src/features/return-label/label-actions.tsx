import { Trans } from '@lingui/react/macro'
import type { LabelToShow } from '../../../services/returns/get-return-label.ts'
import { useFlags } from '../../components/app/app-context.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { printLabel } from './print-label.ts'
import css from './return-label.module.css'
import { useReturnLabel } from './return-label-context.ts'
import { useLabelFile } from './use-label-file.ts'
import { usePdf } from './use-pdf.ts'

/** Ways to get the label onto paper: print, open and keep the PDF, have it sent. */
export function LabelActions({ label }: { readonly label: LabelToShow }) {
  const { order } = useReturnLabel()
  const pdf = usePdf(label.pdf)
  const labelFile = useLabelFile(order.orderNumber)
  return (
    <div className={css.actions}>
      {label.printed !== null && (
        <Button tone={label.isPaperless ? 'line' : 'black'} onClick={printLabel}>
          <Trans>Print label</Trans>
        </Button>
      )}
      <ButtonLink tone="line" href={labelFile} target="_blank" rel="noopener">
        <Trans>
          Open PDF<VisuallyHidden> in a new tab</VisuallyHidden>
        </Trans>
      </ButtonLink>
      {pdf !== null && (
        <ButtonLink tone="line" href={pdf} download={`return-label-${order.orderNumber}.pdf`}>
          <Trans>Download PDF</Trans>
        </ButtonLink>
      )}
      <SendActions />
    </div>
  )
}

/** Has the label sent; by post where the country offers it. */
export function SendActions() {
  const { actor } = useReturnLabel()
  const { showMailLabel } = useFlags()
  return (
    <>
      <Button tone="line" onClick={() => actor.send({ type: 'dispatch.ask', dispatchType: 'email' })}>
        <Trans>Send by e-mail</Trans>
      </Button>
      {showMailLabel && (
        <Button tone="line" onClick={() => actor.send({ type: 'dispatch.ask', dispatchType: 'mail' })}>
          <Trans>Send by post</Trans>
        </Button>
      )}
    </>
  )
}
