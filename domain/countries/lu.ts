import type { CountryProfile } from './country.types.ts'
import { counters, emea, emeaMethods, posts } from './emea.ts'

export const profile: CountryProfile = {
  ...emea,
  languages: ['fr', 'de'],
  contact: { ...emea.contact, phone: '+352 20 00 01 00', hours: 'weekdays' },
  returns: {
    ...emea.returns,
    methods: emeaMethods('dropoff'),
    carriers: [posts('POLU'), counters('UPSN')],
  },
}
