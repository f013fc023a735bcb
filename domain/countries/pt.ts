import type { CountryProfile } from './country.types.ts'
import { counters, emea, emeaMethods, posts } from './emea.ts'

export const profile: CountryProfile = {
  ...emea,
  languages: ['pt'],
  contact: { ...emea.contact, phone: '+351 210 000 100', hours: 'weekdays' },
  returns: {
    ...emea.returns,
    methods: emeaMethods('dropoff'),
    carriers: [posts('CTTE'), counters('UPSN')],
  },
}
