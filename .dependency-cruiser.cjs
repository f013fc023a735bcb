/** The import directions of docs/architecture.md. `npm test` fails when one is not kept. */

const ours = '^(routes|src|machines|server|model-tests|e2e|scripts)/'

/** Files in `folder` may import, of ours, only from `targets` and from their own folder. */
const only = (name, folder, targets, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: `^${folder}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: ours, pathNot: [folder, ...targets].map((target) => `^${target}/`) },
})

module.exports = {
  forbidden: [
    only(
      'routes',
      'routes',
      ['src/features', 'src/ui', 'src/app', 'src/domain', 'src/contract'],
      'A route composes provider and view.',
    ),
    only(
      'features',
      'src/features',
      ['machines', 'src/services', 'src/ui', 'src/domain', 'src/contract'],
      'Views are thin.',
    ),
    only('ui', 'src/ui', [], 'Shared parts know nothing of orders.'),
    only(
      'machines',
      'machines',
      ['src/services', 'src/domain', 'src/contract'],
      'Charts know no view and no page.',
    ),
    only('services', 'src/services', ['src/domain', 'src/contract'], 'A service is one typed call.'),
    only('domain', 'src/domain', ['src/contract'], 'Rules are pure.'),
    only('contract', 'src/contract', [], 'The wire depends on nothing.'),
    only(
      'server',
      'server',
      ['src/domain', 'src/contract'],
      'The host shares the wire and the rules, nothing else.',
    ),
    only(
      'model-tests',
      'model-tests',
      ['machines', 'src/domain', 'src/contract', 'src/services'],
      'Models walk charts.',
    ),
    only(
      'e2e',
      'e2e',
      ['model-tests', 'machines', 'src/contract', 'src/domain', 'scripts'],
      'Browser tests use the models, and the names of the charts they watch.',
    ),
    only(
      'scripts',
      'scripts',
      ['machines', 'model-tests', 'e2e', 'server', 'src/contract', 'src/domain', 'src/services'],
      'Scripts never reach into views.',
    ),
    {
      name: 'app-reaches-no-route',
      severity: 'error',
      comment: 'Only the generated route tree knows the routes.',
      from: { path: '^src/', pathNot: '^src/routeTree\\.gen\\.ts$' },
      to: { path: '^(routes|server|model-tests|e2e|scripts)/' },
    },
    {
      name: 'charts-and-rules-are-plain',
      severity: 'error',
      comment: 'Machines, rules and the wire hold no view, no router and no HTTP client.',
      from: { path: '^(machines|src/domain|src/contract)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/(react|react-dom|@xstate/react|@tanstack|@lingui|ky|hono|drizzle-orm)/' },
    },
    {
      name: 'host-code-stays-on-the-host',
      severity: 'error',
      comment: 'What runs in the browser uses no Node module.',
      from: { path: '^(routes|src|machines)/', pathNot: ['\\.test\\.tsx?$', '/testing/'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'modules-need-no-issuer',
      severity: 'error',
      comment: 'The API works with any issuer: its modules load nothing of the embedded one.',
      from: { path: '^server/modules/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/identity/provider\\.ts$', reachable: true },
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'A circle of imports has no direction. Circles of types alone are harmless.',
      from: { path: ours, pathNot: '^(routes/|src/routeTree\\.gen\\.ts$)' },
      to: {
        circular: true,
        viaOnly: { dependencyTypesNot: ['type-only'], pathNot: '^(routes/|src/routeTree\\.gen\\.ts$)' },
      },
    },
    {
      name: 'resolves',
      severity: 'error',
      comment: 'Every import leads somewhere.',
      from: { path: ours },
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\.po$'] },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|svg|woff2|png)$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
}
