import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getOrder } from '../../../contract/orders/order-calls.ts'
import { captureReturn, getReturnCaptureJob } from '../../../contract/returns/return-capture.ts'
import { getReturnLabel, type ReturnLabel } from '../../../contract/returns/return-label.ts'
import { dispatchReturnLabel, sendStoreReturnEmail } from '../../../contract/returns/return-label-dispatch.ts'
import { createSampleOrder, listScenarios, type Scenario } from '../../../contract/sandbox/sandbox.ts'
import { listSandboxMails } from '../../../contract/sandbox/sandbox-mails.ts'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import { type ApiRequest, send, sendOk } from '../../testing/host/api-client.ts'
import { completedJob } from '../../testing/host/job-polling.ts'
import { type SandboxHost, startSandboxHost } from '../../testing/host/sandbox-host.ts'
import { sampleMembers } from '../members.ts'

/** Whose carrier takes codes alone: no label is mailed (RM-10). */
const byCodeAlone: ReadonlySet<string> = new Set(['emeaPaperless|INPU'])

/** Ways back of the method table (returns.md §9, §4), best first: `method|carrier` where a carrier is chosen. */
const waysOf = {
  at: ['emeaDropoff|POAT', 'emeaDropoff|DHLP', 'emeaPickup|POAT', 'emeaStoreReturn'],
  au: ['auDropoff', 'returnToStore'],
  be: ['emeaPaperless|BPOS', 'emeaDropoff|DHLP', 'emeaPickup|BPOS', 'emeaStoreReturn'],
  cn: ['courierPickup', 'returnToStore'],
  cz: ['emeaDropoff|CZPO', 'emeaDropoff|GLSI', 'emeaPickup|GLSI', 'emeaStoreReturn'],
  de: ['emeaDropoff|DHLP', 'emeaDropoff|HERM', 'emeaPickup|HERM', 'emeaPickup|UPSN', 'emeaStoreReturn'],
  dk: ['emeaDropoff|PNOR', 'emeaDropoff|GLSI', 'emeaStoreReturn'],
  es: ['emeaPaperless|CORR', 'emeaDropoff|SEUR', 'emeaPickup|SEUR', 'emeaStoreReturn'],
  fi: ['emeaDropoff|POSF', 'emeaDropoff|PNOR', 'emeaStoreReturn'],
  fr: ['emeaDropoff|LPFR', 'emeaDropoff|UPSN', 'emeaPickup|UPSN', 'emeaStoreReturn'],
  gb: ['emeaPaperless|RMGB', 'emeaPaperless|INPU', 'emeaDropoff|EVRI', 'emeaStoreReturn'],
  gr: ['emeaDropoff|ELTA', 'emeaDropoff|UPSN', 'emeaPickup|UPSN', 'emeaStoreReturn'],
  hu: ['emeaDropoff|MAPO', 'emeaDropoff|GLSI', 'emeaPickup|UPSN', 'emeaStoreReturn'],
  ie: ['emeaDropoff|ANPO', 'emeaDropoff|UPSN', 'emeaStoreReturn'],
  it: ['emeaPaperless|POIT', 'emeaDropoff|GLSI', 'emeaPickup|UPSN', 'emeaStoreReturn'],
  jp: ['sagawaPickup', 'returnToStore'],
  kr: ['courierPickup', 'returnToStore'],
  lu: ['emeaDropoff|POLU', 'emeaDropoff|UPSN', 'emeaStoreReturn'],
  nl: ['emeaPaperless|PNLB', 'emeaDropoff|DHLC', 'emeaPickup|PNLB', 'emeaStoreReturn'],
  pl: ['emeaDropoff|INPT', 'emeaDropoff|GLSI', 'emeaPickup|UPSN', 'emeaStoreReturn'],
  pt: ['emeaDropoff|CTTE', 'emeaDropoff|UPSN', 'emeaStoreReturn'],
  se: ['emeaDropoff|PNOR', 'emeaDropoff|UPSN', 'emeaStoreReturn'],
  si: ['emeaDropoff|POSI', 'emeaDropoff|GLSI', 'emeaPickup|UPSN', 'emeaStoreReturn'],
  us: ['upsDropoff', 'upsPickup', 'returnToStore'],
} as const

/** Names of the capture service for methods of the label service (returns.md §4). */
const captureNames = {
  returnToStore: 'STORE_DROP_OFF',
  emeaStoreReturn: 'STORE_DROP_OFF',
  upsDropoff: 'CARRIER_DROP_OFF',
  auDropoff: 'CARRIER_DROP_OFF',
  emeaDropoff: 'CARRIER_DROP_OFF',
  upsPickup: 'PICK_UP',
  courierPickup: 'PICK_UP',
  sagawaPickup: 'PICK_UP',
  emeaPickup: 'PICK_UP',
  emeaPaperless: 'PAPERLESS',
} as const

const methodOf = (way: string): string => way.split('|')[0] ?? ''
const captureNameOf = (way: string) => captureNames[methodOf(way) as keyof typeof captureNames]

const withLabel: ReadonlySet<string> = new Set([
  'upsDropoff',
  'upsPickup',
  'auDropoff',
  'emeaDropoff',
  'emeaPaperless',
])

/** What a capture says of a way back: a carrier of its own name in the paperless flow alone (RS-01). */
const wordsOf = (way: string) => {
  const returnMethod = captureNameOf(way)
  const [id, carrier] = way.split('|')
  if (carrier === undefined) return { returnMethod }
  return id === 'emeaPaperless'
    ? { returnMethod, standardCarrierAlphaCode: carrier }
    : { returnMethod, labelMethod: way }
}

describe.skipIf(!hasDatabase())('a return of every country', () => {
  let host: SandboxHost
  let scenarios: readonly Scenario[]
  beforeAll(async () => {
    host = await startSandboxHost()
    scenarios = await sendOk(host.app, listScenarios, { query: { tag: 'returnable' } })
  })
  afterAll(() => host.close())

  /** An order like the country's scenario, and who it is of. */
  const placeAs = async (country: string, role: string) => {
    const from = scenarios.find(({ tags }) => tags.includes(country) && tags.includes(role))?.id ?? ''
    const placed = await sendOk(host.app, createSampleOrder, { body: { from } })
    const { orderNumber = '', member, email = '' } = placed
    const upmId = sampleMembers.find((known) => known.email === member)?.upmId
    const as: ApiRequest = upmId ? { as: upmId } : { filter: `email(${email})` }
    const { order } = await sendOk(host.app, getOrder, { ...as, params: { orderNumber } })
    return { order, country, as, to: member ?? email }
  }
  type Placed = Awaited<ReturnType<typeof placeAs>>
  type Item = Placed['order']['group'][number]['orderItems'][number]

  const linesOf = ({ order }: Placed): readonly Item[] => order.group.flatMap((group) => group.orderItems)

  /** Every field of the capture request (returns.md §3) for one piece. */
  const bodyOf = ({ order, country }: Placed, item: Item | undefined, way: string) => ({
    captureSystem: 'nike.digital.web' as const,
    createReturnLabelFlag: true,
    locale: `en-${country.toUpperCase()}`,
    omsRegionReference: order.regionReference,
    orderLines: [
      {
        quantity: 1,
        reasonCode: country === 'au' ? '503' : '6',
        reasonText: null,
        universalProductCode: item?.product.gtin ?? '',
        orderLineId: item?.id ?? '',
      },
    ],
    orderNumber: order.orderNumber,
    orderCreateDate: order.transaction.orderDate ?? '',
    shipFrom: order.shipFrom,
    ...wordsOf(way),
  })

  /** Number of the return that goes back this way; it is the order's, from its address, of this piece. */
  const returnBy = async (placed: Placed, way: string, item: Item | undefined): Promise<string> => {
    const { as, order } = placed
    const { jobId } = await sendOk(host.app, captureReturn, { ...as, body: bodyOf(placed, item, way) })
    const { response } = await completedJob(host.app, getReturnCaptureJob, jobId, as)
    const returnNumber = response?.returnOrderNumber ?? ''
    const { order: made } = await sendOk(host.app, getOrder, { ...as, params: { orderNumber: returnNumber } })
    expect({
      way: made.returnMethod,
      of: made.parentSalesOrderNumber,
      from: made.shipFrom?.address,
      storeCode: made.returnToStore?.barcodeNumber ?? null,
      pieces: made.group[0]?.orderItems.map((line) => [line.product.gtin, line.lineItemTransaction.quantity]),
    }).toEqual({
      way,
      of: order.orderNumber,
      from: order.shipFrom?.address,
      storeCode: captureNameOf(way) === 'STORE_DROP_OFF' ? returnNumber : null,
      pieces: [[item?.product.gtin, 1]],
    })
    return returnNumber
  }

  /** A label where there is one to print, a code in the paperless flow, and a mail with the label or with the store's code. */
  const seesLabelAndMail = async ({ as, order, country, to }: Placed, way: string, returnNumber: string) => {
    const label = await send(host.app, getReturnLabel, {
      ...as,
      params: { returnOrderNum: returnNumber },
      query: { paperless: 'true' },
    })
    const { returnLabel = null, isEmeaPaperless = false } = label.body as Partial<ReturnLabel>
    const isStore = captureNameOf(way) === 'STORE_DROP_OFF'
    const asked = isStore
      ? await send(host.app, sendStoreReturnEmail, {
          ...as,
          body: {
            country,
            firstName: 'Kim',
            language: 'en',
            orderNumber: order.orderNumber,
            returnNumber,
            to,
          },
        })
      : await send(host.app, dispatchReturnLabel, {
          ...as,
          body: { dispatchType: 'email', returnOrderNumber: returnNumber },
        })
    const mails = await sendOk(host.app, listSandboxMails, { query: { orderNumber: returnNumber } })
    const hasLabel = withLabel.has(methodOf(way))
    const isMailed = hasLabel && !byCodeAlone.has(way)
    expect({
      way,
      label: returnLabel !== null,
      code: isEmeaPaperless,
      sent: asked.status < 300,
      mails: mails.map((mail) => [mail.kind, mail.to]),
    }).toEqual({
      way,
      label: hasLabel,
      code: methodOf(way) === 'emeaPaperless',
      sent: isStore || isMailed,
      mails: [...(isStore ? [['storeReturn', to]] : []), ...(isMailed ? [['returnLabel', to]] : [])],
    })
  }

  const cases = Object.entries(waysOf).flatMap(([country, ways]) =>
    ['member', 'guest'].map((role) => ({ country, role, ways })),
  )

  it.each(cases)(
    '[A-12 RS-01] $country, $role: each way is taken, with its label or its code, and the mail is sent',
    async ({ country, role, ways }) => {
      const placed = await placeAs(country, role)
      const items = linesOf(placed)
      await Promise.all(
        ways.map(async (way, index) =>
          seesLabelAndMail(placed, way, await returnBy(placed, way, items[index])),
        ),
      )
    },
  )

  it('[A-12] no country takes the way of another', async () => {
    const placed = await placeAs('de', 'guest')
    const [item] = linesOf(placed)
    for (const way of ['emeaPaperless|PNLB', 'emeaDropoff|POAT', 'emeaPickup|DHLP']) {
      const { status } = await send(host.app, captureReturn, {
        ...placed.as,
        body: bodyOf(placed, item, way),
      })
      expect([way, status]).toEqual([way, 400])
    }
  })
})
