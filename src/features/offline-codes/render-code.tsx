import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { KeptPage } from '../../../services/offline-codes/kept-codes.ts'
import type { CodeToKeep } from './code-to-keep.ts'
import { useCodeTitle } from './code-words.tsx'
import { OfflineCode } from './offline-code.tsx'

const rulesOf = (sheet: CSSStyleSheet): readonly string[] => {
  try {
    return Array.from(sheet.cssRules, ({ cssText }) => cssText)
  } catch {
    // Of another origin: it dresses nothing of ours.
    return []
  }
}

function Titled(props: CodeToKeep & { readonly onTitle: (title: string) => void }) {
  props.onTitle(useCodeTitle(props.code))
  return <OfflineCode {...props} />
}

/** The screen of a code as markup and styles, made by the page's own views (BY-30). */
export const renderCode = ({ i18n, ...shown }: CodeToKeep & { readonly i18n: I18n }): KeptPage => {
  const { textLanguage, direction } = shown.place
  const ground = document.createElement('div')
  const root = createRoot(ground)
  let title = ''
  flushSync(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <Titled
          {...shown}
          onTitle={(words) => {
            title = words
          }}
        />
      </I18nProvider>,
    ),
  )
  const body = ground.innerHTML
  root.unmount()
  return {
    language: textLanguage,
    direction,
    title,
    styles: Array.from(document.styleSheets).flatMap(rulesOf).join('\n'),
    body,
  }
}
