import type { LabelFacts } from '../../api/modules/return-labels/label-facts.ts'

/** A label's carrier says what becomes of its thread: it never ends, dies, uses up its memory, or fails by itself. */
export default ({ carrier, returnNumber }: LabelFacts): Uint8Array => {
  if (carrier === 'endless') for (;;);
  if (carrier === 'dies') process.exit(3)
  if (carrier === 'greedy') for (const all: unknown[] = []; ; ) all.push(new Array(1e6).fill(0.5))
  if (carrier === 'broken') throw new RangeError('no such glyph')
  return new TextEncoder().encode(returnNumber)
}
