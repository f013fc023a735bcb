import type { ReactNode } from 'react'
import text from '../../ui/text.module.css'

const range = /(\p{Nd}+\s?–\s?\p{Nd}+)/u

/** Words in which no line ends within a range such as “27 – 29”. */
export const wholeRanges = (words: string): ReactNode =>
  words.split(range).map((part, place) =>
    range.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence have no other name, and stay where they are
      <span key={place} className={text.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  )
