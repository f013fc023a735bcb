import type { Executor, World } from './flow-in-browser.ts'
import { runUntilAsked } from './page-time.ts'

/** Words of the models for a change of which nobody can find out whether it was made. */
export const cannotSay = 'nobody can say what happened'

type WhoIsAsked = {
  /** Actor whose request makes the change; `attempt` unless told. */
  readonly attempt?: string
  /** Actor whose requests look outcomes up; `outcome` unless told. */
  readonly outcome?: string
  /** The attempt is from before a reload: its look-up is on its way already. */
  readonly isLookedUp?: (world: World) => boolean
  /** Brings the time of the look-up about, where the page's clock is not stopped. */
  readonly wait?: Executor
}

/** The request gets lost, and the host turns out to be one that keeps no outcomes. */
export const leavesUnconfirmed =
  ({ attempt = 'attempt', outcome = 'outcome', isLookedUp, wait }: WhoIsAsked = {}): Executor =>
  async (world) => {
    if (!isLookedUp?.(world)) {
      await world.held.answer(attempt, { by: 'fault', effect: 'drop' })
      await (wait ? wait(world) : runUntilAsked(world, outcome))
    }
    await world.held.answer(outcome, { by: 'host', lacksCall: true })
  }
