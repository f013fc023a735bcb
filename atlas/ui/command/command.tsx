import { useState } from 'react'
import css from './command.module.css'

/** A command to be pasted into a terminal. */
export function Command({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('Copy')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Copied')
    } catch {
      setSaid('Select and copy it')
    }
  }
  return (
    <span className={css.command}>
      <code>{text}</code>{' '}
      <button type="button" onClick={copy} aria-live="polite">
        {said}
      </button>
    </span>
  )
}
