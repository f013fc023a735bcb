/**
 * Both tables of calls (orders.md §7, returns.md §7), row by row as they are written there, and nothing of our own contract.
 * Paths that the specifications leave open stand as decisions.md settles them.
 */
export type SpecifiedCall = {
  /** Method and path. */
  readonly call: string
  /** Parameters and fields of the body; a list is gone through with `[]`. */
  readonly sends: string
  /** Fields that are fixed, with their value. */
  readonly fixed?: Readonly<Record<string, unknown>>
  /** Fields of the answer that are read. */
  readonly answers: string
  /** Statuses that the specification names beside the success. */
  readonly statuses?: readonly number[]
  /** Guests call it as well, by the filter parameter (§6 of both). */
  readonly isForGuests?: true
}

/** Fields of an address of the book (returns.md §3), by the path that they stand under; its names have an object of their own. */
const addressIn = (path: string): string =>
  'code country email line1 line2 line3 locality name.nameFamily name.nameGiven phone preferred province zone'
    .split(' ')
    .map((field) => path + field)
    .join(' ')

const shownOrder = {
  sends: 'locale country language email telephoneNumber timezone shippedTestFlag filter',
  answers: 'order error',
  isForGuests: true,
} as const

const pendingPayment = {
  sends: 'approvalId experienceType orderNumber returnURL filter',
  answers: 'id status eta error response',
  isForGuests: true,
} as const

const job = { sends: 'jobId filter', answers: 'id status eta error response', isForGuests: true } as const

const place = { sends: 'id', answers: 'id name phone storeServices[] operationalDetails' } as const

const similar = 'image pid slug styleColor subtitle title'.split(' ')
const productsOf = (list: string) => similar.map((field) => `${list}[].${field}`).join(' ')

export const ordersTable: readonly SpecifiedCall[] = [
  {
    call: 'POST /order_mgmt/ordermods/v1/{orderNumber}/cancelOrder',
    sends:
      'orderNumber request.omsOrderDocumentReference request.omsRegionReference request.dayPhoneNumber request.reasonCode request.reasonText request.email request.userInfo.phoneNumber.countryCode request.userInfo.phoneNumber.subscriberNumber sourceOfRequest authorizationInfo.email authorizationInfo.dayPhoneNumber authorizationInfo.phoneNumber.countryCode authorizationInfo.phoneNumber.subscriberNumber omsRegionReference filter',
    fixed: {
      'request.omsOrderDocumentReference': '0001',
      'request.reasonCode': '216',
      sourceOfRequest: 'SELF_SERVICE',
    },
    answers: 'id status response.pendingModification.type error.httpStatus error.message',
    isForGuests: true,
  },
  { call: 'GET /order_mgmt/ordermods/v1/jobs/{jobId}', ...job },
  { call: 'GET /l7r/user/{upmId}/consent/v1', sends: 'upmId', answers: 'consents[]' },
  {
    call: 'POST /doris_trigger',
    sends: 'eventType firstName lastName language marketplace phoneNumber salesOrderNumber upmId filter',
    fixed: { eventType: 'DorisAlternateNotification' },
    answers: '',
    isForGuests: true,
  },
  {
    call: 'POST /payment/giftcard_balance/v1',
    sends: 'accountNumber currency pin',
    answers: 'balance',
    statuses: [400],
  },
  {
    call: 'POST /identity/registration/credential_available/v1',
    sends: 'credential filter',
    answers: '',
    isForGuests: true,
  },
  { call: 'GET /orders/history/v1/{orderNumber}', ...shownOrder },
  { call: 'GET /orders/summary/v1/{orderNumber}', ...shownOrder },
  {
    call: 'GET /orders/history/v1',
    sends: 'sort country language giftcards filter cursor',
    fixed: { sort: 'orderSubmitDateDesc', giftcards: 'true' },
    answers: 'orderItems[] pages.next',
  },
  {
    call: 'POST /store/order_pickups/v1',
    sends:
      'notes[].authorType notes[].content notes[].targetType orderNumber storeId storeServiceId validationCode.type validationCode.code',
    answers: 'id',
    statuses: [409],
  },
  {
    call: 'GET /store/order_pickups/v1/{id}',
    sends: 'id filter',
    answers: 'status error',
    isForGuests: true,
  },
  {
    call: 'PATCH /store/order_pickups/v1/{id}',
    sends: 'id [].op [].path [].value filter',
    fixed: { '[].op': 'replace', '[].path': '/status', '[].value': 'CANCELLED_CONSUMER' },
    answers: 'status',
    isForGuests: true,
  },
  { call: 'POST /payment/deferred_payment_forms/v1', ...pendingPayment },
  { call: 'GET /payment/deferred_payment_forms/v1/jobs/{jobId}', ...job },
  { call: 'POST /payment/deferred_payment_forms/v2', ...pendingPayment },
  { call: 'GET /payment/deferred_payment_forms/v2/jobs/{jobId}', ...job },
  { call: 'POST /payment/wallet_deferred_payments/v1', ...pendingPayment },
  { call: 'GET /payment/wallet_deferred_payments/v1/jobs/{jobId}', ...job },
  { call: 'GET /ship/pickup_points/v1/{id}', ...place },
  { call: 'GET /store/store_locations/v1/{id}', ...place },
  {
    call: 'GET /recommend/shop_similar/v1',
    sends: 'colorWays itemIds country language',
    answers: `${productsOf('objects')} ${productsOf('data')}`,
  },
  {
    call: 'GET /recommend/shop_similar/v2',
    sends: 'colorWays x-shop-country x-shop-language',
    answers: productsOf('items'),
  },
  {
    call: 'POST /cart/items/v1',
    sends: 'skuId quantity',
    fixed: { quantity: 1 },
    answers:
      'payload.data.items[].skuId payload.data.items[].priceInfo.price payload.data.items[].priceInfo.msrp payload.data.currency payload.data.totals.quantity',
  },
  // Under the table: the review service.
  {
    call: 'POST /reviews/signature/v1',
    sends: 'user_auth_token first_name last_name nick_name email email_confirmed issued_at',
    answers: 'signature',
  },
]

export const returnsTable: readonly SpecifiedCall[] = [
  {
    call: 'POST /order_mgmt/user_return_captures/v1',
    sends:
      'captureSystem createReturnLabelFlag locale omsRegionReference orderLines[].quantity orderLines[].reasonCode orderLines[].reasonText orderLines[].universalProductCode orderNumber orderCreateDate shipFrom returnMethod standardCarrierAlphaCode filter',
    fixed: { captureSystem: 'nike.digital.web' },
    answers: 'jobId response.returnOrderNumber error',
    isForGuests: true,
  },
  {
    call: 'GET /order_mgmt/user_return_captures_jobs/v1/{jobId}',
    ...job,
    answers: 'id status eta error response.returnOrderNumber',
  },
  {
    call: 'POST /order_mgmt/user_return_labels_dispatch/v1',
    sends: 'dispatchType returnOrderNumber authorizationInfo returnOrderNum visitorDetail filter',
    answers: '',
    isForGuests: true,
  },
  {
    call: 'GET /order_mgmt/user_return_labels/v1/{returnOrderNum}',
    sends: 'returnOrderNum filter',
    answers: 'carrier labelFormat returnLabel dropOffCode.data',
    isForGuests: true,
  },
  {
    call: 'POST /order_mgmt/store_return_email/v1',
    sends: 'country firstName language orderNumber returnNumber to filter',
    answers: '',
    statuses: [200, 400],
    isForGuests: true,
  },
  {
    call: 'POST /doris_trigger',
    sends: 'eventType firstName lastName language marketplace phoneNumber salesOrderNumber upmId filter',
    answers: '',
    isForGuests: true,
  },
  {
    call: 'GET /ship/provider_services/v1',
    sends: 'serviceCountryCode providerTypeCode nikeServiceTypeCode',
    fixed: {
      providerTypeCode: 'CARRIER',
    },
    answers: 'objects[].providerName objects[].nikeServiceTypeCode objects[].serviceSCACCode',
  },
  {
    call: 'POST /order_mgmt/bank_refund/v1',
    sends:
      'accountDetails.iban accountDetails.owner.firstName accountDetails.owner.lastName email orderNumber filter',
    answers: '',
    isForGuests: true,
  },
  {
    call: 'POST /identity/registration/credential_available/v1',
    sends: 'credential filter',
    answers: '',
    isForGuests: true,
  },
  {
    call: 'GET /identity/user/v1/{upmId}/address',
    sends: 'upmId',
    answers: `objects[].id ${addressIn('objects[].')}`,
  },
  { call: 'POST /identity/user/v1/{upmId}/address', sends: `upmId ${addressIn('')}`, answers: 'id' },
  { call: 'PUT /identity/user/v1/{upmId}/address/{id}', sends: `upmId id ${addressIn('')}`, answers: '' },
  {
    call: 'POST /identity/address_validation/v1',
    sends: `language visitor ${addressIn('address.')}`,
    answers: `validated ${addressIn('validatedAddress.')}`,
  },
]
