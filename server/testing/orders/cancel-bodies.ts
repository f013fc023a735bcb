/** Bodies of the cancellation call as the specification has them (orders.md §7, CA-05). */
export const memberCancelBody = (orderNumber: string) => ({
  authorizationInfo: { dayPhoneNumber: null, email: 'kim@podium.example', phoneNumber: null },
  orderNumber,
  omsRegionReference: 'NIKEUS',
})

export type GuestContactBody =
  | { readonly email: string }
  | { readonly userInfo: { readonly phoneNumber: { countryCode: string; subscriberNumber: string } } }

export const guestCancelBody = (contact: GuestContactBody = { email: 'kim@podium.example' }) => ({
  request: {
    omsOrderDocumentReference: '0001',
    omsRegionReference: 'NIKEUS',
    dayPhoneNumber: '2025550143',
    reasonCode: '216',
    reasonText: 'Changed my mind',
    ...contact,
  },
  sourceOfRequest: 'SELF_SERVICE',
})
