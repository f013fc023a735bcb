import { Trans } from '@lingui/react/macro'
import type { Face } from '../../../components/attempt/attempt-dialog.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { RefusedWords } from '../answer/refused-words.tsx'
import { useWizard, useWizardContext } from '../return-wizard-context.ts'

/** Nothing was created, and nothing that was entered is lost (RS-03). */
export const notSubmitted: Face = {
  mark: { mark: 'bad', tone: 'bad' },
  Title: () => <Trans>Return not submitted</Trans>,
  Body: () => {
    const { refusal, exchangeRefusal } = useWizardContext()
    return (
      <p>
        {exchangeRefusal !== null ? (
          <RefusedWords code={exchangeRefusal} />
        ) : refusal?.code === 'return_pieces_gone' ? (
          <Trans>Some of these items can’t be returned anymore. Choose others, or fewer of them.</Trans>
        ) : refusal?.isFinal ? (
          <Trans>
            Something has changed since you opened this page, so these items can’t be returned as you chose
            them. Check them again.
          </Trans>
        ) : (
          <Trans>
            We could not finalize your return because of a networking error. Please try again later.
          </Trans>
        )}
      </p>
    )
  },
  Actions: () => {
    const actor = useWizard()
    const { refusal, exchangeRefusal } = useWizardContext()
    const dismiss = () => actor.send({ type: 'dialog.dismiss' })
    if (refusal?.isFinal || exchangeRefusal !== null)
      return (
        <Button onClick={dismiss}>
          <Trans>Review items</Trans>
        </Button>
      )
    return (
      <>
        <Button onClick={() => actor.send({ type: 'wizard.retry' })}>
          <Trans>Try again</Trans>
        </Button>
        <Button tone="line" onClick={dismiss}>
          <Trans>Back to your return</Trans>
        </Button>
      </>
    )
  },
}
