import type { Side } from './dock-size.ts'

/** Look of the button and the docked panel. The page's tokens reach into their shadow. */
const sheet = `
:host { all: initial; }
.layer {
  position: fixed; inset: 0; inline-size: auto; block-size: auto; max-inline-size: none; max-block-size: none;
  margin: 0; padding: 0; border: 0; background: none; overflow: visible; pointer-events: none;
  color: var(--ink); font: 600 0.8125rem/1.2 var(--face-text);
}
.layer > * { pointer-events: auto; }
[hidden] { display: none !important; }
.launch {
  position: fixed; inset-block-start: 34%; inset-inline-end: 0;
  display: grid; justify-items: center; align-items: center; gap: 0.5rem; min-inline-size: 1.875rem; padding: 0.75rem 0.4375rem;
  border: 1px solid var(--paper); border-inline-end: 0;
  border-start-start-radius: var(--r-2); border-start-end-radius: 0; border-end-start-radius: var(--r-2);
  background: var(--act); color: var(--on-act); font: inherit; cursor: pointer;
}
.launch::before { content: ""; inline-size: 0.5rem; block-size: 0.5rem; background: var(--accent); outline: 1px solid var(--on-act); }
.launch span { writing-mode: vertical-rl; }
.launch:hover { background: var(--act-hover); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.dock {
  position: fixed; inset-block: 0; inset-inline-end: 0; inline-size: var(--size); display: flex;
  background: var(--paper); border-inline-start: 1px solid var(--line-firm);
}
.grip {
  flex: none; inline-size: 0.625rem; display: grid; place-items: center; cursor: col-resize; touch-action: none;
  background: var(--paper-sunk);
}
.grip::before { content: ""; inline-size: 2px; block-size: 2rem; background: var(--line-firm); }
.grip:hover::before, .grip:focus-visible::before { background: var(--accent); inline-size: 4px; }
.grip:focus-visible { outline-offset: -2px; }
iframe { flex: 1; min-inline-size: 0; min-block-size: 0; border: 0; background: var(--paper); color-scheme: light dark; }
.dock[data-side="block"] {
  inset-block-start: auto; inset-inline: 0; inline-size: auto; block-size: var(--size); flex-direction: column;
  border-inline-start: 0; border-block-start: 1px solid var(--line-firm);
}
.dock[data-side="block"] .grip { inline-size: auto; block-size: 0.75rem; cursor: row-resize; }
.dock[data-side="block"] .grip::before { inline-size: 2rem; block-size: 2px; }
@media (forced-colors: active) { .launch, .dock { border: 2px solid CanvasText; } }
@media print { .layer { display: none !important; } }
`

export const dockSheet = (): CSSStyleSheet => {
  const made = new CSSStyleSheet()
  made.replaceSync(sheet)
  return made
}

/** The page and its dialogs keep clear of the panel. */
export const clearingOf = (side: Side, size: number): string =>
  side === 'inline'
    ? `@media screen { html { padding-inline-end: ${size}px; } dialog:modal { inset-inline-end: ${size}px; } }`
    : `@media screen { html { padding-block-end: ${size}px; } dialog:modal { inset-block-end: ${size}px; max-block-size: calc(100dvb - ${size}px); } }`
