import { useMemo } from 'react'
import { comesWithPage } from '../../../domain/papers/return-proof.ts'
import { pendingKeyOf } from '../../../machines/attempt/attempt.actors.ts'
import { createReturnProofMachine } from '../../../machines/return-proof/return-proof.actors.ts'
import { sendReturnProof } from '../../../services/returns/return-proof.ts'
import { useApp } from '../../components/app/app-context.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import type { ReturnProofActor } from './return-proof-context.ts'

/** Runs the proof of a return. */
export const useReturnProofActor = (returnOrderNumber: string): ReturnProofActor => {
  const { changes, returnProofs, session } = useApp()
  const machine = useMemo(
    () => createReturnProofMachine({ ...changes, proofs: returnProofs }),
    [changes, returnProofs],
  )
  const known = returnProofs.peek({ returnOrderNumber })
  return useFlow(machine, {
    input: {
      returnOrderNumber,
      known: known !== null && comesWithPage(known) ? known : null,
      pendingKey: pendingKeyOf(changes.keys, sendReturnProof, { returnOrderNumber }),
    },
    on: { 'session.rejected': (event) => session.send(event) },
  })
}
