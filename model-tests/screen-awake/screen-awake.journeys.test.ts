import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createHoldScreen } from '../../machines/screen-awake/screen-awake.actors.ts'
import { screenAwakeMachine } from '../../machines/screen-awake/screen-awake.machine.ts'
import type { ScreenAwakeEvent } from '../../machines/screen-awake/screen-awake.types.ts'

/** A browser's locks, as the test lets them go. */
const browserLocks = () => {
  const held: EventTarget[] = []
  const asked: string[] = []
  let answers: 'grants' | 'refuses' | 'waits' = 'grants'
  const waiting: (() => void)[] = []
  const lockOf = () => {
    const lock = Object.assign(new EventTarget(), {
      release: async () => {
        held.splice(held.indexOf(lock), 1)
      },
    })
    held.push(lock)
    return lock as unknown as WakeLockSentinel
  }
  const request = async (kind?: WakeLockType) => {
    asked.push(kind ?? 'none')
    if (answers === 'refuses') throw new DOMException('low battery', 'NotAllowedError')
    if (answers === 'waits') await new Promise<void>((resolve) => waiting.push(resolve))
    return lockOf()
  }
  return {
    locks: { request },
    held,
    asked,
    grant: () => waiting.splice(0).forEach((resolve) => void resolve()),
    answer: (next: typeof answers) => {
      answers = next
    },
  }
}

const open = (locks: Pick<WakeLock, 'request'> | undefined) => {
  const machine = screenAwakeMachine.provide({ actors: { holdScreen: createHoldScreen(() => locks) } })
  const actor = createActor(machine).start()
  return {
    actor,
    send: (event: ScreenAwakeEvent) => actor.send(event),
    settled: () => new Promise((resolve) => setTimeout(resolve, 0)),
    state: () => actor.getSnapshot().value,
  }
}

describe('[BY-31] the screen of a code', () => {
  test('stays awake while the code is on it, and is let go with it', async () => {
    const { locks, held, asked } = browserLocks()
    const code = open(locks)
    expect(code.state()).toEqual({ code: 'asking' })
    await code.settled()
    expect([code.state(), held.length, asked]).toEqual([{ code: 'awake' }, 1, ['screen']])
    code.actor.stop()
    await code.settled()
    expect(held).toEqual([])
  })

  test('is asked for again when the page is seen again, after the browser took it back', async () => {
    const { locks, held, asked } = browserLocks()
    const code = open(locks)
    await code.settled()
    held[0]?.dispatchEvent(new Event('release'))
    expect(code.state()).toBe('unseen')
    code.send({ type: 'page.hidden' })
    expect(code.state()).toBe('unseen')
    code.send({ type: 'page.shown' })
    await code.settled()
    expect([code.state(), asked.length, held.length]).toEqual([{ code: 'awake' }, 2, 1])
  })

  test('dims as ever where the browser refuses, and is asked for again when the page comes back', async () => {
    const { locks, answer, held } = browserLocks()
    answer('refuses')
    const code = open(locks)
    await code.settled()
    expect([code.state(), held]).toEqual(['dimming', []])
    answer('grants')
    code.send({ type: 'page.shown' })
    await code.settled()
    expect([code.state(), held.length]).toEqual([{ code: 'awake' }, 1])
  })

  test('dims as ever in a browser that has no such locks', async () => {
    const code = open(undefined)
    await code.settled()
    expect(code.state()).toBe('dimming')
  })

  test('is let go where the browser grants it only after the code is gone', async () => {
    const { locks, answer, grant, held } = browserLocks()
    answer('waits')
    const code = open(locks)
    await code.settled()
    code.actor.stop()
    grant()
    await code.settled()
    expect(held).toEqual([])
  })
})
