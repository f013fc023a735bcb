import { Trans } from '@lingui/react/macro'
import type { Face } from '../../../components/attempt/attempt-dialog.tsx'
import { Unconfirmed, UnconfirmedTitle, unconfirmedMark } from '../../../components/attempt/unconfirmed.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useWizard } from '../return-wizard-context.ts'

/** Whether there is a return cannot be found out: the order lists it where there is one. */
export const notConfirmed: Face = {
  mark: unconfirmedMark,
  Title: UnconfirmedTitle,
  Body: () => (
    <Unconfirmed>
      <Trans>
        Check your order first. If the return is there, it worked. If it isn’t, you can submit it again.
      </Trans>
    </Unconfirmed>
  ),
  Actions: () => {
    const actor = useWizard()
    return (
      <>
        <Button onClick={() => actor.send({ type: 'wizard.leave' })}>
          <Trans>Check your order</Trans>
        </Button>
        <Button tone="line" onClick={() => actor.send({ type: 'dialog.dismiss' })}>
          <Trans>Back to your return</Trans>
        </Button>
      </>
    )
  },
}
