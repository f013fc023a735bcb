import { waitFor } from '../host/wait-for.ts'
import type { Flow } from './arrangement.ts'

/** Waits until a flow shows this view; where it does not come, the error says which one stands in its place. */
export const isAt = async (flow: Flow, view: string, withinMs?: number): Promise<void> => {
  await waitFor(`the view ${view}`, async () => flow.view() === view, withinMs).catch((error) => {
    throw new Error(`still at ${flow.view()}`, { cause: error })
  })
}
