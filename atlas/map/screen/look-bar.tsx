import { catalogs } from '../../../domain/countries/catalogs.gen.ts'
import { Select } from '../../ui/field/field.tsx'
import { directions, type Look, motions, textSizes, themes, widths } from '../address/look.ts'
import { countryChoices, countryName } from './country-choices.ts'
import css from './look-bar.module.css'

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

const languages = catalogs.map((value) => ({ value, words: languageNames.of(value) ?? value }))
const words = {
  direction: { auto: 'As the language is written', ltr: 'Left to right', rtl: 'Right to left' },
  theme: { light: 'Light', dark: 'Dark' },
  motion: { full: 'As designed', reduce: 'Reduced' },
} as const

const wordsOf = ({ country, language, width, theme, direction, motion, text }: Look): string =>
  [
    languageNames.of(language),
    countryName(country),
    `${width} px`,
    ...(theme === 'dark' ? ['dark'] : []),
    ...(direction === 'auto' ? [] : [words.direction[direction].toLowerCase()]),
    ...(motion === 'reduce' ? ['reduced movement'] : []),
    ...(text === 100 ? [] : [`text at ${text} %`]),
  ].join(', ')

/** Country, language, direction, width, theme, movement and text size of a screen. */
export function LookBar(props: {
  readonly label: string
  readonly look: Look
  readonly onLook: (look: Look) => void
}) {
  const { look, onLook } = props
  const set = (change: Partial<Record<keyof Look, string | number>>) => onLook({ ...look, ...change } as Look)
  return (
    <details className={css.look}>
      <summary>
        <strong>{props.label}</strong> {wordsOf(look)}
      </summary>
      <div className={css.bar}>
        <Select
          label="Country"
          value={look.country}
          choices={countryChoices}
          onChange={(country) => set({ country })}
        />
        <Select
          label="Language"
          value={look.language}
          choices={languages}
          onChange={(language) => set({ language })}
        />
        <Select
          label="Width"
          value={String(look.width)}
          choices={[...new Set([...widths, look.width])]
            .toSorted((one, other) => one - other)
            .map((width) => ({ value: String(width), words: `${width} px` }))}
          onChange={(width) => set({ width: Number(width) })}
        />
        <Select
          label="Theme"
          value={look.theme}
          choices={themes.map((value) => ({ value, words: words.theme[value] }))}
          onChange={(theme) => set({ theme })}
        />
        <Select
          label="Direction"
          value={look.direction}
          choices={directions.map((value) => ({ value, words: words.direction[value] }))}
          onChange={(direction) => set({ direction })}
        />
        <Select
          label="Movement"
          value={look.motion}
          choices={motions.map((value) => ({ value, words: words.motion[value] }))}
          onChange={(motion) => set({ motion })}
        />
        <Select
          label="Text size"
          value={String(look.text)}
          choices={[...new Set([...textSizes, look.text])].map((size) => ({
            value: String(size),
            words: `${size} %`,
          }))}
          onChange={(text) => set({ text: Number(text) })}
        />
      </div>
    </details>
  )
}
