import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** React's packages by the name they are imported by, as their files in production. */
const files: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  // React has this hook itself: the shim for its older versions is left out.
  'use-sync-external-store/shim': 'react/cjs/react.production.js',
  'use-sync-external-store/shim/with-selector':
    'use-sync-external-store/cjs/use-sync-external-store-with-selector.production.js',
}

/** The files that are written as ES modules (`as-module.ts`). */
export const reactFiles =
  /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store)\/cjs\/[\w-]+\.production\.js$/

/** The file that `cut-react.ts` was made for, react-dom 19.3.1. */
const knownClient = 'a319b413b7a19ee34422d9a12a8e7afd003c07846716d278ba1a0898e8cb6251'

const packages = dirname(dirname(createRequire(import.meta.url).resolve('react/package.json')))

/** Vite plugin: the built pages take React from the files that are written as ES modules. */
export const reactModules = (): Plugin => ({
  name: 'react-modules',
  apply: 'build',
  enforce: 'pre',
  buildStart() {
    const client = readFileSync(join(packages, files['react-dom/client'] ?? ''))
    if (createHash('sha256').update(client).digest('hex') !== knownClient)
      this.error(
        'react-dom is another one: see that scripts/vite/react/cut-react.ts still fits it, then set knownClient',
      )
  },
  resolveId: {
    filter: { id: /^(react|react-dom|scheduler|use-sync-external-store)(\/|$)/ },
    handler: (id) => (files[id] === undefined ? null : join(packages, files[id])),
  },
})
