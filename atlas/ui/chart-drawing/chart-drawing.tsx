import { createElement, type KeyboardEvent, type ReactNode, useMemo } from 'react'
import type { SvgElement, SvgNode } from '../../chart/svg-node.ts'
import css from './chart-drawing.module.css'
import { type Marks, partOf } from './marks.ts'
import { elementsOf, propsOf } from './svg-tree.ts'

type Props = {
  readonly drawing: SvgElement
  /** What the drawing is of, for who does not see it. */
  readonly label: string
  readonly marks?: Marks
  /** Path of the chosen state. */
  readonly chosen?: string | null
  readonly onChoose: (state: string) => void
  /** Where an arrow key leads from the chosen state; `null`: nowhere. */
  readonly onArrow?: (key: ArrowKey) => string | null
}

export type ArrowKey = 'ArrowRight' | 'ArrowLeft' | 'ArrowUp' | 'ArrowDown'

const isArrow = (key: string): key is ArrowKey => /^Arrow(Right|Left|Up|Down)$/.test(key)

const noMarks: Marks = new Map()

const stateOf = (element: Element): string | null =>
  element.closest('[data-state]')?.getAttribute('data-state') || null

const wordsIn = (node: SvgNode): readonly string[] =>
  typeof node === 'string' ? [node] : node.children.flatMap(wordsIn)

/** A state by its path, which ends with the name in its box, and what else the box says. */
const labelOf = (path: string, box: SvgElement): string => [path, ...wordsIn(box).slice(1)].join(' ')

/** A chart as it is drawn, its parts painted by marks; every state is a button that chooses it. */
export function ChartDrawing({ drawing, label, marks = noMarks, chosen = null, onChoose, onArrow }: Props) {
  const picture = useMemo(() => {
    let isFirst = true
    return elementsOf(drawing, (element, children) => {
      if (element === drawing) return rootOf(element, children)
      const part = partOf(element.attributes)
      if (part === null) return null
      const state = element.attributes['data-state']
      const mark = marks.get(part)?.join(' ')
      const isChosen = state !== undefined && state === chosen
      const isEntry = state ? (chosen === null ? isFirst : isChosen) : false
      if (state) isFirst = false
      return createElement(
        element.tag,
        {
          ...propsOf(element.attributes),
          ...(mark && { 'data-mark': mark }),
          ...(state && {
            role: 'button',
            'aria-label': labelOf(state, element),
            'aria-pressed': isChosen,
            tabIndex: isEntry ? 0 : -1,
          }),
        },
        // Apart from each other, as the words in a box are for who sees them.
        ...children.flatMap((child) => [child, ' ']),
      )
    })
  }, [drawing, marks, chosen])

  const choose = (element: Element) => {
    const state = stateOf(element)
    if (state !== null) onChoose(state)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, currentTarget } = event
    const target = event.target as Element
    if (key === 'Enter' || key === ' ') {
      event.preventDefault()
      choose(target)
    }
    if (!isArrow(key)) return
    const next = onArrow?.(key) ?? null
    if (next === null) return
    event.preventDefault()
    onChoose(next)
    currentTarget.querySelector<SVGElement>(`[data-state="${CSS.escape(next)}"]`)?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons inside a drawing, where no HTML element may stand
    <div
      role="group"
      aria-label={label}
      className={css.chart}
      onClick={({ target }) => choose(target as Element)}
      onKeyDown={onKeyDown}
    >
      {picture}
    </div>
  )
}

/** The drawing itself: its words are read from its parts. */
const rootOf = ({ attributes }: SvgElement, children: readonly ReactNode[]): ReactNode => {
  const { role, 'aria-labelledby': labelledBy, ...rest } = attributes
  return createElement('svg', propsOf(rest), ...children)
}
