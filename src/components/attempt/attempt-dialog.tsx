import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { Dialog } from '../../ui/controls/dialog.tsx'
import type { MarkName, Tone } from '../../ui/marks/status.tsx'
import type { ShownAttempt } from './use-attempt.ts'

/** What one state shows in the one dialog: mark, outcome, consequence, ways on. */
export type Face = {
  readonly mark?: { readonly mark: MarkName; readonly tone: Tone }
  readonly Title: ComponentType
  readonly Body: ComponentType
  readonly Actions: ComponentType
}

/** The one dialog of a flow that changes something, through all of its states: focus and place stay while its words change. */
export function AttemptDialog(props: {
  readonly view: string
  readonly face: Face
  readonly marks: ShownAttempt['marks']
  /** `null` while it cannot be dismissed. */
  readonly onClose: (() => void) | null
}) {
  const { t } = useLingui()
  const { mark, Title, Body, Actions } = props.face
  const { onClose } = props
  return (
    <Dialog
      view={props.view}
      {...props.marks}
      title={<Title />}
      {...(mark && { mark })}
      close={onClose ? { label: t`Close`, onClose } : undefined}
      actions={<Actions />}
    >
      <Body />
    </Dialog>
  )
}
