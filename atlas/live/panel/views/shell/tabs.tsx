import type { KeyboardEvent } from 'react'
import css from './tabs.module.css'

export type Tab<Name extends string> = { readonly name: Name; readonly words: string }

type Props<Name extends string> = {
  readonly label: string
  readonly tabs: readonly Tab<Name>[]
  readonly chosen: Name
  readonly onChoose: (name: Name) => void
}

export const tabId = (name: string): string => `tab-${name}`
export const tabPanelId = (name: string): string => `view-${name}`

/** One of several views; arrow keys lead from one to the next. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose }: Props<Name>) {
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === chosen)
    const next = {
      ArrowRight: tabs[(at + 1) % tabs.length],
      ArrowLeft: tabs.at(at - 1),
      Home: tabs[0],
      End: tabs.at(-1),
    }[event.key]
    if (!next) return
    event.preventDefault()
    onChoose(next.name)
    document.getElementById(tabId(next.name))?.focus()
  }
  return (
    <div className={css.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ name, words }) => (
        <button
          key={name}
          id={tabId(name)}
          type="button"
          role="tab"
          className={css.tab}
          aria-selected={name === chosen}
          aria-controls={name === chosen ? tabPanelId(name) : undefined}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {words}
        </button>
      ))}
    </div>
  )
}
