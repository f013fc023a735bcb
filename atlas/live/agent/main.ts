import { channelName } from '../protocol/protocol.ts'
import { createAgent } from './agent.ts'

/** Runs before the page's own script: its actors and its calls go by the agent from their first moment on. */
const agent = createAgent({
  channel: new BroadcastChannel(channelName),
  page: crypto.randomUUID(),
  path: () => location.pathname,
  origin: location.origin,
  fetch: fetch.bind(window),
  now: Date.now,
})
window.batonActors = agent.hear
window.fetch = agent.fetch
addEventListener('pagehide', agent.leave)
