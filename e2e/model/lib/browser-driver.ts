import { expect } from '@playwright/test'
import type { Again, Driver } from '../../../model-tests/lib/walk/driver.ts'
import type { FlowInBrowser, World } from './flow-in-browser.ts'

const executorFor = <T>(executors: Readonly<Record<string, T>>, name: string, what: string): T => {
  const executor = executors[name]
  if (executor === undefined) throw new Error(`nobody knows how to bring about ${what} "${name}"`)
  return executor
}

/**
 * Walks a flow in a real browser against the real host. A step without an executor fails. `walked` counts the steps; `onSeen`
 * hears of every state that was seen.
 */
export const createBrowserDriver = (
  flow: FlowInBrowser,
  world: World,
  walked: { steps: number },
  again: Again,
  onSeen: (leaves: readonly string[]) => Promise<void>,
): Driver => ({
  again,
  apply: async (step) => {
    walked.steps += 1
    if (step.kind === 'event') return executorFor(flow.events, step.words, 'the event')(world)
    if (step.kind === 'delay') return executorFor(flow.delays, step.delay, 'the delay')(world)
    const executor = flow.answers?.[step.words]
    if (executor) return executor(world)
    if (!flow.calls[step.actor]) return
    const how = step.answer.inBrowser
    if (!how) throw new Error(`nobody knows how to bring about the answer "${step.words}"`)
    await world.held.answer(step.actor, how)
  },
  check: async ({ leaves }) => {
    if (leaves.some((leaf) => flow.passing?.includes(leaf))) return
    for (const leaf of leaves) {
      await expect(async () => executorFor(flow.sees, leaf, 'a look at')(world)).toPass({ timeout: 6_000 })
    }
    await onSeen(leaves)
  },
  end: async () => {
    await world.held.release()
    return { requests: world.held.reached() }
  },
})
