import { useEffect, useState } from 'react'
import { flows } from '../../../machines/index.ts'
import { models } from '../../../model-tests/index.ts'
import { type Meeting, meetingInSteps } from '../../people/met-flows.ts'
import { readPerson } from '../../people/person.ts'

/** What somebody meets: worked out, being worked out, or not to be, with the reason. */
export type Met =
  | { readonly kind: 'anybody' | 'working' }
  | { readonly kind: 'met'; readonly meeting: Meeting }
  | { readonly kind: 'wrong'; readonly why: string }

const known = new Map<string, Met>()

/** Works it out flow by flow, and lets the page do something else between them. Gives back what ends it before. */
const workOut = (person: string, onEnd: (met: Met) => void): (() => void) => {
  let steps: Generator<void, Meeting> | undefined
  const goOn = () => {
    try {
      steps ??= meetingInSteps(flows, models, readPerson(person))
      const step = steps.next()
      if (step.done) onEnd({ kind: 'met', meeting: step.value })
      else timer = window.setTimeout(goOn)
    } catch (error) {
      onEnd({ kind: 'wrong', why: error instanceof Error ? error.message : String(error) })
    }
  }
  let timer = window.setTimeout(goOn)
  return () => clearTimeout(timer)
}

/** What a person meets of all flows, as `npm run docs -- --for` names people; empty: anybody. It takes a second or two, once. */
export const useMeeting = (person: string): Met => {
  const [, setWorkedOut] = useState('')
  const met = person === '' ? ({ kind: 'anybody' } as const) : known.get(person)
  useEffect(() => {
    if (person === '' || known.has(person)) return
    return workOut(person, (worked) => {
      known.set(person, worked)
      setWorkedOut(person)
    })
  }, [person])
  return met ?? { kind: 'working' }
}
