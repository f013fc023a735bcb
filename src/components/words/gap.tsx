import { usePlace } from '../app/app-context.ts'

/** Between two sentences that are texts of their own: a space, which Chinese and Japanese do without. */
export function Gap() {
  const { tag } = usePlace()
  return /^(ja|zh)\b/.test(tag) ? null : ' '
}
