import type { SampleRequest } from './requests-file.ts'

/** What can be read at any host without knowing its orders, besides what the file of requests says. */
export const usualRequests = (country: string, hasToken: boolean): readonly SampleRequest[] => {
  const of = (call: SampleRequest['call'], query: SampleRequest['query'], as?: 'member'): SampleRequest => ({
    call,
    params: {},
    headers: {},
    query,
    ...(as ? { as } : {}),
  })
  return [
    of('getExperience', { country, language: 'en' }),
    of('listStores', { country, count: '3' }),
    of('listProviders', { serviceCountryCode: country.toUpperCase() }),
    of('listCarrierData', { serviceCountryCode: country.toUpperCase() }),
    of('getCart', { country }),
    ...(hasToken
      ? [of('listOrders', { filter: 'type(SALES_ORDER)', country, language: 'en' }, 'member')]
      : []),
  ]
}

/** Numbers that no host has given to anything. */
const nobodys: Readonly<Record<string, string>> = {
  jobId: 'ffffffff-ffff-4fff-8fff-ffffffffffff',
  paperId: 'ffffffff-ffff-4fff-8fff-ffffffffffff',
  withdrawalId: 'ffffffff-ffff-4fff-8fff-ffffffffffff',
}

/** Parameters of a path that lead to nothing, each well formed. */
export const nobodysParams = (path: string): Record<string, string> =>
  Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, nobodys[name] ?? 'NOBODYS0000']),
  )
