import { globSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { contentOf, type Path } from '../../../model-tests/lib/path.ts'
import { gatePaths } from '../../../model-tests/lib/paths/gate-paths.ts'
import { shownBy } from '../../../model-tests/lib/paths/joined-paths.ts'
import { pathsOf } from '../../../model-tests/lib/paths/paths.ts'
import { browserPaths, canWalk, joinedBrowserPaths } from './browser-model.ts'
import type { FlowInBrowser } from './flow-in-browser.ts'

export type Way = {
  readonly flow: FlowInBrowser
  readonly ids: string
  /** It walks only what the ways before it do not. */
  readonly isRest?: true
}

export type Ways = readonly [Way, ...Way[]]
type Walked = { readonly path: Path; readonly way: Way }

/** A path by its number, with the way in which a browser walks it, where one can. */
export type NumberedPath = { readonly path: Path; readonly way: Way | undefined }

const folder = fileURLToPath(new URL('..', import.meta.url))
const told = new Map<string, Ways>()

/** Whether an adapter is read for what it knows, and defines no tests. */
export const isOnlyRead = (): boolean => process.env.MODEL_PATHS === 'read'

/** Keeps the ways of an adapter that is read. */
export const tellWays = (ways: Ways): void => {
  told.set(ways[0].flow.model.flow, ways)
}

/** How a flow is walked in a browser, read of its adapter outside of a run; empty where it has none. */
export const waysOf = async (flow: string): Promise<Ways | readonly []> => {
  process.env.MODEL_PATHS = 'read'
  const [adapter] = globSync(`*/${flow}.browser.spec.ts`, { cwd: folder })
  if (adapter !== undefined) await import(pathToFileURL(`${folder}${adapter}`).href)
  return told.get(flow) ?? []
}

/**
 * Every path of a flow by its one number: those of its model, and then those that a browser walks instead where it cannot go
 * the shortest way. The first way that can walk a path is its way; there is none for what is walked headless only.
 */
export const numberedPaths = (
  model: FlowInBrowser['model'],
  ways: readonly Way[],
): readonly NumberedPath[] => {
  const paths = pathsOf(model)
  const known = new Set(paths.map(contentOf))
  const further = ways
    .flatMap(({ flow }) => browserPaths(flow, new Set()))
    .filter((path) => !known.has(contentOf(path)) && known.add(contentOf(path)))
    .map((path, index) => ({ ...path, number: paths.length + index + 1 }))
  return [...paths, ...further].map((path) => ({
    path,
    way: ways.find(({ flow }) => canWalk(flow, path)),
  }))
}

/** The paths that a browser can walk, each by its number. */
export const walkedEach = (ways: Ways): readonly Walked[] =>
  numberedPaths(ways[0].flow.model, ways).flatMap(({ path, way }) => (way ? [{ path, way }] : []))

/** The few long paths that show the same, numbered among themselves. */
export const walkedJoined = (ways: Ways): readonly Walked[] => {
  const shown = new Set<string>()
  const walked = ways.flatMap((way) => {
    const paths = joinedBrowserPaths(way.flow, way.isRest ? shown : new Set())
    for (const name of paths.flatMap(shownBy)) shown.add(name)
    return paths.map((path) => ({ path, way }))
  })
  return walked.map(({ path, way }, index) => ({ path: { ...path, number: index + 1 }, way }))
}

/** Those of the joined paths that the gate walks, under their numbers. */
export const walkedInGate = (ways: Ways): readonly Walked[] => {
  const walked = walkedJoined(ways)
  const chosen = gatePaths(walked.map(({ path }) => path))
  return walked.filter(({ path }) => chosen.has(path))
}
