import { waitFor } from '../host/wait-for.ts'
import type { Flow } from './arrangement.ts'

/** A page that lost an answer looks after 1, 2, 4 and 8 seconds: time for all four, and for their answers. */
const fourLooksMs = 25_000

/** Waits until a flow shows this view; where it does not come, the error says which one stands in its place. */
export const isAt = async (flow: Flow, view: string, withinMs = fourLooksMs): Promise<void> => {
  await waitFor(`the view ${view}`, async () => flow.view() === view, withinMs).catch((error) => {
    throw new Error(`still at ${flow.view()}`, { cause: error })
  })
}
