import type { LiveActor } from '../recording/recording.schema.ts'
import { entryOf } from './book.ts'

type Named = Pick<LiveActor, 'id' | 'machine' | 'src'>

/** A chart by its title, a call or a listener by its name. */
export const nameOf = ({ machine, src, id }: Named): string =>
  entryOf(machine)?.chart.title ?? machine ?? src ?? id

/** Actors that only listen, and are not waited for. */
export const isListener = (
  parentMachine: string | null,
  { src, id }: Pick<LiveActor, 'src' | 'id'>,
): boolean => entryOf(parentMachine)?.model?.listeners?.some((name) => name === src || name === id) === true

export const sentence = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
