import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { asModule } from './as-module.ts'
import { cutReact } from './cut-react.ts'
import { knownBrowser } from './known-browser.ts'

type Result = { readonly code: string }
type Babel = {
  readonly transformSync: (code: string, options: object) => Result
  readonly traverse: (ast: object, visitor: object) => void
  readonly parseSync: (code: string, options: object) => object
}
const require = createRequire(import.meta.url)
const babel = require('@babel/core') as Babel

const transform = (code: string, plugins: readonly unknown[], filename = '/x.js'): string =>
  babel.transformSync(code, { plugins, filename, configFile: false, compact: true }).code

describe('CommonJS of React as ES modules', () => {
  const asModules = (code: string) => transform(code, [asModule])

  it('exports each name by itself, so that what nobody imports is left out', () => {
    expect(
      asModules(
        'function a() {} exports.a = a; exports.b = function () { return exports.a() }; exports.c = 1',
      ),
    ).toBe(
      'function a(){}export{a};const _b=function(){return _a();};export{_b as b};const _c=1;export{_c as c};',
    )
  })
  it('imports what it requires', () => {
    expect(asModules('var React = require("react"), other = 1; use(React)')).toBe(
      'import*as React from"react";var other=1;use(React);',
    )
  })
  it('keeps a name that is set twice', () => {
    expect(asModules('exports.now = void 0; if (x) { exports.now = f } g(exports.now())')).toBe(
      'let _now=void 0;export{_now as now};if(x){_now=f;}g(_now());',
    )
  })
  it('stops at a form that it does not know', () => {
    expect(() => asModules('module.exports = require("x")')).toThrow('a form that is not known here')
  })
})

describe('a known browser', () => {
  it('is not asked', () => {
    expect(
      transform('typeof window; typeof window.document; "documentMode" in document; document.documentMode', [
        knownBrowser,
      ]),
    ).toBe('"object";"object";false;null;')
  })
  it('says nothing about names of the code itself', () => {
    const code = 'function f(window){return typeof window;}'
    expect(transform(code, [knownBrowser])).toBe(code)
  })
})

describe('React without what no page uses', () => {
  const file = require.resolve('react-dom/client').replace('client.js', 'cjs/react-dom-client.production.js')
  const cut = (code: string) => transform(code, [cutReact], file)

  it.each([
    [
      'switch(a.tag){case 5:f();break;case 30:g();break;case 1:h();}',
      'switch(a.tag){case 5:f();break;case 1:h();}',
    ],
    ['switch(a.tag){case 5:case 30:g();break;case 1:h();}', 'switch(a.tag){case 5:g();break;case 1:h();}'],
    ['switch(a.tag){case 30:case 5:g();}', 'switch(a.tag){case 5:g();}'],
    ['switch(a.tag){case 30:g();case 5:h();}', 'switch(a.tag){case 5:h();}'],
    ['switch(a.kind){case 30:g();}', 'switch(a.kind){case 30:g();}'],
    ['30===a.tag&&f();a.tag!==31&&g();', 'false&&f();true&&g();'],
    ['a.dehydrated=1;f(a.dehydrated);', 'a.dehydrated=1;f(null);'],
    ['var isHydrating=false;isHydrating=true;isHydrating&&f();', 'var isHydrating=false;false;false&&f();'],
    ['function f(isHydrating){return isHydrating;}', 'function f(isHydrating){return isHydrating;}'],
    ['FragmentInstance.prototype.focus=f;A.prototype.focus=g;', 'A.prototype.focus=g;'],
    ['function retryIfBlockedOn(a){f(a);}', 'function retryIfBlockedOn(a){}'],
  ])('%s becomes %s', (code, expected) => {
    expect(cut(code)).toBe(expected)
  })

  it('keeps the variables of what it leaves out', () => {
    expect(cut('function f(a){switch(a.tag){case 30:var b=1;break;case 5:b=2;}}')).toBe(
      'function f(a){var b;switch(a.tag){case 5:b=2;}}',
    )
  })

  it('is not asked for the methods of a fragment', () => {
    const users = globSync('{src,routes}/**/*.tsx').filter((file) =>
      /<Fragment[^>]*\sref=|FragmentInstance/.test(readFileSync(file, 'utf8')),
    )
    expect(users).toEqual([])
  })

  it('loses no name: every one that is used is declared, or a global of the browser', () => {
    const globals = (code: string) => {
      const names: string[] = []
      babel.traverse(babel.parseSync(code, { configFile: false, sourceType: 'module' }), {
        Program: (path: { readonly scope: { readonly globals: object } }) =>
          void names.push(...Object.keys(path.scope.globals)),
      })
      return names
    }
    const whole = readFileSync(file, 'utf8')
    const known = new Set(globals(whole))
    const made = transform(whole, [cutReact, knownBrowser, asModule], file)
    expect(globals(made).filter((name) => !known.has(name))).toEqual([])
    expect(made).not.toContain('exports.')
  })
})
