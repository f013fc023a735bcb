import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { maxReceiptNumber } from '../../../contract/returns/return-proof.ts'
import { minReceiptNumber, type ReceiptNumberFault } from '../../../domain/papers/receipt-number.ts'
import {
  selectReturnProofView,
  selectShownFault,
} from '../../../machines/return-proof/return-proof.selectors.ts'
import { CheckingOutcome, CheckingTitle } from '../../components/attempt/checking-outcome.tsx'
import { useAttempt } from '../../components/attempt/use-attempt.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import text from '../../ui/text.module.css'
import { PhotoField } from './photo-field.tsx'
import { ProofPage } from './proof-page.tsx'
import css from './return-proof.module.css'
import { useReturnProof } from './return-proof-context.ts'

const fieldId = 'receipt-number'

/** Asks for number, photo or both, and while it is sent: the same page, so that nothing moves when the button is pressed. */
export function ProofForm() {
  const { actor } = useReturnProof()
  const view = useSelector(actor, selectReturnProofView)
  const attempt = useAttempt(actor)
  const isChecking = attempt.view === 'checking'
  return (
    <ProofPage title={isChecking ? <CheckingTitle /> : <Trans>Add your receipt</Trans>}>
      {isChecking ? (
        <div {...attempt.marks}>
          <CheckingOutcome />
        </div>
      ) : (
        <Form isSending={view === 'sending'} marks={attempt.marks} />
      )}
    </ProofPage>
  )
}

function Form({ isSending, marks }: { readonly isSending: boolean; readonly marks: object }) {
  const { t } = useLingui()
  const { actor } = useReturnProof()
  const typed = useSelector(actor, ({ context }) => context.typed)
  const faults = useSelector(actor, ({ context }) => context.faults)
  const hasProof = useSelector(actor, ({ context }) => Boolean(context.known?.proof))
  const isPreparing = useSelector(actor, (snapshot) => selectReturnProofView(snapshot) === 'preparing')
  const fault = useSelector(actor, selectShownFault)
  const words = fault === null ? null : <FaultWords fault={fault} />
  return (
    <form
      className={css.form}
      noValidate
      aria-busy={isSending || undefined}
      {...marks}
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'proof.send' })
      }}
    >
      <p className={text.read}>
        <Trans>
          The carrier’s receipt shows that you sent your package. Enter its number, add a photo, or both.
        </Trans>
      </p>
      <ErrorSummary
        title={<Trans>One thing to check</Trans>}
        errors={words === null ? [] : [{ fieldId, words }]}
        attempt={faults}
      />
      <TextField
        id={fieldId}
        name="receiptNumber"
        label={<Trans>Receipt number</Trans>}
        hint={<Trans>It’s often called the tracking number.</Trans>}
        value={typed}
        error={words}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={isSending}
        onChange={(value) => actor.send({ type: 'number.change', value })}
      />
      <PhotoField isLocked={isSending} />
      <div className={css.actions}>
        <Button
          type="submit"
          {...(isSending && { loading: t`Saving` })}
          {...(isPreparing && { reason: t`Your photo is still being prepared.` })}
        >
          <Trans comment="Button, beside “Keep the one I sent” (verb). Up to 26 characters">
            Save receipt
          </Trans>
        </Button>
        {hasProof && !isSending && !isPreparing && (
          <Button tone="line" onClick={() => actor.send({ type: 'proof.keep' })}>
            <Trans comment="Button, beside “Save receipt”. “The one” is a receipt that was sent before. Up to 38 characters">
              Keep the one I sent
            </Trans>
          </Button>
        )}
      </div>
      <p className={text.small}>
        <Trans>We keep your receipt encrypted, and only for this return.</Trans>
      </p>
    </form>
  )
}

function FaultWords({ fault }: { readonly fault: ReceiptNumberFault }) {
  switch (fault) {
    case 'missing':
      return <Trans>Enter the number, or add a photo of your receipt.</Trans>
    case 'characters':
      return <Trans>Use letters, digits, hyphens, slashes and dots only.</Trans>
    case 'short':
      return <Trans>Too short: a receipt number has at least {minReceiptNumber} characters.</Trans>
    case 'long':
      return <Trans>Too long: use up to {maxReceiptNumber} characters.</Trans>
  }
}
