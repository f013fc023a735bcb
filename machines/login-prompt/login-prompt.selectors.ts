import type { SnapshotFrom } from 'xstate'
import { viewOf } from '../view-of.ts'
import type { loginPromptMachine } from './login-prompt.machine.ts'
import { type LoginPromptTag, loginPromptViews } from './login-prompt.types.ts'

export type LoginPromptView = LoginPromptTag

export const selectPromptView: (snapshot: SnapshotFrom<typeof loginPromptMachine>) => LoginPromptView =
  viewOf(loginPromptViews, 'idle')
