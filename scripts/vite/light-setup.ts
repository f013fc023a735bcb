import type { Plugin } from 'vite'

const moduleId = 'virtual:light-setup'
const withSetup = /import \{([^}]*?)\bsetup\b,?([^}]*)\} from 'xstate'/

/**
 * XState's `setup` is there for the types; with it come the makers of every action, also of those that no chart uses. The
 * built pages have one that does what the charts ask of it.
 */
export const lightSetup = (): Plugin => ({
  name: 'light-setup',
  apply: 'build',
  enforce: 'pre',
  resolveId: { filter: { id: /^virtual:light-setup$/ }, handler: () => `\0${moduleId}` },
  load: {
    filter: { id: /^\0virtual:light-setup$/ },
    handler: () => ({
      moduleType: 'js',
      code: `import { createMachine } from 'xstate'
const same = (config) => config
export const setup = (parts) => ({
  createMachine: (chart) => createMachine(chart, parts),
  createStateConfig: same,
  createAction: same,
  extend: ({ actions, guards, delays }) => setup({
    ...parts,
    actions: { ...parts.actions, ...actions },
    guards: { ...parts.guards, ...guards },
    delays: { ...parts.delays, ...delays },
  }),
})`,
    }),
  },
  transform: {
    filter: { id: /\/machines\/[^?]*\.ts$/, code: withSetup },
    handler: (code) => ({
      code: code.replace(withSetup, `import {$1$2} from 'xstate'; import { setup } from '${moduleId}'`),
      map: null,
    }),
  },
})
