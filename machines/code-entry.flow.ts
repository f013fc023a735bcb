import { digitsOf, isWhole } from '../domain/guests/typed-code.ts'
import type { CallResult } from '../services/http/result.ts'
import { answered } from './answers.ts'
import { isRateLimited, waitMsOf } from './rate-limit.ts'

/** What a chart knows that has a code sent and tried (BY-21, BY-37). */
export type CodeEntry = {
  /** Where it goes was submitted as it cannot be; says so from then on. */
  readonly showsFault: boolean
  /** Submits that were refused for what was typed: each takes focus to the field. */
  readonly refusals: number
  /** Key of the request under way, so that a second try of it sends no second code. */
  readonly requestKey: string
  /** Key of the try under way, so that a second try of it counts once. */
  readonly tryKey: string
  readonly code: string
  /** Epoch milliseconds of the host's clock from which another code can be asked for; `null` where this page has asked for none. */
  readonly nextAt: number | null
  /** How many wrong codes may still come; `null` where none was wrong yet. */
  readonly triesLeft: number | null
  /** When the host takes the next request or try, epoch milliseconds of its clock. */
  readonly retryAt: number | null
}

export const newCodeEntry: CodeEntry = {
  showsFault: false,
  refusals: 0,
  requestKey: '',
  tryKey: '',
  code: '',
  nextAt: null,
  triesLeft: null,
  retryAt: null,
}

type Clock = { readonly now: () => number }
type Answer = { readonly result: CallResult<unknown> }
type Tried = {
  readonly result: CallResult<
    { readonly result: 'right' } | { readonly result: 'wrong'; readonly triesLeft: number }
  >
}
type In<Context> = { readonly context: Context }

/** What a code's chart keeps, as parts of its context; the chart assigns them. */
export const codeKept = {
  fault: ({ refusals }: CodeEntry) => ({ showsFault: true, refusals: refusals + 1 }),
  code: (typed: string) => ({ code: digitsOf(typed) }),
  tries: ({ result }: Tried) =>
    result.ok && result.value.result === 'wrong' ? { triesLeft: result.value.triesLeft, code: '' } : {},
  /** Too many requests or tries: until when. */
  wait: ({ now }: Clock, { result }: Answer) => ({ retryAt: now() + waitMsOf(result) }),
  /** Too many further codes: until when. */
  next: ({ now }: Clock, { result }: Answer) => ({ nextAt: now() + waitMsOf(result) }),
}

export const codeGuards = {
  isWhole: ({ context }: In<CodeEntry>): boolean => isWhole(context.code),
  isOk: (_: unknown, { result }: Answer): boolean => result.ok,
  isRateLimited: (_: unknown, { result }: Answer): boolean => isRateLimited(result),
  isRight: (_: unknown, { result }: Tried): boolean => result.ok && result.value.result === 'right',
  isUsedUp: (_: unknown, { result }: Tried): boolean =>
    result.ok && result.value.result === 'wrong' && result.value.triesLeft === 0,
}

export const codeDelays = {
  untilNext: ({ context }: In<CodeEntry & Clock>): number =>
    Math.max(0, (context.nextAt ?? 0) - context.now()),
  retryAfter: ({ context }: In<CodeEntry & Clock>): number =>
    Math.max(0, (context.retryAt ?? 0) - context.now()),
}

/**
 * Ends of a request for a code.
 * @param limited where it stands when too many were asked for, `keep` the action that notes until when.
 * @param notSent where it stands when none was sent.
 * @param refused further ends, of refusals that the chart knows.
 */
export const requestEnds = <
  const Limited extends string,
  const Keep extends string,
  const NotSent extends string,
  const Refused extends readonly object[] = readonly [],
>(
  { limited, keep, notSent }: { readonly limited: Limited; readonly keep: Keep; readonly notSent: NotSent },
  ...refused: Refused
) =>
  ({
    onDone: [
      {
        guard: { type: 'isOk', params: answered },
        target: 'typing',
        actions: { type: 'keepSent', params: answered },
      },
      {
        guard: { type: 'isRateLimited', params: answered },
        target: limited,
        actions: { type: keep, params: answered },
      },
      ...refused,
      { target: notSent, actions: { type: 'report', params: answered } },
    ],
    onError: { target: notSent, actions: { type: 'report', params: { result: null } } },
  }) as const

/** The field for the code, which `checking` tries. */
export const codeField = <const Checking extends string>(checking: Checking) => {
  const submit = { 'code.submit': { guard: 'isWhole', target: checking, actions: 'beginTry' } } as const
  return {
    description: 'The field for the code.',
    initial: 'open',
    on: {
      'code.change': {
        actions: {
          type: 'keepCode',
          params: ({ event }: { readonly event: { readonly value: string } }) => ({ value: event.value }),
        },
      },
    },
    states: {
      open: {
        description: 'The code can be typed or pasted, and is tried once it is whole.',
        tags: 'code',
        on: submit,
      },
      wrong: { description: 'The code was wrong: says how many tries are left.', tags: 'wrong', on: submit },
      limited: {
        description: 'Too many codes were tried from here: says when the next one counts.',
        tags: 'codeLimited',
        after: { retryAfter: { target: 'open', actions: 'endWait' } },
      },
    },
  } as const
}

/** Where a chart goes whose code was tried and was not right; behind the end of a right one. */
export const unlessRight = [
  { guard: { type: 'isUsedUp', params: answered }, target: 'over' },
  {
    guard: { type: 'isOk', params: answered },
    target: 'typing.code.wrong',
    actions: { type: 'keepTries', params: answered },
  },
  { guard: { type: 'isCodeOver', params: answered }, target: 'over' },
  {
    guard: { type: 'isRateLimited', params: answered },
    target: 'typing.code.limited',
    actions: { type: 'keepWait', params: answered },
  },
  { target: 'unconfirmed', actions: { type: 'report', params: answered } },
] as const
