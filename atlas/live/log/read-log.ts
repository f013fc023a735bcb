import { answerIn, delayIn } from '../book/event-names.ts'
import { isListener, nameOf, sentence } from '../book/names.ts'
import { shortPlain } from '../book/short-plain.ts'
import { lasting } from '../book/times.ts'
import type { Entry, HeardEvent, Recording, Timer } from '../recording/recording.schema.ts'
import { actorsKnown, type KnownActor } from './actors-known.ts'
import { answerWords, caseWords, delayWords } from './case-words.ts'
import type { LogKind, LogRow } from './log-row.ts'
import { refusalInWords, transitionInWords } from './transition-words.ts'

type Of<Kind extends Entry['kind']> = Extract<Entry, { readonly kind: Kind }>
type Told = Pick<LogRow, 'kind' | 'words' | 'code'> &
  Partial<Pick<LogRow, 'other' | 'way' | 'byHand' | 'actor'>>

/** Events that XState itself begins and ends an actor with: its birth and its end say it already. */
const ofXstate = new Set(['xstate.init', 'xstate.stop'])

const timerWords = (
  machine: string | null,
  type: string,
): { readonly name: string; readonly end: string } => {
  const delay = delayIn(type)
  const words = delay === null ? null : delayWords(machine, delay)
  return { name: delay ?? type, end: words === null ? '' : `: ${words}` }
}

/** Turns a recording into rows that a designer reads. */
class LogReader {
  private readonly actors: ReadonlyMap<string, KnownActor>
  private readonly timers = new Map<string, readonly Timer[]>()
  private readonly answered: ReadonlySet<string>

  constructor({ before, entries }: Recording) {
    this.actors = actorsKnown({ before, entries })
    for (const [key, { timers }] of Object.entries(before.actors)) this.timers.set(key, timers)
    this.answered = new Set(
      entries.flatMap((entry) =>
        entry.kind === 'event' && entry.from !== null && answerIn(entry.event.type) ? [entry.from] : [],
      ),
    )
  }

  rowsOf(entry: Entry): readonly Told[] {
    switch (entry.kind) {
      case 'born':
        return this.ofBirth(entry)
      case 'event':
        return this.ofEvent(entry)
      case 'step':
        return this.ofStep(entry)
      case 'now':
        return [...this.ofTimers(entry), ...this.ofEnd(entry)]
      case 'told':
        return [{ kind: 'fact', words: `Tells ${shortFact(entry.event)}`, code: entry.event.type, way: 'to' }]
    }
  }

  private name(key: string): string {
    const actor = this.actors.get(key)
    return actor ? nameOf(actor) : key
  }

  private machine(key: string | null): string | null {
    return (key === null ? undefined : this.actors.get(key))?.machine ?? null
  }

  private ofBirth({ actor, parent, machine, src, id, input }: Of<'born'>): readonly Told[] {
    const code = src ?? id
    if (parent === null) return [{ kind: 'actor', words: 'Begins', code }]
    if (machine !== null) {
      const began = { kind: 'call' as const, words: `Begins ${this.name(actor)}`, code }
      return [{ ...began, actor: parent, other: actor, way: 'to' }]
    }
    const listens = isListener(this.machine(parent), { src, id })
    const given = input === null || shortPlain(input) === 'nothing' ? '' : ` with ${shortPlain(input)}`
    const words = listens ? `Listens to ${code}` : `Calls ${code}${given}`
    return [{ kind: 'call', words, code, actor: parent, other: actor, way: 'to' }]
  }

  private ofEvent({ actor, from, event, byHand, at }: Of<'event'>): readonly Told[] {
    if (ofXstate.has(event.type)) return []
    const answer = answerIn(event.type)
    const machine = this.machine(actor)
    const code = event.type
    if (answer) return [{ ...this.answer(actor, from, event, at), code, byHand }]
    if (from === actor) {
      const isTimer = this.timers.get(actor)?.some((timer) => timer.event === event.type)
      if (!isTimer) return [{ kind: 'event', words: `Tells itself ${code}`, code, byHand }]
      const { name, end } = timerWords(machine, event.type)
      this.timers.set(actor, this.timers.get(actor)?.filter((timer) => timer.event !== event.type) ?? [])
      return [{ kind: 'timer', words: `${name} ran out${end}`, code, byHand }]
    }
    const words = caseWords(machine, event)
    const alone = words === null ? code : sentence(words)
    const said = from === null ? alone : `${this.name(from)} says ${words ?? code}`
    return [{ kind: 'event', words: said, code, other: from, way: 'from', byHand }]
  }

  private answer(actor: string, from: string | null, event: HeardEvent, at: number): Omit<Told, 'code'> {
    const call = from === null ? undefined : this.actors.get(from)
    const name = call ? nameOf(call) : (answerIn(event.type)?.actor ?? '')
    const took = call ? ` after ${lasting(Math.max(0, at - call.bornAt))}` : ''
    const way = { kind: 'call' as const, other: from, way: 'from' as const }
    if (event.type.startsWith('xstate.error.'))
      return { ...way, words: `${name} fails${took}: ${shortPlain(event.error ?? null)}` }
    const output = event.output ?? null
    const words = call && answerWords(this.machine(actor), call.src ?? call.id, output)
    return { ...way, words: `${name} answers${took}: ${words || shortPlain(output)}` }
  }

  private ofStep({ actor, event, transitions, refused }: Of<'step'>): readonly Told[] {
    const machine = this.machine(actor)
    const said = refused.map((id): Told => ({ kind: 'guard', words: refusalInWords(machine, id), code: id }))
    const taken = transitions.map(
      (id): Told => ({ kind: 'transition', words: transitionInWords(machine, id), code: id }),
    )
    if (said.length + taken.length > 0 || event.startsWith('xstate.')) return [...said, ...taken]
    return [{ kind: 'event', words: `Nothing answers to ${event} here`, code: event }]
  }

  private ofTimers({ actor, timers }: Of<'now'>): readonly Told[] {
    const before = this.timers.get(actor) ?? []
    this.timers.set(actor, timers)
    const isNew = (timer: Timer) =>
      !before.some(({ id, startedAt }) => id === timer.id && startedAt === timer.startedAt)
    return timers.filter(isNew).map((timer) => {
      const { name, end } = timerWords(this.machine(actor), timer.event)
      return { kind: 'timer', words: `${name} starts, for ${lasting(timer.delay)}${end}`, code: timer.event }
    })
  }

  private ofEnd({ actor, status, at, output, error }: Of<'now'>): readonly Told[] {
    const known = this.actors.get(actor)
    if (status === 'active' || !known) return []
    const { parent, bornAt, machine } = known
    const code = known.src ?? known.id
    // Its parent has heard so, and says it.
    if (this.answered.has(actor)) return []
    if (parent !== null && machine === null) {
      if (isListener(this.machine(parent), known)) return []
      const words = `${code} is given up after ${lasting(Math.max(0, at - bornAt))}`
      return [{ kind: 'call', words, code, actor: parent, other: actor, way: 'from' }]
    }
    const ends = {
      done: `Ends${output === null ? '' : ` with ${shortPlain(output)}`}`,
      error: `Breaks: ${error ?? 'it does not say why'}`,
      stopped: 'Is stopped',
    }
    return [{ kind: 'actor', words: ends[status], code }]
  }
}

const shortFact = ({ type, ...rest }: HeardEvent): string =>
  Object.keys(rest).length === 0 ? type : `${type}: ${shortPlain(rest)}`

/** Entries that belong to the one at `index`: what an actor is afterwards comes right behind its step. */
const countAfter = (entries: readonly Entry[], index: number): number => {
  const { actor } = entries[index] as Entry
  let end = index + 1
  while (entries[end]?.actor === actor && ['now', 'told'].includes(entries[end]?.kind ?? '')) end += 1
  return end
}

const hasLaterLook: readonly LogKind[] = ['transition', 'guard', 'actor', 'fact']

/** What happened on a page, in the order in which it did. Rows are the same for as long as their recording goes on. */
export const readLog = (recording: Recording): readonly LogRow[] => {
  const reader = new LogReader(recording)
  const { entries, dropped } = recording
  return entries.flatMap((entry, index) =>
    reader.rowsOf(entry).map((told, place): LogRow => {
      const end = hasLaterLook.includes(told.kind) ? countAfter(entries, index) : index + 1
      return {
        id: `${dropped + index}.${place}`,
        count: dropped + end,
        at: entry.at,
        actor: entry.actor,
        other: null,
        way: 'within',
        byHand: false,
        ...told,
      }
    }),
  )
}
