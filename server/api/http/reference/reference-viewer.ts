import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where the build of the pages keeps the viewer; files in a folder that begins with a dot are not served by themselves. */
export const keptViewer = '.reference/viewer.js'

/** The viewer as its package has it. */
export const packagedViewer = fileURLToPath(
  new URL('../../../../node_modules/@scalar/api-reference/dist/browser/standalone.js', import.meta.url),
)

/**
 * The script that shows the API reference, from our own origin: it works without a network. That of the package where it is
 * installed, as in development; a release has the copy that lies with the built pages.
 */
export const viewerFile = (): string =>
  existsSync(packagedViewer)
    ? packagedViewer
    : fileURLToPath(new URL(`../../../../dist/client/${keptViewer}`, import.meta.url))
