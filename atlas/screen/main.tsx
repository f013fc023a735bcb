import '../../src/ui/fonts.css'
import '../../src/ui/base.css'
import 'virtual:shop-colours.css'
import { leaveFocus } from './lib/leave-focus.ts'
import { sizeOf } from './lib/look.ts'
import { questionOf } from './lib/question.ts'
import { type Standing, showScreen } from './lib/show-screen.tsx'
import { stayHere } from './lib/stay.ts'
import type { ScreenAsk, ScreenNews, ScreenQuestion } from './protocol.ts'

// A screen may be in any language.
import.meta.glob('../../src/ui/languages/*.css', { eager: true })

const place = document.getElementById('root')
if (place === null) throw new Error('The screen has no root')

let standing: Standing | null = null
let about = { flow: '', state: '' }

const tell = (news: ScreenNews) => {
  parent.postMessage(news, '*')
}

const leave = (address: string) => tell({ type: 'screen.left', ...about, address })

const show = async (question: ScreenQuestion) => {
  const { flow, state } = question
  about = { flow, state }
  document.documentElement.dataset.screen = 'waiting'
  const before = standing
  standing = null
  try {
    before?.end()
    standing = await leaveFocus(() => showScreen(question, place, leave))
    document.documentElement.dataset.screen = 'shown'
    tell(standing.shown)
  } catch (error) {
    document.documentElement.dataset.screen = 'failed'
    tell({
      type: 'screen.failed',
      flow,
      state,
      message: error instanceof Error ? error.message : String(error),
    })
  }
}

const tellSize = () => {
  if (standing !== null) tell({ type: 'screen.sized', ...about, ...sizeOf() })
}

let last: Promise<void> = Promise.resolve()

let wanted: ScreenQuestion | null = null

/** One after the other: a document shows one state at a time. What was asked for meanwhile is passed over for what was asked last. */
const ask = (question: ScreenQuestion) => {
  wanted = question
  last = last.then(() => (wanted === question ? show(question) : undefined))
}

const start = async () => {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  stayHere(leave)
  addEventListener('message', ({ data, source }: MessageEvent<ScreenAsk | undefined>) => {
    if (source !== parent) return
    if (data?.type === 'screen.ask') ask(data.question)
    if (data?.type === 'screen.measure') tellSize()
  })
  addEventListener('resize', tellSize)
  const question = questionOf(location.search)
  if (question === null) tell({ type: 'screen.ready' })
  else ask(question)
}

void start()
