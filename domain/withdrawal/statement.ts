import { isEmail } from '../guests/guest-lookup.ts'

/** What the shopper states: who they are, where the acknowledgement goes, and from which lines they withdraw. */
export type Statement = {
  readonly name: string
  readonly email: string
  /** Ids of lines. */
  readonly lines: readonly string[]
}

export const statementFields = ['lines', 'name', 'email'] as const
export type StatementField = (typeof statementFields)[number]
export type StatementFault = 'missing' | 'invalid'
export type StatementFaults = Readonly<Partial<Record<StatementField, StatementFault>>>

/** What keeps a statement from being sent, in the order of the form: nothing but what the law asks for (Art. 11a(2)). */
export const statementFaults = ({ name, email, lines }: Statement): StatementFaults => ({
  ...(lines.length === 0 ? { lines: 'missing' } : {}),
  ...(name.trim() === '' ? { name: 'missing' } : {}),
  ...(email.trim() === '' ? { email: 'missing' } : isEmail(email.trim()) ? {} : { email: 'invalid' }),
})
