import { type ReactNode, useEffect } from 'react'

/** A rendered page; `onTaken` runs once all of it answers. */
export function TakeOver(props: { readonly children: ReactNode; readonly onTaken: () => void }) {
  const { onTaken } = props
  useEffect(onTaken, [onTaken])
  return props.children
}
