import type { SnapshotFrom } from 'xstate'
import type { methodSwitchMachine } from './method-switch.machine.ts'

type Snapshot = SnapshotFrom<typeof methodSwitchMachine>

export type MethodSwitchView = 'closed' | 'choosing' | 'switching' | 'switched' | 'failed'

export const selectSwitchView = (snapshot: Snapshot): MethodSwitchView =>
  snapshot.value === 'opening' ? 'closed' : snapshot.value

export const canSwitch = (snapshot: Snapshot): boolean => snapshot.can({ type: 'switch.confirm' })
