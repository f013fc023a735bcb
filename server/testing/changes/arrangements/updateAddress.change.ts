import { and, eq } from 'drizzle-orm'
import { addAddress } from '../../../../contract/addresses/address-book.ts'
import { sentAddress } from '../../../../domain/addresses/address-entries.ts'
import { sampleAddressDraft } from '../../../../model-tests/samples/address-samples.ts'
import { memberAddresses } from '../../../db/tables/people/member-addresses.ts'
import { sendOk } from '../../host/api-client.ts'
import { type Arrange, newPerson } from '../arrangement.ts'
import { openAddressBook } from './open-address-book.ts'

const street = '을지로 31'

export const arrange: Arrange = async (host, caller) => {
  const person = await newPerson(host, caller)
  const upmId = person.upmId ?? ''
  const { id } = await sendOk(host.target, addAddress, {
    params: { upmId },
    body: sentAddress(sampleAddressDraft),
    as: upmId,
    key: crypto.randomUUID(),
  })
  return {
    identity: person.identity,
    ...openAddressBook({ person, id, street }),
    isOnceForAll: true,
    effects: (db) =>
      db.$count(memberAddresses, and(eq(memberAddresses.id, id ?? ''), eq(memberAddresses.line1, street))),
  }
}
