import { fromPromise } from 'xstate'
import type { Http } from '../../services/http/http.ts'
import { loadExperience } from '../../services/session/load-experience.ts'
import { experienceMachine } from './experience.machine.ts'
import type { LoadExperienceResult, Place } from './experience.types.ts'

export type ExperienceDeps = { readonly http: Http }

/** The settings chart with its call; input `{ country, language }`. */
export const createExperienceMachine = ({ http }: ExperienceDeps) =>
  experienceMachine.provide({
    actors: {
      loadExperience: fromPromise<LoadExperienceResult, Place>(({ input, signal }) =>
        loadExperience(http, input, signal),
      ),
    },
  })
