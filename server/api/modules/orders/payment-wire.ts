import type { Payment } from '../../../../contract/orders/payment.ts'
import type { StoredPayment } from '../../../db/tables/orders.ts'

/** A way of payment as the wire carries it: how much it paid stays here. */
export const wirePayment = ({ charged: _, ...payment }: StoredPayment): Payment => payment

/** The way that leads; `null` where none is known. */
export const firstPayment = ([first]: readonly StoredPayment[]): Payment | null =>
  first ? wirePayment(first) : null
