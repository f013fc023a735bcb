import { setImmediate as afterMicrotasks } from 'node:timers/promises'
import {
  type AnyStateMachine,
  createActor,
  type EmittedFrom,
  type InputFrom,
  SimulatedClock,
  type SnapshotFrom,
  waitFor,
} from 'xstate'

/** Until calls that are answered at once have all been answered. */
const atRest = async () => {
  for (let turn = 0; turn < 20; turn += 1) await afterMicrotasks()
}

/** Runs a chart with its real calls; only `pass` lets time pass, and it waits for what is answered at once. */
export const running = <Machine extends AnyStateMachine>(machine: Machine, input: InputFrom<Machine>) => {
  const clock = new SimulatedClock()
  const actor = createActor(machine, { input, clock })
  const emitted: EmittedFrom<Machine>[] = []
  actor.on('*', (event: EmittedFrom<Machine>) => emitted.push(event))
  actor.start()
  const until = (isSo: (snapshot: SnapshotFrom<Machine>) => boolean): Promise<SnapshotFrom<Machine>> =>
    waitFor(actor, isSo, { timeout: 5_000 })
  const pass = async (ms: number) => {
    clock.increment(ms)
    await atRest()
  }
  return { actor, emitted, until, pass, snapshot: (): SnapshotFrom<Machine> => actor.getSnapshot() }
}
