import type { ScreenShown } from '../../../atlas/screen/protocol.ts'
import type { Opened } from './studio.ts'

const nameOf = ({ question, widths }: Opened): string => {
  const { flow, state, language, theme, text } = question
  const looks = [language, theme, text === 100 ? null : `text of ${text} %`, `${widths.join(', ')} px wide`]
  return `${flow} ${state} (${looks.filter((look) => look !== null).join(', ')})`
}

const faultOf = (opened: Opened): readonly string[] => {
  const wide = Object.entries(opened.overflows).filter(([, overflow]) => overflow > 0)
  return [
    ...(opened.fault === null ? [] : [`${nameOf(opened)}: ${opened.fault}`]),
    ...wide.map(([width, overflow]) => `${nameOf(opened)}: ${overflow} px wider than ${width} px`),
    ...opened.cuts.map((cut) => `${nameOf(opened)}: at ${cut}`),
  ]
}

/** Screens that may be compared: of one flow, in the same country, language and look. */
const groupOf = ({ question: { state: _, ...look }, widths, shown }: Opened): string =>
  JSON.stringify([look, widths, shown?.country])

const viewsAlike = (group: readonly Opened[]): readonly string[] => {
  const shown = group.flatMap((one) => one.shown ?? []).filter(({ isOver }) => !isOver)
  return [...Map.groupBy(shown, ({ look }) => look).values()].flatMap((alike: readonly ScreenShown[]) => {
    const views = Map.groupBy(alike, ({ view }) => view)
    const told = [...views.values()].flatMap(([one]) => (one ? [`${one.state} (${one.view})`] : []))
    return told.length > 1 ? [`${alike[0]?.flow}: ${told.join(' and ')} look alike`] : []
  })
}

/** What is wrong with screens that were opened: those that failed, those that are too wide, and different views that look alike. */
export const faultsOf = (opened: readonly Opened[]): readonly string[] => [
  ...opened.flatMap(faultOf),
  ...[...Map.groupBy(opened, groupOf).values()].flatMap(viewsAlike),
]
