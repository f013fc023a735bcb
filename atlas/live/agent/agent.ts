import type { EventObject, InspectionEvent } from 'xstate'
import type { Command, FromPage, LiveMessage, News } from '../protocol/protocol.ts'
import { givenBy } from '../recording/plain.ts'
import type { Entry } from '../recording/recording.schema.ts'
import { emptyRecording, record } from '../recording/recording.ts'
import { createHearing } from './hear.ts'
import { createCallHolder } from './hold-calls.ts'
import { can, obey } from './obey.ts'

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>

type Watch = Extract<Command, { readonly do: 'watch' }>

type AgentParts = {
  readonly channel: Channel
  readonly page: string
  readonly path: () => string
  readonly origin: string
  readonly fetch: typeof fetch
  readonly now: () => number
}

export type Agent = {
  readonly hear: (inspected: InspectionEvent) => void
  readonly fetch: typeof fetch
  /** Tells panels all there is, as they may have missed it. */
  readonly tell: () => void
  readonly leave: () => void
}

/** Records a page's actors, tells panels of them and does what panels ask for. */
export const createAgent = ({ channel, page, path, origin, fetch, now }: AgentParts): Agent => {
  let recording = emptyRecording(path(), now())
  let fresh: Entry[] = []
  /** By panel: each may look at another actor. */
  const watched = new Map<string, Watch>()

  const tell = (news: News) => {
    const message: FromPage = { to: 'panel', page, path: path(), news }
    channel.postMessage(message)
  }
  const tellCan = () => {
    for (const [panel, { actor: key, events }] of watched) {
      const actor = hearing.actor(key)
      const answers = events.map((event) => actor !== undefined && can(actor, givenBy(event) as EventObject))
      tell({ news: 'can', panel, actor: key, can: answers })
      if (!actor) watched.delete(panel)
    }
  }
  /** What happens at once is told at once, in one message. */
  const tellFresh = () => {
    if (fresh.length === 0) return
    const entries = fresh
    fresh = []
    recording = record(recording, entries)
    tell({ news: 'entries', entries })
    tellCan()
  }
  const hearing = createHearing({
    now,
    tell: (entry) => {
      if (fresh.length === 0) setTimeout(tellFresh)
      fresh.push(entry)
    },
  })
  const calls = createCallHolder({ fetch, now, origin, onChange: () => tellCalls() })
  const tellCalls = () => tell({ news: 'calls', isHolding: calls.isHolding(), held: calls.held() })

  const tellAll = () => {
    tellFresh()
    tell({ news: 'recording', recording })
    tellCalls()
  }
  const work = (command: Command) => {
    switch (command.do) {
      case 'tell':
        return tellAll()
      case 'watch':
        watched.set(command.panel, command)
        return tellCan()
      case 'hold':
        return calls.hold(command.on)
      case 'release':
        return calls.release(command.call)
      default:
        return hearing.byHand(() => obey(hearing.actor, command))
    }
  }
  channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => {
    if (data.to !== 'page' || (data.page !== null && data.page !== page)) return
    try {
      work(data.command)
    } catch (error) {
      tell({ news: 'refused', why: error instanceof Error ? error.message : String(error) })
    }
  })
  return { hear: hearing.hear, fetch: calls.fetch, tell: tellAll, leave: () => tell({ news: 'gone' }) }
}
