import { createContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { reviewMachine } from '../../../machines/review/review.machine.ts'

export type ReviewActor = ActorRefFrom<typeof reviewMachine>

/** The review flow of the order on the page; `null` where no review may be written, or until its code is there. */
export const ReviewContext = createContext<ReviewActor | null>(null)
