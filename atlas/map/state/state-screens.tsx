import type { ScreenNews } from '../../screen/protocol.ts'
import type { Look } from '../address/look.ts'
import { useAddress, useChoose } from '../address/use-address.ts'
import { FittingScreen } from '../screen/fitting-screen.tsx'
import { LookBar } from '../screen/look-bar.tsx'
import { byHandAddress, questionOf, screenAddress } from '../screen/question-of.ts'
import css from './state-screens.module.css'

/** Whether the screens of these looks need more room than there is among a state's facts. */
export const areWide = (look: Look, beside: Look | null): boolean => beside !== null || look.width > 600

/** The real screen of a state in one look, or in two side by side. */
export function StateScreens(props: {
  readonly flow: string
  readonly state: string
  readonly onNews: (news: ScreenNews) => void
}) {
  const { flow, state, onNews } = props
  const { look, beside } = useAddress()
  const choose = useChoose()
  const byHand = byHandAddress(questionOf(flow, state, look))
  return (
    <div className={css.screens}>
      <div className={css.pair} style={{ '--shares': shares(look, beside) } as React.CSSProperties}>
        <div className={css.screen}>
          <LookBar label="Real screen" look={look} onLook={(next) => choose({ look: next })} />
          <FittingScreen flow={flow} state={state} look={look} onNews={onNews} />
        </div>
        {beside && (
          <div className={css.screen}>
            <LookBar label="Beside it" look={beside} onLook={(next) => choose({ beside: next })} />
            <FittingScreen flow={flow} state={state} look={beside} />
          </div>
        )}
      </div>
      <p className={css.ways}>
        <button
          type="button"
          aria-pressed={beside !== null}
          onClick={() =>
            choose({ beside: beside ? null : { ...look, width: look.width === 1280 ? 390 : 1280 } })
          }
        >
          Two side by side
        </button>
        <a href={screenAddress(questionOf(flow, state, look))} target="_blank" rel="noreferrer">
          Open this screen by itself
        </a>
        {byHand !== null && (
          <a href={byHand} target="_blank" rel="noreferrer">
            Go on from here by hand
          </a>
        )}
      </p>
    </div>
  )
}

/** Columns as wide as their screens are to each other, so that both are shown at one scale. */
const shares = (look: Look, beside: Look | null): string =>
  beside ? `minmax(0, ${look.width}fr) minmax(0, ${beside.width}fr)` : 'minmax(0, 1fr)'
