import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { insertGiftReturn } from '../../api/modules/gift-goods/gift-returns.repository.ts'
import { grantAccess } from '../../api/modules/gift-returns/gift-access.ts'
import { listOwnPapers } from '../../api/modules/papers/papers.usecases.ts'
import { orders } from '../../db/tables/orders.ts'
import { memberAddresses } from '../../db/tables/people/member-addresses.ts'
import { storePickups } from '../../db/tables/pickup/pickups.ts'
import { stores } from '../../db/tables/stores.ts'
import { withdrawals } from '../../db/tables/withdrawals.ts'
import { sampleStores } from '../../sandbox/stores/sample-stores.ts'
import { testSecret } from '../host/test-secret.ts'
import { addOrder, newMember, type OrderParts } from '../orders/build-order.ts'
import { addCashReturn } from '../orders/cash-returns.ts'
import { exchangeableOrder } from '../orders/exchanging.ts'
import { deliveredOrder } from '../orders/return-bodies.ts'
import { addReturn } from '../orders/return-order.ts'
import type { Person, Subject, World } from './matrix.types.ts'

const token = (bytes: number) => randomBytes(bytes).toString('base64url')

/** Somebody whom nobody else is like. */
export const newPerson = (): Person => {
  const upmId = newMember()
  return {
    upmId,
    email: `${upmId}@podium.example`,
    phone: `202${randomInt(1_000_000, 9_999_999)}`,
    code: token(16),
    visitor: token(32),
  }
}

const partsOf = ({ upmId, email, phone }: Person): OrderParts => ({
  upmId,
  contactEmail: email,
  phoneCountryCode: '1',
  phoneNumber: phone,
})

type Arrange = (world: World, person?: Person) => Promise<Subject>

const ofPerson =
  (place: (world: World, parts: OrderParts, person: Person) => Promise<string>): Arrange =>
  async (world, person = newPerson()) => ({ ...person, id: await place(world, partsOf(person), person) })

/** An order with these parts, placed five minutes ago. */
export const orderWith = (more: OrderParts = {}): Arrange =>
  ofPerson(({ host }, parts) => addOrder(host.deps.db, { ...parts, ...more }))

export const returnableOrder: Arrange = ofPerson(({ host }, parts) =>
  addOrder(host.deps.db, deliveredOrder(parts)),
)

/** An order whose first line can be exchanged. */
export const exchangeableOrderOf: Arrange = ofPerson(({ host }, parts) =>
  addOrder(host.deps.db, exchangeableOrder(parts)),
)

const idsOfWithdrawals = new Map<string, string>()

/** Id of the statement about an order that `withdrawnOrder` made. */
export const withdrawalIdOf = (orderNumber: string): string =>
  idsOfWithdrawals.get(orderNumber) ?? '00000000-0000-4000-8000-000000000000'

/** An order that was withdrawn from. */
export const withdrawnOrder: Arrange = ofPerson(async ({ host }, parts, { email }) => {
  const orderNumber = await addOrder(host.deps.db, { ...parts, country: 'de' })
  const id = randomUUID()
  idsOfWithdrawals.set(orderNumber, id)
  await host.deps.db.insert(withdrawals).values({
    id,
    orderNumber,
    statedName: 'Kim Vale',
    email,
    lines: [{ id: `${orderNumber}-1`, title: 'Court shoe 1', size: null, quantity: 1 }],
    requestedBy: 'guest',
    receivedAt: host.deps.clock.now(),
    language: 'en',
  })
  return orderNumber
})

const idsOfPapers = new Map<string, string>()

/** Id of the paper of an order that `invoicedOrder` made. */
export const paperIdOf = (orderNumber: string): string =>
  idsOfPapers.get(orderNumber) ?? '00000000-0000-4000-8000-000000000000'

/** An order that was delivered, and has a paper. */
export const invoicedOrder: Arrange = ofPerson(async ({ host }, parts) => {
  const orderNumber = await addOrder(host.deps.db, {
    ...parts,
    lines: [{ status: 'Delivered', statusVariant: 'DELIVERED' }],
  })
  const [order] = await host.deps.db.select().from(orders).where(eq(orders.orderNumber, orderNumber))
  const { db, clock, settings } = host.deps
  const caller = { kind: 'member', upmId: order?.upmId ?? '' } as const
  const held = { caller, pass: undefined, now: clock.now() }
  const { papers } = await listOwnPapers(settings.secret, db, held, orderNumber)
  idsOfPapers.set(orderNumber, papers[0]?.id ?? '')
  return orderNumber
})

export const unpaid = {
  paymentHoldFlag: true,
  paymentPending: true,
  paymentApprovalId: 'ap1',
  orderTotal: 12_345,
} as const

export const returnWith = (more: OrderParts = {}): Arrange =>
  ofPerson(({ host }, parts) => addReturn(host.deps.db, { ...parts, ...more }))

/** A return of goods paid in cash, which takes a bank account. */
export const cashReturn: Arrange = ofPerson(({ host }, parts) => addCashReturn(host.deps.db, parts, parts))

/** A return to a store with the order that it is of, whose number is that of the return and an `S`. */
export const storeReturn: Arrange = ofPerson(async ({ host }, parts) => {
  const sale = await addOrder(host.deps.db, parts)
  return addReturn(host.deps.db, {
    ...parts,
    orderNumber: `${sale}R`,
    returnMethod: 'returnToStore',
    parentSalesOrderNumber: sale,
  })
})

/** Store that brings orders out at any hour. */
export const curbsideStoreId = 'curb1'

const sampleStore = () => {
  const found = sampleStores(new Date('2026-11-20T12:00:00Z')).find(({ store }) =>
    store.storeServices.includes('CURBSIDE'),
  )
  if (!found) throw new Error('no sample store brings orders out')
  const store = { ...found.store, storeId: curbsideStoreId, pickupHours: null }
  return { ...found, storeId: curbsideStoreId, store }
}

/** An order that waits at the store, with the person's link to it. */
export const curbsideOrder = (more: OrderParts = {}): Arrange =>
  ofPerson(async ({ host: { deps } }, parts, { code }) => {
    await deps.db.insert(stores).values(sampleStore()).onConflictDoNothing()
    const orderNumber = await addOrder(deps.db, { ...parts, ...more })
    await deps.db
      .insert(storePickups)
      .values({ orderNumber, storeId: curbsideStoreId, status: 'READY_FOR_PICK_UP', code })
    return orderNumber
  })

/** An address of the member's book. */
export const bookAddress: Arrange = ofPerson(async ({ host: { deps } }, _, { upmId }) => {
  const id = randomUUID()
  const now = deps.clock.now()
  await deps.db.insert(memberAddresses).values({
    id,
    upmId,
    country: 'us',
    code: '97299',
    line1: '1180 Larkspur Way',
    locality: 'Fernhollow',
    nameGiven: 'Ada',
    nameFamily: 'Okafor',
    province: 'OR',
    createdAt: now,
    changedAt: now,
  })
  return id
})

/** Somebody; the id is that of the member. */
export const somebody: Arrange = ofPerson(async (_, __, { upmId }) => upmId)

/** The same person's object, made by what is done with another of theirs: the id is what `make` gives. */
export const made =
  (from: Arrange, make: (world: World, subject: Subject) => Promise<string>): Arrange =>
  async (world, person) => {
    const subject = await from(world, person)
    return { ...subject, id: await make(world, subject) }
  }

/** A gift, with the access that its receipt gives in the place of a link's code. */
export const openedGift: Arrange = async (world, person = newPerson()) => {
  const { deps } = world.host
  const id = await addOrder(deps.db, deliveredOrder({ ...partsOf(person), isGift: true }))
  const { access } = grantAccess(testSecret, id, deps.clock.now())
  return { ...person, code: access, id }
}

/** Number of the return of a gift that `giftWithReturn` made. */
export const giftReturnNumberOf = (orderNumber: string): string => `GR${orderNumber}`

/** The same with a return to a store. */
export const giftWithReturn: Arrange = async (world, person) => {
  const subject = await openedGift(world, person)
  const { db, clock } = world.host.deps
  await insertGiftReturn(db, {
    id: randomUUID(),
    orderNumber: subject.id,
    returnNumber: giftReturnNumberOf(subject.id),
    returnMethod: 'returnToStore',
    email: 'nia@podium.example',
    language: 'en',
    lines: [
      {
        lineId: `${subject.id}-1`,
        title: 'Court shoe 1',
        color: null,
        size: null,
        image: null,
        imageAlt: null,
        quantity: 1,
        reasonCode: '1',
        reasonText: null,
        chargedPrice: 3000,
        taxes: 218,
      },
    ],
    currency: 'USD',
    amount: 3218,
    createdAt: clock.now(),
  })
  return subject
}
