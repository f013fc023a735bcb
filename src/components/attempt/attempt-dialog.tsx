import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { AnyActorRef } from 'xstate'
import { Dialog } from '../../ui/controls/dialog.tsx'
import type { MarkName, Tone } from '../../ui/marks/status.tsx'
import { useAttempt } from './use-attempt.ts'

/** What one state shows in the one dialog: mark, outcome, consequence, ways on. */
export type Face = {
  readonly mark?: { readonly mark: MarkName; readonly tone: Tone }
  readonly Title: ComponentType
  readonly Body: ComponentType
  readonly Actions: ComponentType
}

/**
 * The one dialog of a flow that changes something, through all of its states: focus and place stay while its words change. A
 * view without a face shows none.
 */
export function AttemptDialog<View extends string>(props: {
  /** Takes `dialog.dismiss` where the dialog can be closed. */
  readonly flow: AnyActorRef
  /** The chart that makes the attempt. */
  readonly maker: AnyActorRef | undefined
  readonly view: View
  readonly faces: Readonly<Partial<Record<View, Face>>>
  /** While a lost answer is looked up. */
  readonly checking: Face
}) {
  const { t } = useLingui()
  const { flow, view, faces } = props
  const attempt = useAttempt(props.maker)
  const isDismissable = useSelector(flow, (snapshot) => snapshot.can({ type: 'dialog.dismiss' }))
  const isChecking = attempt.view === 'checking'
  const face = faces[view]
  if (face === undefined) return null
  const { mark, Title, Body, Actions } = isChecking ? props.checking : face
  return (
    <Dialog
      view={isChecking ? 'checking' : view}
      {...attempt.marks}
      title={<Title />}
      {...(mark && { mark })}
      close={
        isDismissable
          ? {
              label: t({
                message: 'Close',
                comment: 'Names the × that closes a dialog or a notice, read out (verb)',
              }),
              onClose: () => flow.send({ type: 'dialog.dismiss' }),
            }
          : undefined
      }
      actions={<Actions />}
    >
      <Body />
    </Dialog>
  )
}
