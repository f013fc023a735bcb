import { Fragment } from 'react'

/** The path of a state, which may go on in the next line after a dot or before a capital. */
export function StateName({ path }: { readonly path: string }) {
  const pieces = path.split(/(?<=\.)|(?=[A-Z])/)
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one name never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}
