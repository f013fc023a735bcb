import { globSync } from 'node:fs'
import { rolldown } from 'rolldown'
import { root } from '../gate/run-command.ts'
import { fontPackages } from './font-packages.ts'

const packageName = /^(@[\w.-]+\/)?[a-z][\w.-]*(?=\/|$)/

/** Helpers that the bundler adds by itself. */
const ownHelpers = '@oxc-project/runtime'

/**
 * Packages that these files import, and those that they import in turn, dynamically as well; types alone do not count. The bundler
 * walks the imports and writes nothing.
 *
 * @param entries files or patterns, relative to the project.
 */
const importedBy = async (entries: readonly string[]): Promise<readonly string[]> => {
  const packages = new Set<string>()
  const walk = await rolldown({
    cwd: root,
    input: globSync(entries, { cwd: root }),
    platform: 'node',
    logLevel: 'silent',
    external: (id) => {
      const name = packageName.exec(id)?.[0]
      if (name !== undefined && !id.startsWith('node:') && !name.startsWith(ownHelpers)) packages.add(name)
      return name !== undefined || /\.(css|svg|png|po)(\?|$)|\?/.test(id)
    },
  })
  await walk.generate()
  await walk.close()
  return [...packages].sort()
}

/** Fonts of labels and papers, read as files (`server/api/modules/pdf/fonts.ts`). */
const pdfFontPackages = [
  '@embedpdf/fonts-jp',
  '@embedpdf/fonts-kr',
  '@embedpdf/fonts-sc',
  '@embedpdf/fonts-tc',
  'dejavu-fonts-ttf',
]

/** Packages that the host imports while it runs, and those of which it reads files. */
export const hostPackages = async (): Promise<readonly string[]> =>
  [
    ...(await importedBy(['server/main.ts', 'server/api/**/*.worker.ts'])),
    ...fontPackages(),
    ...pdfFontPackages,
  ].sort()

/** Packages that are built into what browsers load and into what renders pages: client, atlas, viewer of the API reference, fonts. */
export const builtInPackages = async (): Promise<readonly string[]> =>
  [
    ...new Set([
      ...(await importedBy([
        'src/app/main.tsx',
        'src/app/server/entry-server.tsx',
        'atlas/{map,screen,live/panel}/main.tsx',
        'atlas/live/agent/main.ts',
      ])),
      ...fontPackages(),
      '@scalar/api-reference',
    ]),
  ].sort()
