import type { Database } from '../../db/schema.ts'
import { memberAddresses } from '../../db/tables/people/member-addresses.ts'
import type { SampleMember } from '../members.ts'
import { samplePlaces } from './sample-places.ts'

const minuteMs = 60_000

type SampleAddress = typeof memberAddresses.$inferInsert

/** The first places of a member's country as their address book, the very first one preferred. */
export const sampleBook = (
  { upmId, country, email, phone, recipient }: SampleMember,
  now: Date,
  count: number,
): readonly SampleAddress[] =>
  (samplePlaces[country] ?? [])
    .slice(0, count)
    .map(([line1, line2, zone, locality, province, code], index) => {
      const at = new Date(now.getTime() - (index + 1) * minuteMs)
      const isFirst = index === 0
      return {
        id: `${upmId}-${index + 1}`,
        upmId,
        country,
        code,
        email: isFirst ? email : null,
        line1,
        line2,
        line3: null,
        locality,
        nameFamily: recipient.lastName,
        nameGiven: recipient.firstName,
        phone: isFirst ? phone : null,
        preferred: isFirst,
        province,
        zone,
        createdAt: at,
        changedAt: at,
      }
    })

/** Fills a book. */
export const insertBook = async (db: Database, book: readonly SampleAddress[]): Promise<void> => {
  if (book.length > 0) await db.insert(memberAddresses).values([...book])
}

/** Members who have ordered have an address book with all places of their country; the others have an empty one. */
export const insertSampleBooks = async (
  db: Database,
  members: readonly SampleMember[],
  now: Date,
): Promise<void> => {
  const books = members.map((member) => sampleBook(member, now, member.orders === 0 ? 0 : Infinity))
  await insertBook(db, books.flat())
}
