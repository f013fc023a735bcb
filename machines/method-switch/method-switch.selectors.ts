import type { SnapshotFrom } from 'xstate'
import { viewOf } from '../view-of.ts'
import type { methodSwitchMachine } from './method-switch.machine.ts'
import { methodSwitchViews } from './method-switch.types.ts'

type Snapshot = SnapshotFrom<typeof methodSwitchMachine>

export type MethodSwitchView = (typeof methodSwitchViews)[number] | 'closed'

export const selectSwitchView: (snapshot: Snapshot) => MethodSwitchView = viewOf(methodSwitchViews, 'closed')

export const canSwitch = (snapshot: Snapshot): boolean => snapshot.can({ type: 'switch.confirm' })
