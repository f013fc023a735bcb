import type { Path, PathStep } from '../../../model-tests/lib/path.ts'
import type { World } from '../lib/flow-in-browser.ts'

/** The model's words that executors and paths both know. */
export const words = {
  pays: 'the shopper pays',
  paysAfterAll: 'the shopper wants to pay after all',
  opensPayment: 'the payment’s address opens',
  opensConfirmation: 'the confirmation’s address opens',
  waits: 'the order waits for its payment',
  noWay: 'the order waits for a payment that cannot be made here',
  isOver: 'the time to pay the order is over',
  isPaid: 'the order is paid',
  isCancelled: 'the order is cancelled',
  form: 'the provider answers a form',
  code: 'the provider answers a code',
  comes: 'the payment comes',
  noneComes: 'no payment comes',
  unknown: 'nothing can be found out',
} as const

export const isGuest = ({ path }: Pick<World, 'path'>) => path.start.words.startsWith('a guest')
export const isPaidBefore = ({ path }: Pick<World, 'path'>) => path.start.words.endsWith('a paid order')
export const isBack = ({ path }: Pick<World, 'path'>) => path.start.words.includes('from the provider')

/** Which of the two addresses is open after each step; `false` where a step opens the one that is open already. */
const goesSomewhere = ({ start, steps, initial }: Path): boolean => {
  let isConfirmation = isBack({ path: { start } as Path })
  let before: PathStep | undefined
  return steps.every((one) => {
    const { step } = one
    const leaf = (before ?? initial).leaves[0]
    const last = before?.step.words
    before = one
    if (last === words.paysAfterAll && step.words !== words.opensPayment) return false
    if (step.words === words.opensPayment) {
      if (!isConfirmation) return false
      isConfirmation = false
    }
    if (step.words === words.opensConfirmation) {
      const isThere = last === words.pays && leaf === 'handingOver'
      if (isConfirmation && !isThere) return false
      isConfirmation = true
    }
    if (step.words === words.pays && leaf === 'ready') isConfirmation = true
    return true
  })
}

const ends: ReadonlySet<string> = new Set([words.isPaid, words.isCancelled, words.comes])
/** What an order that can still be paid meets. */
const onTime: readonly string[] = [
  words.waits,
  words.noWay,
  words.isPaid,
  words.isCancelled,
  words.form,
  words.code,
  words.comes,
]
const due: readonly string[] = [words.waits, words.noWay, words.noneComes]

/** Why a path of the model cannot be walked with one order in one browser; `null` where it can. */
export const skips = (path: Path): string | null => {
  const all = path.steps.map(({ step }) => step.words)
  const has = (one: string) => all.includes(one)
  if (has(words.isOver) && onTime.some(has)) return 'an order of four days can only be too old'
  const kinds = [words.form, words.code, words.noWay].filter(has)
  if (kinds.length > 1 || (path.start.rendered && has(words.noWay))) return 'one order is paid in one way'
  const end = isPaidBefore({ path }) ? 0 : all.findIndex((one) => ends.has(one))
  const isEnded = end !== -1
  if (isEnded && has(words.isCancelled) && (isPaidBefore({ path }) || has(words.isPaid) || has(words.comes)))
    return 'an order is paid or cancelled'
  if (isEnded && all.slice(end).some((one) => due.includes(one))) return 'what is paid waits no more'
  if (has(words.isCancelled) && all.slice(end).some((one) => one === words.unknown))
    return 'a cancelled order is watched by nobody'
  if (isEnded && (has(words.noWay) || isGuest({ path }))) return 'walked with the order of a member'
  const leftAt = path.steps.findIndex(({ leaves }) => leaves.includes('sessionEnded'))
  if (leftAt !== -1 && leftAt < path.steps.length - 1) return 'another page has taken over'
  if (
    path.steps.some(
      ({ step }) => 'actor' in step && step.actor === 'paymentWatch' && step.words === words.noneComes,
    )
  )
    return 'the five minutes of a code pass once, with nobody answering'
  return goesSomewhere(path) ? null : 'the address is open already'
}
