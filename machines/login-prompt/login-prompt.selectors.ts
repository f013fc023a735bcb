import type { SnapshotFrom } from 'xstate'
import type { loginPromptMachine } from './login-prompt.machine.ts'

type Snapshot = SnapshotFrom<typeof loginPromptMachine>

export type LoginPromptView = 'idle' | 'checking' | 'asking'

export const selectPromptView = (snapshot: Snapshot): LoginPromptView => {
  if (snapshot.matches('asking')) return 'asking'
  return snapshot.matches('idle') ? 'idle' : 'checking'
}
