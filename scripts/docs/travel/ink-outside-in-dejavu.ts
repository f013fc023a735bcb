/**
 * For tests: draws texts with no font but DejaVu Sans, the widest that a viewer falls back to. Reads `[{ svg, rooms }]` from
 * its input and says how many pixels of each stand outside of their rooms. A process of its own, as fonts are looked up once.
 */
import { text } from 'node:stream/consumers'
import type { Rect } from '../layout/drawing.types.ts'
import { inkAndRects, pixelsOf } from './ink.ts'

type Drawn = { readonly svg: string; readonly rooms: readonly Rect[] }

const drawn = JSON.parse(await text(process.stdin)) as readonly Drawn[]
const outside: number[] = []
for (const { svg, rooms } of drawn) outside.push(inkAndRects(await pixelsOf(Buffer.from(svg)), rooms).outside)
console.log(JSON.stringify(outside))
