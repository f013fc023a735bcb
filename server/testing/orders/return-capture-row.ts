/** What a row of a return that was asked for holds beside its job. */
export const returnCaptureRow = {
  returnMethod: 'upsDropoff',
  createsLabel: true,
  locale: 'en-US',
  shipFrom: {} as never,
  requestedBy: 'member',
} as const
