import { type ReactNode, useState } from 'react'
import css from './long.module.css'

const atOnce = 20

/** A list that may be long: so many of it, and more when they are asked for. */
export function Long<Item>(props: {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string | number
  readonly show: (item: Item) => ReactNode
}) {
  const [count, setCount] = useState(atOnce)
  const left = props.items.length - count
  return (
    <>
      <ul>
        {props.items.slice(0, count).map((item) => (
          <li key={props.keyOf(item)}>{props.show(item)}</li>
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className={css.more} onClick={() => setCount(count + 5 * atOnce)}>
          {left} more
        </button>
      )}
    </>
  )
}
