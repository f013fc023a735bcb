import { fromCallback } from 'xstate'
import { channelName, type LiveMessage } from '../../protocol/protocol.ts'
import { panelMachine } from './panel.machine.ts'
import type { PanelEvent, ToPages } from './panel.types.ts'

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>

/** The panel's chart on a channel that reaches every watched page of this browser. */
export const panelOn = (channel: Channel) =>
  panelMachine.provide({
    actors: {
      pages: fromCallback<PanelEvent, undefined>(({ sendBack }) => {
        const hear = ({ data }: MessageEvent<LiveMessage>) => {
          if (data.to === 'panel') sendBack({ type: 'page.spoke', message: data })
        }
        channel.addEventListener('message', hear)
        return () => channel.removeEventListener('message', hear)
      }),
    },
    actions: {
      tell: (_, { page, command }: ToPages) =>
        channel.postMessage({ to: 'page', page, command } satisfies LiveMessage),
    },
  })

export const livePanel = () => panelOn(new BroadcastChannel(channelName))
