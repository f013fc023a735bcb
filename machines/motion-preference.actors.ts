import { fromCallback } from 'xstate'
import type { MotionPreferenceEvent } from './actor-slot.ts'

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)')

/** Sends `motion.reduced` and `motion.allowed` as the shopper's system says it, the first one at once if it asks for less. */
export const createWatchMotion = (preference: () => MediaQueryList = lessMotion) =>
  fromCallback<MotionPreferenceEvent>(({ sendBack }) => {
    const query = preference()
    const tell = () => {
      sendBack({ type: query.matches ? 'motion.reduced' : 'motion.allowed' } satisfies MotionPreferenceEvent)
    }
    if (query.matches) tell()
    query.addEventListener('change', tell)
    return () => query.removeEventListener('change', tell)
  })
