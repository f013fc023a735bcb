import { fromPromise } from 'xstate'
import { shrinkPhoto } from '../../services/papers/shrink-photo.ts'
import { getReturnProof, sendReturnProof } from '../../services/returns/return-proof.ts'
import { type ChangeDeps, createAttempt } from '../attempt/attempt.actors.ts'
import { returnProofMachine } from './return-proof.machine.ts'
import type { LoadProofInput, LoadProofResult, ShrinkInput, ShrinkResult } from './return-proof.types.ts'

/** The proof of a return with its calls, and what makes photos small. */
export const createReturnProofMachine = (deps: ChangeDeps) =>
  returnProofMachine.provide({
    actors: {
      attempt: createAttempt({ ...deps, change: sendReturnProof }),
      loadProof: fromPromise<LoadProofResult, LoadProofInput>(({ input, signal }) =>
        getReturnProof(deps.http, input, signal),
      ),
      shrinkPhoto: fromPromise<ShrinkResult, ShrinkInput>(async ({ input: { file } }) =>
        file === null ? { kind: 'unreadable' } : shrinkPhoto(file),
      ),
    },
  })
