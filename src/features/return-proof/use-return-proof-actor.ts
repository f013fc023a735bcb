import { useMemo } from 'react'
import { pendingKeyOf } from '../../../machines/attempt/attempt.actors.ts'
import { createReturnProofMachine } from '../../../machines/return-proof/return-proof.actors.ts'
import { sendReturnProof } from '../../../services/returns/return-proof.ts'
import { useApp } from '../../components/app/app-context.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import type { ReturnProofActor } from './return-proof-context.ts'

/** Runs the proof of a return. */
export const useReturnProofActor = (returnOrderNumber: string): ReturnProofActor => {
  const { changes, session } = useApp()
  const machine = useMemo(() => createReturnProofMachine(changes), [changes])
  return useFlow(machine, {
    input: {
      returnOrderNumber,
      pendingKey: pendingKeyOf(changes.keys, sendReturnProof, { returnOrderNumber }),
    },
    on: { 'session.rejected': (event) => session.send(event) },
  })
}
