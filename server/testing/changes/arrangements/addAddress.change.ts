import { and, eq } from 'drizzle-orm'
import { memberAddresses } from '../../../db/tables/people/member-addresses.ts'
import { type Arrange, newPerson } from '../arrangement.ts'
import { openAddressBook } from './open-address-book.ts'

const street = '을지로 30'

export const arrange: Arrange = async (host, caller) => {
  const person = await newPerson(host, caller)
  const { identity, upmId } = person
  return {
    identity,
    ...openAddressBook({ person, id: null, street }),
    effects: (db) =>
      db.$count(
        memberAddresses,
        and(eq(memberAddresses.upmId, upmId ?? ''), eq(memberAddresses.line1, street)),
      ),
  }
}
