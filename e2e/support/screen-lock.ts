import { expect, type Page } from '@playwright/test'

type Answer = 'grant' | 'refuse' | 'takeBack'

type Locks = Readonly<Record<Answer, () => void>> & {
  /** Locks that the page holds. */
  readonly held: () => number
  /** The page waits for a lock. */
  readonly isAsked: () => boolean
}

const locksOf = <Result>(page: Page, name: keyof Locks) =>
  page.evaluate(
    (act) => (window as unknown as { screenLocks: Locks }).screenLocks[act](),
    name,
  ) as Promise<Result>

/** A browser whose lock of the screen is granted, refused and taken back as the test says; before any page is opened. */
export const playScreenLock = async (page: Page) => {
  await page.addInitScript(() => {
    const lockOf = () =>
      Object.assign(new EventTarget(), {
        release: async () => {
          held -= 1
        },
      })
    let held = 0
    let lock = lockOf()
    let asked: PromiseWithResolvers<EventTarget> | null = null
    const request = () => {
      asked = Promise.withResolvers<EventTarget>()
      return asked.promise
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
    const screenLocks: Locks = {
      grant: () => {
        held += 1
        lock = lockOf()
        asked?.resolve(lock)
        asked = null
      },
      refuse: () => {
        asked?.reject(new DOMException('low battery', 'NotAllowedError'))
        asked = null
      },
      takeBack: () => {
        held -= 1
        lock.dispatchEvent(new Event('release'))
      },
      held: () => held,
      isAsked: () => asked !== null,
    }
    Object.assign(window, { screenLocks })
  })
  return {
    act: async (name: Answer): Promise<void> => {
      if (name !== 'takeBack') await expect.poll(() => locksOf<boolean>(page, 'isAsked')).toBe(true)
      await locksOf(page, name)
    },
    held: () => locksOf<number>(page, 'held'),
  }
}
