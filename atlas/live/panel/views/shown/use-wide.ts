import { useMedia } from '../../../../ui/media/use-media.ts'

/** There is room for tree, chart and log beside each other. */
export const useWide = (): boolean => useMedia('(width >= 64em)')
