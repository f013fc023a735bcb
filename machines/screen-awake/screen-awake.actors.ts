import { fromCallback } from 'xstate'
import { createWatchPage } from '../page-visibility.actors.ts'
import { screenAwakeMachine } from './screen-awake.machine.ts'
import type { ScreenLockEvent } from './screen-awake.types.ts'

type Locks = Pick<WakeLock, 'request'>

/** Asks for the lock and lets it go when it ends, also where it is granted only after that. */
export const createHoldScreen = (locks: () => Locks | undefined = () => navigator.wakeLock) =>
  fromCallback<ScreenLockEvent>(({ sendBack }) => {
    const tell = (type: ScreenLockEvent['type']) => sendBack({ type } satisfies ScreenLockEvent)
    const over = new AbortController()
    const hold = async () => {
      const lock = await locks()?.request('screen')
      if (lock === undefined) return tell('lock.refused')
      if (over.signal.aborted) return lock.release()
      over.signal.addEventListener('abort', () => void lock.release())
      lock.addEventListener('release', () => tell('lock.released'))
      tell('lock.held')
    }
    hold().catch(() => tell('lock.refused'))
    return () => over.abort()
  })

/** A screen that the browser is asked to keep on. */
export const createScreenAwakeMachine = () =>
  screenAwakeMachine.provide({ actors: { watchPage: createWatchPage(), holdScreen: createHoldScreen() } })
