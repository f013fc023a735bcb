export const orderTypes = ['SALES_ORDER', 'RETURN_ORDER', 'PARTNER_SALES_ORDER'] as const
export type OrderType = (typeof orderTypes)[number]
/** STORE is an order placed in a store (OD-14). */
export const orderClassifications = ['CONSUMER', 'STANDARD', 'STORE'] as const
