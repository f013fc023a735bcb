import type { ActorRefFrom } from 'xstate'
import type { storeSelectorMachine } from '../../../../machines/return-wizard/store-selector/store-selector.machine.ts'

export type StoreSelectorActor = ActorRefFrom<typeof storeSelectorMachine>
