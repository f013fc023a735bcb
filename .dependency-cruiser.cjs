/**
 * The floors of the house (docs/architecture.md): imports run one way, down. `npm test` fails when one does not.
 * Each folder at the top may import, of ours, what stands under its name here, and its own files.
 */
const floors = {
  contract: [],
  domain: ['contract'],
  services: ['domain', 'contract'],
  machines: ['services', 'domain', 'contract'],
  'src/ui': [],
  'src/components': ['machines', 'services', 'src/ui', 'domain', 'contract'],
  'src/features': ['machines', 'services', 'src/components', 'src/ui', 'domain', 'contract'],
  'src/shell': ['machines', 'services', 'src/features', 'src/components', 'src/ui', 'domain', 'contract'],
  'src/worker': ['services', 'domain', 'contract'],
  routes: ['src/shell', 'src/features', 'src/components', 'src/ui', 'src/app', 'domain', 'contract'],
  server: ['domain', 'contract'],
  'model-tests': ['machines', 'services', 'domain', 'contract'],
  atlas: ['model-tests', 'routes', 'src', 'machines', 'services', 'domain', 'contract'],
  e2e: ['atlas', 'model-tests', 'machines', 'domain', 'contract'],
  scripts: ['machines', 'model-tests', 'atlas', 'e2e', 'server', 'services', 'domain', 'contract'],
}

/** The parts of server/ and what each may import of the others; only the files beside them put all of them together. */
const hostParts = {
  common: [],
  texts: [],
  settings: ['common'],
  db: ['common'],
  limits: ['db', 'common'],
  api: ['limits', 'db', 'common', 'texts'],
  'page-shell': ['texts'],
  host: ['page-shell', 'limits', 'db', 'common', 'texts'],
  identity: ['page-shell', 'settings', 'limits', 'db', 'common', 'texts'],
}

const ours = '^(contract|domain|services|machines|routes|src|server|model-tests|atlas|e2e|scripts)/'
const generated = '^src/routeTree\\.gen\\.ts$'
/** What renders pages on the host: built by itself, and loaded as it was built. */
const renderer = '^src/app/server/'
const rendererEntry = `${renderer}entry-server\\.tsx$`
const charts = '^machines/.*\\.(machine|rules|selectors|types)\\.ts$'

const pathLibrary = '^model-tests/lib/'
/** What of the path library defines tests, for which it takes Vitest. */
const definesTests = '(\\.test|\\.setup|/describe-model)\\.ts$'

module.exports = {
  forbidden: [
    ...Object.entries(floors).map(([floor, below]) => ({
      name: floor.replace('/', '-'),
      severity: 'error',
      comment: `${floor} may import ${below.length > 0 ? below.join(', ') : 'nothing of ours'}.`,
      from: { path: `^${floor}/` },
      to: {
        path: ours,
        pathNot: [
          ...[floor, ...below].map((folder) => `^${folder}/`),
          ...(floor === 'server' ? [rendererEntry] : []),
        ],
      },
    })),
    {
      name: 'host-knows-the-renderer-by-type',
      severity: 'error',
      comment: 'The host loads the renderer as it was built.',
      from: { path: '^server/' },
      to: { path: rendererEntry, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'renderer-stays-on-the-host',
      severity: 'error',
      comment: 'The browser loads nothing of what renders pages on the host.',
      from: { path: '^(routes|src)/', pathNot: renderer },
      to: { path: renderer },
    },
    {
      name: 'app-reaches-no-route',
      severity: 'error',
      comment: 'Only the generated route tree knows the routes.',
      from: { path: '^src/', pathNot: generated },
      to: { path: '^(routes|server|model-tests|atlas|e2e|scripts)/' },
    },
    {
      name: 'charts-and-rules-are-plain',
      severity: 'error',
      comment: 'Machines, rules and the wire hold no view, no router and no HTTP client.',
      from: { path: '^(machines|domain|contract)/' },
      to: { path: 'node_modules/(react|react-dom|@xstate/react|@tanstack|@lingui|ky|hono|drizzle-orm)/' },
    },
    {
      name: 'charts-need-xstate-alone',
      severity: 'error',
      comment: 'A chart, its rules, selectors and types use no package but XState.',
      from: { path: charts },
      to: { path: 'node_modules/', pathNot: 'node_modules/xstate/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'charts-are-given-their-actors',
      severity: 'error',
      comment: 'A chart names its actors; whoever starts it provides them.',
      from: { path: charts },
      to: { path: '\\.actors\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'path-library-stands-alone',
      severity: 'error',
      comment: 'The path library knows nothing of ours, and no package but XState.',
      from: { path: pathLibrary, pathNot: definesTests },
      to: {
        path: [ours, 'node_modules/'],
        pathNot: [pathLibrary, 'node_modules/(xstate|@types/node)/'],
      },
    },
    {
      name: 'path-library-is-tested-alone',
      severity: 'error',
      comment: 'What of the path library defines tests knows nothing of ours either.',
      from: { path: pathLibrary },
      to: { path: ours, pathNot: pathLibrary },
    },
    {
      name: 'one-http-client',
      severity: 'error',
      comment: 'Every service goes by the one client of services/http.',
      from: { path: ours, pathNot: '^services/http/' },
      to: { path: 'node_modules/ky/' },
    },
    {
      name: 'host-code-stays-on-the-host',
      severity: 'error',
      comment: 'What runs in the browser uses no Node module.',
      from: { path: '^(contract|domain|services|machines|routes|src)/', pathNot: renderer },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'host-facts-stay-on-the-host',
      severity: 'error',
      comment: 'Pages carry no more of a country than they ask: what the host alone reads is not in them.',
      from: { path: '^(contract|domain|services|machines|routes|src)/', pathNot: '^domain/countries/' },
      to: { path: '^domain/countries/host-facts', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'modules-need-no-issuer',
      severity: 'error',
      comment: 'The API works with any issuer: its modules load nothing of the embedded one.',
      from: { path: '^server/api/modules/' },
      to: { path: '^server/identity/provider\\.ts$', reachable: true },
    },
    {
      name: 'sandbox-is-known-to-the-composition-root',
      severity: 'error',
      comment: 'The product runs without the sandbox: only what puts the host together knows it.',
      from: { path: '^server/', pathNot: ['^server/sandbox/', '^server/compose-host\\.ts$'] },
      to: { path: '^server/sandbox/' },
    },
    {
      name: 'sandbox-calls-are-its-own',
      severity: 'error',
      comment: 'Nothing of the product asks the sandbox, which another host does not have.',
      from: {
        path: ours,
        pathNot: ['^contract/sandbox/', '^server/sandbox/', '^(e2e|model-tests)/', '^scripts/soak'],
      },
      to: { path: '^contract/sandbox/' },
    },
    ...Object.entries(hostParts).map(([part, below]) => ({
      name: `server-${part}`,
      severity: 'error',
      comment: `server/${part} may import ${below.length > 0 ? below.join(', ') : 'no other part'} of server/.`,
      from: { path: `^server/${part}/` },
      to: { path: '^server/', pathNot: [part, ...below].map((folder) => `^server/${folder}/`) },
    })),
    {
      name: 'one-file-of-shop-settings',
      severity: 'error',
      comment: 'shop.config.ts is read by way of domain/shop-settings, which gives it types.',
      from: { path: ours, pathNot: '^domain/shop-settings/' },
      to: { path: '^shop\\.config\\.ts$' },
    },
    {
      name: 'no-circle-of-files',
      severity: 'error',
      comment: 'A circle of imports has no direction; imports of types count.',
      from: { path: ours, pathNot: ['^routes/', generated] },
      to: { circular: true, viaOnly: { pathNot: '^(routes/|src/routeTree)' } },
    },
    {
      name: 'no-circle-of-folders',
      severity: 'error',
      comment: 'Two folders that need each other are one, or hide a third.',
      scope: 'folder',
      from: { path: ours, pathNot: '^routes/' },
      to: { circular: true },
    },
    {
      name: 'resolves',
      severity: 'error',
      comment: 'Every import leads somewhere.',
      from: { path: ours },
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\.po$'] },
    },
  ],
  required: [
    {
      name: 'actors-wrap-services',
      severity: 'error',
      comment:
        'Actors ask by services. Partner orders take the actor of the order history; tracking asks the clipboard, the carousel how much motion is welcome, a code the browser for its screen, a visit the device how long the way is.',
      module: {
        path: '^machines/[^/]+/.*\\.actors\\.ts$',
        pathNot: '^machines/((carousel|partner-orders|screen-awake|tracking)/|on-the-way/measure-way)',
      },
      to: { path: '^services/' },
    },
    {
      name: 'routes-are-files-of-the-router',
      severity: 'error',
      comment: 'Each file of routes/ is a route of TanStack Router.',
      module: { path: '^routes/.*\\.tsx$' },
      to: { path: 'node_modules/@tanstack/react-router/' },
    },
    {
      name: 'paths-come-from-xstate-graph',
      severity: 'error',
      comment: 'Nobody but XState walks a chart for its paths.',
      module: { path: '^model-tests/lib/paths/transition-paths\\.ts$' },
      to: { path: 'node_modules/xstate/.*graph' },
    },
  ],
  options: {
    parser: 'swc',
    metrics: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Tests stand above all floors, and so does what only they use.
    exclude: {
      path: [
        '\\.(css|svg|woff2|png)$',
        '^(contract|domain|services|machines|src|server|scripts)/.*(\\.test\\.tsx?$|/testing/)',
        '^server/testing/',
      ],
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
}
