import type { Figures } from './figures.types.ts'
import { type Unit, written } from './units.ts'

export type Change = { what: string; before: string; now: string; by: string; isWorse: boolean }

type Kind = { unit: Unit; share: number; least: number; moreIsBetter?: boolean }

/** What two runs of the same code may differ by: a share of the last figure, and never less than `least`. */
const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/second$/, { unit: 'count', share: 0.15, least: 5, moreIsBetter: true }],
  [/shift$/, { unit: 'shift', share: 0, least: 0.002 }],
  [/(bytes|script)$/i, { unit: 'bytes', share: 0.01, least: 500 }],
  [/(requests\w*|errors)$/, { unit: 'count', share: 0, least: 0 }],
  [/interactions\./, { unit: 'ms', share: 0.25, least: 24 }],
  [/./, { unit: 'ms', share: 0.15, least: 40 }],
]

/** What got better or worse since the last figures, beyond what noise explains; the worst first. */
export function changes(before: Figures, now: Figures): Change[] {
  const last = flat(before)
  return [...flat(now)]
    .flatMap(([what, value]) => {
      const known = last.get(what)
      const change =
        known === undefined || known === null || value === null ? [] : [changeOf(what, known, value)]
      return change.filter((one) => one !== undefined)
    })
    .toSorted((a, b) => Number(b.isWorse) - Number(a.isWorse) || b.share - a.share)
    .map(({ share: _, ...change }) => change)
}

function changeOf(what: string, before: number, now: number) {
  const kind = kinds.find(([pattern]) => pattern.test(what))?.[1]
  if (!kind) return undefined
  const difference = now - before
  if (Math.abs(difference) <= Math.max(kind.share * before, kind.least)) return undefined
  const share = Math.abs(difference) / Math.max(before, kind.least, 1e-9)
  return {
    what,
    before: written(before, kind.unit),
    now: written(now, kind.unit),
    by: `${difference > 0 ? '+' : '−'}${written(Math.abs(difference), kind.unit)} (${Math.round(share * 100)} %)`,
    isWorse: difference > 0 !== (kind.moreIsBetter ?? false),
    share,
  }
}

/** The figures that are ours, by their path: the references only say what ours stand beside. */
function flat({ pages, opening, host }: Figures): Map<string, number | null> {
  const found = new Map<string, number | null>()
  const add = (path: string, value: unknown): void => {
    if (typeof value === 'number' || value === null) found.set(path, value)
    else if (typeof value === 'object' && !Array.isArray(value))
      for (const [key, inner] of Object.entries(value)) add(path === '' ? key : `${path}.${key}`, inner)
  }
  for (const [key, { views, ...page }] of Object.entries(pages)) add(key, { ...page, ...views.baton })
  add('', { opening: opening ?? {}, ...host })
  return found
}
