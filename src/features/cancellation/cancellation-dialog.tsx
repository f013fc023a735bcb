import { useSelector } from '@xstate/react'
import {
  type CancellationView,
  selectCancellationView,
} from '../../../machines/cancellation/cancellation.selectors.ts'
import { AttemptDialog, type Face } from '../../components/attempt/attempt-dialog.tsx'
import { useCancellation } from './cancellation-context.ts'
import { checking } from './views/checking.tsx'
import { complete } from './views/complete.tsx'
import { confirming } from './views/confirming.tsx'
import { denied } from './views/denied.tsx'
import { failed } from './views/failed.tsx'
import { inProgress } from './views/in-progress.tsx'
import { outsideWindow } from './views/outside-window.tsx'
import { pending } from './views/pending.tsx'
import { unconfirmed } from './views/unconfirmed.tsx'

const faces: Record<Exclude<CancellationView, 'closed'>, Face> = {
  confirming,
  inProgress,
  complete,
  pending,
  denied,
  outsideWindow,
  unconfirmed,
  error: failed,
}

/** One dialog through all of the cancellation's states, so that focus and place stay while its words change (CA-01). */
export function CancellationDialog() {
  const actor = useCancellation()
  const view = useSelector(actor, selectCancellationView)
  return <AttemptDialog flow={actor} maker={actor} view={view} faces={faces} checking={checking} />
}
