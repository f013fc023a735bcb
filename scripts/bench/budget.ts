import type { FileSize, FirstLoad } from './first-load.ts'

const budget = {
  layoutShift: 0.001,
  warmStartSeconds: 3,
}

export type Weight = { gzip: number; brotli: number }
export type MeasuredPage = { name: string; load: FirstLoad }
export type Verdict = { what: string; measured: string; limit: string; over: boolean }

/** The files of one kind together. */
export function weight(files: readonly FileSize[], kind: FileSize['kind']): Weight {
  return files
    .filter((file) => file.kind === kind)
    .reduce((sum, file) => ({ gzip: sum.gzip + file.gzip, brotli: sum.brotli + file.brotli }), {
      gzip: 0,
      brotli: 0,
    })
}

/** Script that a page loads beyond what the order history has loaded already. */
export function furtherScript(page: FirstLoad, history: FirstLoad): Weight {
  const known = new Set(history.files.map((file) => file.url))
  return weight(
    page.files.filter((file) => !known.has(file.url)),
    'js',
  )
}

/** The measured pages against the budget. */
export function verdicts(
  pages: readonly MeasuredPage[],
  { warmStartSeconds, asksEarly }: { warmStartSeconds: number; asksEarly: boolean },
): Verdict[] {
  return [
    worst(
      pages,
      'layout shift',
      (load) => load.layoutShift,
      budget.layoutShift,
      (value) => value.toFixed(4),
    ),
    worst(pages, 'images without a size', (load) => load.unsizedImages, 0, String),
    {
      what: "the orders are asked for while the screen's code is on its way",
      measured: asksEarly ? 'yes' : 'no',
      limit: 'yes',
      over: !asksEarly,
    },
    verdict('warm start', warmStartSeconds, budget.warmStartSeconds, (value) => `${value.toFixed(1)} s`),
  ]
}

/** Kilobytes are thousands of bytes, as sent. */
export function kilobytes(value: number): string {
  return `${(value / 1000).toFixed(1)} kB`
}

/** The page that measures worst stands for all. */
function worst(
  pages: readonly MeasuredPage[],
  what: string,
  measure: (load: FirstLoad) => number,
  limit: number,
  write: (value: number) => string,
): Verdict {
  const highest = pages.reduce((worst, page) => (measure(page.load) > measure(worst.load) ? page : worst))
  return verdict(`${what}, max (${highest.name})`, measure(highest.load), limit, write)
}

function verdict(what: string, value: number, limit: number, write: (value: number) => string): Verdict {
  return { what, measured: write(value), limit: write(limit), over: value > limit }
}
