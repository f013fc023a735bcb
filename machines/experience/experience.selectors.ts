import type { SnapshotFrom } from 'xstate'
import type { Experience } from '../../contract/session/experience.ts'
import type { experienceMachine } from './experience.machine.ts'

type Snapshot = SnapshotFrom<typeof experienceMachine>

/** Whether the page may show: settings have come, or their absence is known (SH-10). */
export const isExperienceReady = (snapshot: Snapshot): boolean => !snapshot.matches('loading')

/** The settings of this place, or `null` where the built-in defaults count. */
export const selectExperience = (snapshot: Snapshot): Experience | null => snapshot.context.experience
