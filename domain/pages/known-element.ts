/** Id of the element that carries what a page was rendered with. */
export const knownElementId = 'known'
