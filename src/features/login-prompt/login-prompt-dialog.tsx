import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import type { LoginPromptActor } from './use-login-prompt-actor.ts'

/** The order's contacts are a member's: sign in for free shipping, or go on as a guest and pay for it (RM-08). */
export function LoginPromptDialog({ actor }: { readonly actor: LoginPromptActor }) {
  const { t } = useLingui()
  return (
    <Dialog
      title={<Trans>Return for free with your account</Trans>}
      close={{
        label: t({
          message: 'Close',
          comment: 'Names the × that closes a dialog or a notice, read out (verb)',
        }),
        onClose: () => actor.send({ type: 'prompt.close' }),
      }}
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'prompt.signIn' })}>
            <Trans>Sign in</Trans>
          </Button>
          <Button tone="line" onClick={() => actor.send({ type: 'prompt.decline' })}>
            <Trans>Continue as guest</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          There’s an account with this order’s contact details. Members return for free; guests pay for return
          shipping.
        </Trans>
      </p>
    </Dialog>
  )
}
