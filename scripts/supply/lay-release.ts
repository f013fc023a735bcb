import { copyFileSync, linkSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { clientBuild } from '../../server/host/builds/builds.ts'
import { root } from '../gate/run-command.ts'
import { closureOf, readLock } from './lock.ts'

/** Of the tree, what the start reads: the sources of the host, and those that the built pages are compared with. */
const named = [...clientBuild.inputs, 'package.json', 'scripts', 'server', 'dist/client']
const tree = named.filter((path) => !named.some((folder) => path.startsWith(`${folder}/`)))

/** A second name for the same file, which costs next to nothing; a copy where the folders lie on two disks. */
const placeFile = (from: string, to: string) => {
  try {
    linkSync(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && (error.code === 'EXDEV' || error.code === 'EPERM')))
      throw error
    copyFileSync(from, to)
  }
}

const place = (from: string, to: string, except: readonly string[] = []) => {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isFile()) placeFile(source, target)
    else if (entry.isDirectory() && !except.includes(entry.name)) place(source, target)
  }
}

const placeAny = (path: string, folder: string) => {
  const target = join(folder, path)
  mkdirSync(dirname(target), { recursive: true })
  if (statSync(join(root, path)).isDirectory()) place(join(root, path), target)
  else placeFile(join(root, path), target)
}

/**
 * Lays a built release into an empty folder, with the packages that the host cannot do without: fewer than `npm ci --omit=dev` lays,
 * which adds those that they may use where development has them, and Node.
 *
 * @param folder outside of the project, so that nothing is found above it.
 */
export const layRelease = (folder: string): void => {
  const { project, packages } = readLock()
  for (const path of tree) placeAny(path, folder)
  for (const path of closureOf(packages, Object.keys(project.dependencies ?? {}))) {
    if (packages.get(path)?.optional !== true) place(join(root, path), join(folder, path), ['node_modules'])
  }
}
