import * as v from 'valibot'

export const captureSystem = 'nike.digital.web'

/** Return methods of the capture service (decisions.md, "Words on the wire"). */
export const captureMethods = ['CARRIER_DROP_OFF', 'PICK_UP', 'STORE_DROP_OFF', 'PAPERLESS'] as const
export type CaptureMethod = (typeof captureMethods)[number]

/** Longest comment on a line (returns.md §5, RI-03). */
export const maxReasonText = 140

/** Longest name of a method with its carrier. */
const maxMethodKey = 40

/** A method of the label service with its carrier, `emeaDropoff|DHLP` (returns.md §4). */
export const MethodWithCarrier = v.pipe(
  v.string(),
  v.maxLength(maxMethodKey),
  v.regex(/^[A-Za-z]+\|[A-Z]{2,4}$/, 'method_with_carrier'),
)
/** Most pieces of one line that a return takes; no order has as many. */
export const maxPieces = 10_000

/** Standard carrier alpha code. */
export const CarrierCode = v.pipe(v.string(), v.regex(/^[A-Z]{2,4}$/, 'carrier_code'))
