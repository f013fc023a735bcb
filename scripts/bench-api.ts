import { parseArgs } from 'node:util'
import { apiFigures } from './bench/api/figures.ts'
import { measureApi } from './bench/api/measure-api.ts'

/** `node scripts/bench-api.ts --seconds 10 --idle 30`: the figures of the API host alone, without pages. */
const { seconds, idle } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, idle: { type: 'string', default: '30' } },
}).values
console.log(apiFigures(await measureApi({ seconds: Number(seconds), idleSeconds: Number(idle) })))
