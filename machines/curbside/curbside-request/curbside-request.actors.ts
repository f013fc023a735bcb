import { announceArrival } from '../../../services/pickup/announce-arrival.ts'
import { type ChangeDeps, createAttempt } from '../../attempt/attempt.actors.ts'
import type { Notes } from '../../notes.ts'
import { curbsideRequestMachine } from './curbside-request.machine.ts'

export type CurbsideRequestDeps = ChangeDeps & {
  /** What was typed, for the life of the tab: it may say anything. */
  readonly drafts: Notes
  readonly orderNumber: string
}

const nameOf = (orderNumber: string) => `vehicle.${orderNumber}`

/** What was typed before a reload. */
export const draftedVehicle = (drafts: Notes, orderNumber: string): string =>
  drafts.read(nameOf(orderNumber)) ?? ''

/** The request of an order's visit with its calls. */
export const createCurbsideRequestMachine = ({ drafts, orderNumber, ...deps }: CurbsideRequestDeps) =>
  curbsideRequestMachine.provide({
    actors: { attempt: createAttempt({ ...deps, change: announceArrival }) },
    actions: {
      storeDraft: (_, { value }) => drafts.store(nameOf(orderNumber), value),
      dropDraft: () => drafts.drop(nameOf(orderNumber)),
    },
  })
