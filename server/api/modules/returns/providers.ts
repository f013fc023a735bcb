import type { ProviderServiceType, ShipmentServiceProvider } from '../../../../contract/returns/carriers.ts'
import { carriers } from '../../../../domain/links/carriers.ts'

type Services = Readonly<Partial<Record<ProviderServiceType, readonly string[]>>>

const emea = (
  dropoff: readonly string[],
  pickup: readonly string[] = [],
  paperless: readonly string[] = [],
): Services => ({ EMEA_DROPOFF: dropoff, EMEA_PICKUP: pickup, EMEA_PAPERLESS: paperless })

/** Carriers that take returns back, by country and service (RM-10): those that serve the country in fact. */
const services: Readonly<Record<string, Services>> = {
  at: emea(['POAT', 'DHLP'], ['POAT']),
  au: { DROPOFF: ['AUPO'] },
  be: emea(['BPOS', 'DHLP'], ['BPOS'], ['BPOS']),
  cn: { PICKUP: ['SFEX'] },
  cz: emea(['CZPO', 'GLSI'], ['GLSI']),
  de: emea(['DHLP', 'HERM'], ['HERM', 'UPSN']),
  dk: emea(['PNOR', 'GLSI']),
  es: emea(['CORR', 'SEUR'], ['SEUR'], ['CORR']),
  fi: emea(['POSF', 'PNOR']),
  fr: emea(['LPFR', 'UPSN'], ['UPSN']),
  gb: emea(['RMGB', 'EVRI'], ['UPSN'], ['RMGB']),
  gr: emea(['ELTA', 'UPSN'], ['UPSN']),
  hu: emea(['MAPO', 'GLSI'], ['UPSN']),
  ie: emea(['ANPO', 'UPSN']),
  it: emea(['POIT', 'GLSI'], ['UPSN'], ['POIT']),
  jp: { PICKUP: ['SGWJ'] },
  kr: { PICKUP: ['CJKR'] },
  lu: emea(['POLU', 'UPSN']),
  nl: emea(['PNLB', 'DHLC'], ['PNLB'], ['PNLB']),
  pl: emea(['INPT', 'GLSI'], ['UPSN']),
  pt: emea(['CTTE', 'UPSN']),
  se: emea(['PNOR', 'UPSN']),
  si: emea(['POSI', 'GLSI'], ['UPSN']),
  us: { DROPOFF: ['UPSN', 'USPS'], PICKUP: ['UPSN'] },
}

const nameOf = (code: string): string => carriers.find((carrier) => carrier.code === code)?.name ?? code

/** Providers of a country, two letters in lower case; of one service where it is given. */
export const providersOf = (country: string, service?: ProviderServiceType): ShipmentServiceProvider[] =>
  Object.entries(services[country] ?? {}).flatMap(([type, codes]) =>
    service === undefined || service === type
      ? codes.map((code) => ({
          providerName: nameOf(code),
          nikeServiceTypeCode: type,
          serviceSCACCode: code,
        }))
      : [],
  )
