import { createPickup, getPickup, type PickupRequest, patchPickup } from '../../../contract/pickup/pickup.ts'
import type { PickupStatus } from '../../../contract/pickup/pickup-status.ts'
import { createSampleOrder, playPickup } from '../../../contract/sandbox/sandbox.ts'
import { validationCodeHeader } from '../../../contract/wire/link-code.ts'
import { type ApiRequest, send, sendOk, type Target } from '../host/api-client.ts'

export type Visit = { readonly orderNumber: string; readonly filter: string; readonly body: PickupRequest }

/** The header of whoever holds the link of a visit. */
export const byLink = ({ body }: Visit): Pick<ApiRequest, 'headers'> => ({
  headers: { [validationCodeHeader]: body.validationCode.code },
})

/** Status of an answer, and the code of its problem. */
export const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string }).code,
]

/** What shoppers and stores do at the curb of a sandbox host. */
export const curbsideVisits = (app: Target) => {
  const visit = async (from = 'curbside'): Promise<Visit> => {
    const {
      orderNumber = '',
      email = '',
      url,
    } = await sendOk(app, createSampleOrder, {
      body: { from, member: null, country: 'us' },
    })
    const link = new URL(url, 'http://host').searchParams
    return {
      orderNumber,
      filter: `email(${email})`,
      body: {
        notes: [{ authorType: 'CONSUMER', content: 'Green estate, bay 4', targetType: 'VEHICLE' }],
        orderNumber,
        storeId: link.get('storeId') ?? '',
        storeServiceId: 'CURBSIDE',
        validationCode: { type: 'QR', code: link.get('qrId') ?? '' },
      },
    }
  }
  const announce = (of: Visit, request: ApiRequest = {}) =>
    send(app, createPickup, { body: of.body, ...byLink(of), ...request })
  const announced = (of: Visit) => sendOk(app, createPickup, { body: of.body, ...byLink(of) })
  const read = (id: string, request: ApiRequest) => send(app, getPickup, { params: { id }, ...request })
  const patch = (id: string, value: PickupStatus, request: ApiRequest) =>
    send(app, patchPickup, {
      params: { id },
      body: [{ op: 'replace', path: '/status', value }],
      ...request,
    })
  const play = (id: string, status: PickupStatus) =>
    send(app, playPickup, { params: { id }, body: { status } })
  return { visit, announce, announced, read, patch, play }
}
