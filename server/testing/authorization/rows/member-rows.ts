import { addAddress, listAddresses, updateAddress } from '../../../../contract/addresses/address-book.ts'
import { validateAddress } from '../../../../contract/addresses/address-validation.ts'
import { getConsent } from '../../../../contract/orders/consent.ts'
import { among, membersOf, open } from '../answers.ts'
import type { Row } from '../matrix.types.ts'
import { bookAddress, somebody } from '../subjects.ts'

const address = {
  code: '97299',
  country: 'us',
  email: 'ada@example.com',
  line1: '1180 Larkspur Way',
  locality: 'Fernhollow',
  name: { nameGiven: 'Ada', nameFamily: 'Okafor' },
  phone: '5035550114',
  province: 'OR',
}

/** What belongs to a member: addresses and consents. Another member's id is refused, whether there is such a member or not. */
export const memberRows: readonly Row[] = [
  {
    call: getConsent,
    object: 'member',
    answers: membersOf('same forbidden'),
    arrange: somebody,
    request: ({ id }) => ({ params: { upmId: id } }),
    instead: among('member', 'forbidden'),
  },
  {
    call: listAddresses,
    object: 'address book',
    answers: membersOf('same forbidden'),
    arrange: somebody,
    request: ({ id }) => ({ params: { upmId: id } }),
    instead: among('member', 'forbidden'),
  },
  {
    call: addAddress,
    object: 'address book',
    answers: membersOf('same forbidden'),
    arrange: somebody,
    request: ({ id }) => ({ params: { upmId: id }, body: address }),
    instead: among('member', 'forbidden'),
  },
  {
    call: updateAddress,
    object: 'address, by the id of its book',
    answers: membersOf('same forbidden'),
    arrange: bookAddress,
    request: ({ id, subject }) => ({ params: { upmId: subject.upmId, id }, body: address }),
    instead: among('address', 'not_found'),
  },
  {
    call: updateAddress,
    object: "address, by the id of the caller's own book",
    answers: membersOf('same not_found'),
    arrange: bookAddress,
    request: ({ id, own }) => ({ params: { upmId: own.person.upmId, id }, body: address }),
  },
  {
    call: validateAddress,
    object: 'nothing',
    answers: open(),
    arrange: somebody,
    request: () => ({ body: { address, language: 'en' } }),
  },
]
