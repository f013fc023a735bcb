import { createContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { reviewMachine } from '../../../machines/review/review.machine.ts'

export type ReviewActor = ActorRefFrom<typeof reviewMachine>

/** The reviews of the order on the page; `null` where none may be written. */
export const ReviewContext = createContext<ReviewActor | null>(null)
