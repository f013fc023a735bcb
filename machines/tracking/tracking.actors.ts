import { fromPromise } from 'xstate'
import { trackingMachine } from './tracking.machine.ts'
import type { CopyNumberInput } from './tracking.types.ts'

export type TrackingDeps = {
  /** Puts a text on the clipboard; rejects where the browser does not allow it. */
  readonly copy: (text: string) => Promise<void>
}

/** The tracking chart with the page's clipboard. */
export const createTrackingMachine = ({ copy }: TrackingDeps) =>
  trackingMachine.provide({
    actors: { copyNumber: fromPromise<void, CopyNumberInput>(({ input }) => copy(input.number)) },
  })
