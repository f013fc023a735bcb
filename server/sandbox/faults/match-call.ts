import type { Call } from '../../../contract/wire/call.ts'

/** How faults and the call table name a call. */
export const callName = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`

export type FaultTarget = {
  readonly orderNumber: string | null
  readonly upmId: string | null
  readonly tag: string | null
}

/** What a fault may look at in a request. The member is asked for only where a fault names one. */
export type FaultedRequest = {
  readonly path: string
  readonly tag: string | null
  readonly upmId: () => Promise<string | null>
}

/** Whether a request is one that the fault is meant for. */
export const isMeantFor = async (fault: FaultTarget, request: FaultedRequest): Promise<boolean> => {
  if (fault.tag !== null && fault.tag !== request.tag) return false
  if (fault.orderNumber !== null && !request.path.split('/').includes(fault.orderNumber)) return false
  return fault.upmId === null || fault.upmId === (await request.upmId())
}
