import { fromPromise } from 'xstate'
import type { ProofAnswer } from '../../contract/returns/return-proof.ts'
import type { Prefetch } from '../../services/http/prefetch.ts'
import { shrinkPhoto } from '../../services/papers/shrink-photo.ts'
import { sendReturnProof } from '../../services/returns/return-proof.ts'
import { type ChangeDeps, createAttempt } from '../attempt/attempt.actors.ts'
import { returnProofMachine } from './return-proof.machine.ts'
import type { LoadProofInput, LoadProofResult, ShrinkInput, ShrinkResult } from './return-proof.types.ts'

/** The proof of a return with its calls, of which a route's loader may have started the first, and what makes photos small. */
export const createReturnProofMachine = ({
  proofs,
  ...deps
}: ChangeDeps & { readonly proofs: Prefetch<LoadProofInput, ProofAnswer> }) =>
  returnProofMachine.provide({
    actors: {
      attempt: createAttempt({ ...deps, change: sendReturnProof }),
      loadProof: fromPromise<LoadProofResult, LoadProofInput>(({ input, signal }) =>
        proofs.take(input, signal),
      ),
      shrinkPhoto: fromPromise<ShrinkResult, ShrinkInput>(async ({ input: { file } }) =>
        file === null ? { kind: 'unreadable' } : shrinkPhoto(file),
      ),
    },
  })
