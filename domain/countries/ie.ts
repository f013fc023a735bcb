import type { CountryProfile } from './country.types.ts'
import { counters, emea, emeaMethods, posts } from './emea.ts'
import { britain } from './return-centres.ts'

export const profile: CountryProfile = {
  ...emea,
  languages: ['en', 'ga'],
  contact: { ...emea.contact, phone: '+353 1 000 0100', hours: 'weekdays' },
  returns: {
    ...emea.returns,
    methods: emeaMethods('dropoff'),
    carriers: [posts('ANPO'), counters('UPSN')],
    centre: britain,
  },
}
