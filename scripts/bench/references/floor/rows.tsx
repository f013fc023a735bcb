import { useEffect } from 'react'

export type Row = { number: string; date: string; total: string; title: string; status: string }

export async function fetchRows(signal?: AbortSignal): Promise<Row[]> {
  const count = new URLSearchParams(location.search).get('rows') ?? '10'
  const answer = await fetch(`/floor/rows-${count}.json`, { signal: signal ?? null })
  return (await answer.json()) as Row[]
}

/** The list of both reference apps: what a row of the history says, without the shop's look. */
export function Rows({ rows, onPick }: { rows: readonly Row[]; onPick: (row: Row) => void }) {
  useEffect(() => {
    performance.mark('baton:hydrated')
  }, [])
  return (
    <main>
      <h1>Orders</h1>
      {rows.map((row) => (
        <article key={row.number} data-row={row.number}>
          <h2>{row.date}</h2>
          <p>
            Order {row.number} · {row.total}
          </p>
          <h3>{row.status}</h3>
          <p>{row.title}</p>
          <button type="button" onClick={() => onPick(row)}>
            Buy again
          </button>
        </article>
      ))}
    </main>
  )
}
