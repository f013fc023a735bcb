import { newKey } from '../../../src/components/app/new-key.ts'
import { channelName, panelAddress } from '../protocol/protocol.ts'
import { createAgent } from './agent.ts'
import { showDock } from './dock/dock.ts'

/** Runs before the page's own script: its actors and its calls go by the agent from their first moment on. */
const page = newKey()
const own = (document.currentScript as HTMLScriptElement).src
const agent = createAgent({
  channel: new BroadcastChannel(channelName),
  page,
  path: () => location.pathname,
  origin: location.origin,
  fetch: fetch.bind(window),
  now: Date.now,
})
window.batonActors = agent.hear
window.fetch = agent.fetch
addEventListener('pagehide', agent.leave)
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) agent.tell()
})
addEventListener('DOMContentLoaded', () => showDock(panelAddress(page, own)))
