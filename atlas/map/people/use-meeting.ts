import { useEffect, useState } from 'react'
import { flows } from '../../../machines/index.ts'
import { models } from '../../../model-tests/index.ts'
import { type Meeting, meetingOf } from '../../people/met-flows.ts'
import { readPerson } from '../../people/person.ts'

/** What somebody meets: worked out, being worked out, or not to be, with the reason. */
export type Met =
  | { readonly kind: 'anybody' | 'working' }
  | { readonly kind: 'met'; readonly meeting: Meeting }
  | { readonly kind: 'wrong'; readonly why: string }

const known = new Map<string, Met>()

const workOut = (person: string): Met => {
  try {
    return { kind: 'met', meeting: meetingOf(flows, models, readPerson(person)) }
  } catch (error) {
    return { kind: 'wrong', why: error instanceof Error ? error.message : String(error) }
  }
}

/** What a person meets of all flows, as `npm run docs -- --for` names people; empty: anybody. It takes a second or two, once. */
export const useMeeting = (person: string): Met => {
  const [, setWorkedOut] = useState('')
  const met = person === '' ? ({ kind: 'anybody' } as const) : known.get(person)
  useEffect(() => {
    if (person === '' || known.has(person)) return
    // After the page has said that it is working.
    const timer = setTimeout(() => {
      known.set(person, workOut(person))
      setWorkedOut(person)
    }, 50)
    return () => clearTimeout(timer)
  }, [person])
  return met ?? { kind: 'working' }
}
