import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { Unconfirmed, UnconfirmedTitle, unconfirmedMark } from './unconfirmed.tsx'

/** Over a page whose change has no outcome that can be found out. The children say what to look at before trying again. */
export function UnconfirmedDialog(props: {
  readonly onClose: () => void
  /** The ways on, the best one first. */
  readonly actions: ReactNode
  readonly children: ReactNode
}) {
  const { t } = useLingui()
  return (
    <Dialog
      view="unconfirmed"
      title={<UnconfirmedTitle />}
      mark={unconfirmedMark}
      close={{
        label: t({
          message: 'Close',
          comment: 'Names the × that closes a dialog or a notice, read out (verb)',
        }),
        onClose: props.onClose,
      }}
      actions={props.actions}
    >
      <Unconfirmed>{props.children}</Unconfirmed>
    </Dialog>
  )
}
