import { announceVisit, getVisit, type VisitRequest } from '../../../contract/pickup/visit.ts'
import { listVisits, playVisitOrder, playVisitReturn } from '../../../contract/sandbox/play-visit.ts'
import { storePickups } from '../../db/tables/pickup/pickups.ts'
import { type ApiRequest, send, sendOk } from '../host/api-client.ts'
import type { SandboxHost } from '../host/sandbox-host.ts'
import { addOrder, newMember, type OrderParts } from './build-order.ts'
import { addReturn, sender } from './return-order.ts'

type Who = Pick<ApiRequest, 'as' | 'filter'>
export type Coming = { readonly orderNumber: string; readonly who: Who }

type Place = { readonly storeId?: string; readonly status?: string }

/** The sample store that never closes. */
export const nightMarket = 'us091'

/** What shoppers who are on the way do at a sandbox host, and the store that they come to. */
export const visitsOnTheWay = (host: SandboxHost) => {
  const minute = 60_000
  /** A full minute from now, as a page says it. */
  const inMinutes = (minutes: number): string =>
    new Date(Math.ceil((host.deps.clock.now().getTime() + minutes * minute) / minute) * minute).toISOString()

  /** An order that waits in a store, and its member. */
  const place = async (
    parts: OrderParts = {},
    { storeId = nightMarket, status }: Place = {},
  ): Promise<Coming> => {
    const upmId = newMember()
    const orderNumber = await addOrder(host.deps.db, {
      upmId,
      lines: [
        { status: 'Ready For Pickup', statusVariant: 'PICKUP_READY', title: 'Trail jacket', quantity: 2 },
      ],
      ...parts,
    })
    await host.deps.db
      .insert(storePickups)
      .values({ orderNumber, storeId, status: status ?? 'READY_FOR_PICK_UP', code: `code-${orderNumber}` })
    return { orderNumber, who: { as: upmId } }
  }
  /** A return to a store, of somebody. */
  const bring = ({ who }: Coming, parts: OrderParts = {}): Promise<string> =>
    addReturn(host.deps.db, {
      upmId: who.as ?? newMember(),
      returnMethod: 'returnToStore',
      returnToStore: { barcodeNumber: 'RT1' },
      shipFrom: sender,
      lines: [{ status: 'Return Created', title: 'Court shoe', quantity: 2 }],
      ...parts,
    })
  const bodyOf = (visit: Partial<NonNullable<VisitRequest['visit']>> = {}): VisitRequest => ({
    visit: { means: 'CAR', expectedAt: inMinutes(25), returns: [], ...visit },
  })
  const announce = (of: Coming, body: unknown, more: ApiRequest = {}) =>
    send(host.app, announceVisit, { ...of.who, ...more, params: { orderNumber: of.orderNumber }, body })
  const announced = (of: Coming, visit: Parameters<typeof bodyOf>[0] = {}) =>
    sendOk(host.app, announceVisit, {
      ...of.who,
      params: { orderNumber: of.orderNumber },
      body: bodyOf(visit),
    })
  const takeBack = (of: Coming) => announce(of, { visit: null })
  const read = ({ orderNumber, who }: Coming) =>
    sendOk(host.app, getVisit, { ...who, params: { orderNumber } })
  const screen = (storeId = nightMarket) => sendOk(host.app, listVisits, { query: { storeId } })
  const takeReturn = ({ orderNumber }: Coming, returnOrderNumber: string) =>
    send(host.app, playVisitReturn, { params: { orderNumber, returnOrderNumber } })
  const handOver = ({ orderNumber }: Coming) => send(host.app, playVisitOrder, { params: { orderNumber } })
  return {
    inMinutes,
    place,
    bring,
    bodyOf,
    announce,
    announced,
    takeBack,
    read,
    screen,
    takeReturn,
    handOver,
  }
}
