import { Select } from '@lingui/react/macro'
import { usePlace } from '../app/app-context.ts'

/** "Color" where English is written the American way, "Colour" elsewhere; other languages have one word for both. */
export function ColourTerm() {
  const { marketplace } = usePlace()
  return <Select value={marketplace} _us="Color" other="Colour" />
}
