/** Method ids of the label service, as they are stored (decisions.md, "Words on the wire"; RM-01). */
export const returnMethodIds = [
  'returnToStore',
  'upsDropoff',
  'upsPickup',
  'courierPickup',
  'sagawaPickup',
  'auDropoff',
  'emeaDropoff',
  'emeaPickup',
  'emeaPaperless',
  'emeaStoreReturn',
] as const
export type ReturnMethodId = (typeof returnMethodIds)[number]
