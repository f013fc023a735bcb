import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { stripCalls } from './strip-calls.ts'

type Babel = { readonly transformSync: (code: string, options: object) => { readonly code: string } }
const { transformSync } = createRequire(import.meta.url)('@babel/core') as Babel

const strip = (code: string) =>
  transformSync(code, { plugins: [stripCalls], configFile: false, compact: true }).code

it('keeps of a call what sends it and reads its answer', () => {
  expect(
    strip(`defineCall({ ...other, id: 'a', method: 'GET', path: '/a', access: 'public', query: Q, body: v.object({}),
      params: P, answer: A, status: 200, idempotent: false, summary: 'A.', problems: ['b'] })`),
  ).toBe(`defineCall({...other,method:'GET',path:'/a',access:'public',answer:A});`)
})

it('leaves every other object alone', () => {
  const code = `other({body:1});defineCall(row);const call={query:Q};`
  expect(strip(code)).toBe(code)
})
