import { Select } from '../../ui/field/field.tsx'
import { useAddress, useChoose } from '../address/use-address.ts'
import { kinds, kindWords } from './use-results.ts'

/** By what a chart is painted: tests of a kind, those of one requirement, or nothing. */
export function PaintBar({ requirements }: { readonly requirements: readonly string[] }) {
  const { paint } = useAddress()
  const choose = useChoose()
  return (
    <Select
      label="Painted by"
      value={paint}
      choices={[
        ...kinds.map((kind) => ({ value: kind, words: kindWords[kind] })),
        ...requirements.map((id) => ({ value: id, words: `Tests of ${id}` })),
        { value: 'none', words: 'Nothing' },
      ]}
      onChange={(value) => choose({ paint: value })}
    />
  )
}
