import type { SizeRun } from './products.types.ts'

type ShoeSystem = 'us' | 'uk' | 'eu' | 'jp' | 'kr'

const shoeSystems: Readonly<Record<string, ShoeSystem>> = {
  us: 'us',
  ca: 'us',
  mx: 'us',
  au: 'us',
  gb: 'uk',
  in: 'uk',
  jp: 'jp',
  kr: 'kr',
}

/** Shoe lengths in the runs that sell, as pairs of US size and EU size. */
const shoeRuns = {
  menShoe: [
    [8, 41],
    [8.5, 42],
    [9, 42.5],
    [9.5, 43],
    [10, 44],
    [10.5, 44.5],
    [11, 45],
    [12, 46],
  ],
  womenShoe: [
    [6, 36.5],
    [6.5, 37.5],
    [7, 38],
    [7.5, 38.5],
    [8, 39],
    [8.5, 40],
    [9, 40.5],
  ],
} as const

const runs = {
  clothing: ['XS', 'S', 'M', 'L', 'XL', '2XL'],
  kids: ['4-5Y', '6-7Y', '8-9Y', '10-11Y'],
  socks: ['S', 'M', 'L'],
} as const

const shoeSize = (run: keyof typeof shoeRuns, index: number, system: ShoeSystem): string => {
  const [us, eu] = shoeRuns[run][index % shoeRuns[run].length] as readonly [number, number]
  const millimetres = run === 'menShoe' ? 180 + us * 10 : 170 + us * 10
  if (system === 'us') return `US ${us}`
  if (system === 'uk') return `UK ${run === 'menShoe' ? us - 1 : us - 2.5}`
  if (system === 'jp') return `${millimetres / 10} cm`
  return system === 'kr' ? String(millimetres) : `EU ${eu}`
}

/** The `index`-th size of a run as the country's labels say it; `null` where a product comes in one size. */
export const sizeLabel = (run: SizeRun, index: number, country: string): string | null => {
  if (run === 'one') return null
  if (run === 'menShoe' || run === 'womenShoe') return shoeSize(run, index, shoeSystems[country] ?? 'eu')
  const labels = runs[run]
  return labels[index % labels.length] ?? null
}

/** How many sizes a run has. */
export const sizeCount = (run: SizeRun): number => {
  if (run === 'one') return 1
  return run === 'menShoe' || run === 'womenShoe' ? shoeRuns[run].length : runs[run].length
}
