import { useId } from 'react'
import { VisuallyHidden } from '../../../../../src/ui/layout/visually-hidden.tsx'
import { clockTime } from '../../../book/times.ts'
import type { PanelContext, WatchedPage } from '../../chart/panel.types.ts'
import { Sign } from '../parts/sign.tsx'
import { ToolButton, ToolIcon } from '../parts/tool-button.tsx'
import type { Shown } from '../shown/use-panel.ts'
import { closeDock, isDocked, openWindow } from './dock-links.ts'
import css from './top-bar.module.css'

const wordsOf = ({ path, isGone, recording }: WatchedPage): string =>
  `${isGone ? 'Left: ' : ''}${path}, ${clockTime(recording.startedAt).slice(0, 8)}`

/** Which page is looked at, and where the panel is. */
export function TopBar({ context, send }: { readonly context: PanelContext; readonly send: Shown['send'] }) {
  const id = useId()
  const { pages, page, imported } = context
  const known = Object.values(pages).toSorted(
    (one, other) => other.recording.startedAt - one.recording.startedAt,
  )
  return (
    <header className={css.bar}>
      <h1 className={css.brand}>Live chart</h1>
      {imported ? (
        <>
          <p className={`${css.page} ${css.file}`}>Recording from {imported.name}</p>
          <ToolButton onClick={() => send({ type: 'recording.close' })}>Close file</ToolButton>
        </>
      ) : (
        <div className={css.page}>
          <label htmlFor={id}>
            <VisuallyHidden>Page</VisuallyHidden>
          </label>
          <select
            id={id}
            value={page ?? ''}
            onChange={({ target }) => send({ type: 'page.choose', page: target.value })}
          >
            {page === null && <option value="">Choose a page</option>}
            {known.map((one) => (
              <option key={one.id} value={one.id}>
                {wordsOf(one)}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className={css.acts}>
        {isDocked() && (
          <>
            <ToolIcon label="Open in a window of its own" tone="plain" onClick={() => openWindow(page)}>
              <Sign name="window" />
            </ToolIcon>
            <ToolIcon label="Close" tone="plain" onClick={closeDock}>
              <Sign name="close" />
            </ToolIcon>
          </>
        )}
      </div>
    </header>
  )
}
