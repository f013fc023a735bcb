import { useEffect, useRef, useState } from 'react'
import type { Look } from '../address/look.ts'
import css from './screen-frame.module.css'
import { addressOfScreen, type ScreenNews } from './screen-news.ts'

type Props = {
  readonly flow: string
  readonly state: string
  readonly look: Look
  /** Share of its own width that it is shown at, so that it fits; 1 where there is room. */
  readonly scale: number
  /** Hears what the screen tells of itself. */
  readonly onNews?: (news: ScreenNews) => void
  readonly isLazy?: boolean
}

/** Of the window that a screen of this width is seen in, CSS pixels. */
const heightOf = (width: number): number => {
  if (width < 600) return 844
  return width < 960 ? 1024 : 800
}

/** The real screen of a state, at a width of its own. */
export function ScreenFrame({ flow, state, look, scale, onNews, isLazy = false }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [news, setNews] = useState<ScreenNews | null>(null)
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || typeof data?.type !== 'string') return
      setNews(data as ScreenNews)
      onNews?.(data as ScreenNews)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [onNews])
  const height = heightOf(look.width)
  return (
    <div
      className={css.frame}
      style={
        { '--scale': scale, '--width': `${look.width}px`, '--height': `${height}px` } as React.CSSProperties
      }
    >
      <iframe
        ref={frame}
        title={`${flow}: ${state}, ${look.language}, ${look.width} px`}
        src={addressOfScreen(flow, state, look)}
        loading={isLazy ? 'lazy' : 'eager'}
      />
      {news?.type === 'screen.failed' && (
        <p className={css.failed} role="alert">
          This state cannot be shown: {news.message}
        </p>
      )}
    </div>
  )
}
