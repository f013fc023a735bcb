let load = (_part: string): Promise<void> => Promise.resolve()

/** How texts of parts come that a page loads later: set where a page begins in the browser. Elsewhere all texts are there. */
export const loadPartTextsBy = (how: typeof load): void => {
  load = how
}

/**
 * Texts of a part of a page that is loaded later, to be waited for beside its code.
 * @param part the module that is imported, relative to the project.
 * @throws where they do not come.
 */
export const partTexts = (part: string): Promise<void> => load(part)
