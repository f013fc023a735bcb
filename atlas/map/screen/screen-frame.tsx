import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { ScreenNews, ScreenQuestion } from '../../screen/protocol.ts'
import type { Look } from '../address/look.ts'
import { countryName } from './country-choices.ts'
import { questionOf, screenAddress } from './question-of.ts'
import css from './screen-frame.module.css'

type Props = {
  readonly flow: string
  readonly state: string
  readonly look: Look
  /** Share of its own width that it is shown at, so that it fits; 1 where there is room. */
  readonly scale: number
  /** Hears what the screen tells of itself. */
  readonly onNews?: (news: ScreenNews) => void
  readonly isLazy?: boolean
  /** A picture among others: nothing in it can be pressed. */
  readonly isPicture?: boolean
}

const isNews = (data: unknown): data is ScreenNews =>
  typeof data === 'object' && data !== null && String((data as { type?: unknown }).type).startsWith('screen.')

/** Of the window that a screen of this width is seen in, CSS pixels. */
const heightOf = (width: number): number => {
  if (width < 600) return 844
  return width < 960 ? 1024 : 800
}

/** The real screen of a state, at a width of its own. Once it is there it is asked for further states, which is quicker. */
export function ScreenFrame({ flow, state, look, scale, onNews, isLazy = false, isPicture = false }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const question = questionOf(flow, state, look)
  const [first] = useState(() => screenAddress(question))
  const asked = useRef(first)
  const isHere = useRef(false)
  const [news, setNews] = useState<ScreenNews | null>(null)

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || !isNews(data)) return
      isHere.current = true
      if (data.type === 'screen.shown' || data.type === 'screen.failed' || data.type === 'screen.left')
        setNews(data)
      onNews?.(data)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [onNews])

  useEffect(() => {
    const address = screenAddress(question)
    if (!isHere.current || asked.current === address) return
    asked.current = address
    ask(frame.current, question)
  })

  return (
    <div
      className={css.frame}
      style={
        {
          '--scale': scale,
          '--width': `${look.width}px`,
          '--height': `${heightOf(look.width)}px`,
        } as CSSProperties
      }
    >
      <iframe
        ref={frame}
        title={`${flow}, ${state}: ${look.language}, ${look.width} px`}
        src={first}
        inert={isPicture}
        loading={isLazy ? 'lazy' : 'eager'}
      />
      <Said news={news} country={look.country} />
    </div>
  )
}

const ask = (frame: HTMLIFrameElement | null, question: ScreenQuestion) =>
  frame?.contentWindow?.postMessage({ type: 'screen.ask', question }, '*')

function Said({ news, country }: { readonly news: ScreenNews | null; readonly country: string }) {
  if (news?.type === 'screen.failed')
    return (
      <p className={css.failed} role="alert">
        This state cannot be shown: {news.message}
      </p>
    )
  if (news?.type === 'screen.left')
    return (
      <p className={css.said} role="status">
        Leads to <code>{news.address}</code>
      </p>
    )
  if (news?.type === 'screen.shown' && news.country !== country)
    return (
      <p className={css.said} role="status">
        Not offered in {countryName(country)}: this is {countryName(news.country)}.
      </p>
    )
  return null
}
