import type { Person } from '../../machines/person.ts'

/** What of a chart's input says who looks at the page. */
export type Onlooker = {
  readonly isMember?: boolean
  readonly isGuest?: boolean
  readonly upmId?: string | null
}

const onlookerIn = (input: unknown): Onlooker =>
  typeof input === 'object' && input !== null ? (input as Onlooker) : {}

/** Whether a chart was started for a guest or for a member; `null` where its input does not say. */
export const roleIn = (input: unknown): Person['role'] | null => {
  const { isMember, isGuest, upmId } = onlookerIn(input)
  if (isMember === false || isGuest === true || upmId === null) return 'guest'
  return isMember === true || isGuest === false || upmId !== undefined ? 'member' : null
}

/** The input for somebody of a role, where it says one. */
export const inRole = <Input>(input: Input, role: Person['role']): Input => {
  const { isMember, isGuest, upmId } = onlookerIn(input)
  return typeof input === 'object' && input !== null
    ? {
        ...input,
        ...(isMember !== undefined && { isMember: role === 'member' }),
        ...(isGuest !== undefined && { isGuest: role === 'guest' }),
        ...(upmId !== undefined && { upmId: role === 'guest' ? null : (upmId ?? 'upm-1') }),
      }
    : input
}
