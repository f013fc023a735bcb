/** The floors of the house at the top level. */
export const sourceFolders = [
  'contract',
  'domain',
  'services',
  'routes',
  'src',
  'machines',
  'server',
  'model-tests',
  'atlas',
  'e2e',
  'scripts',
]
