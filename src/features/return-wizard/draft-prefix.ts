/** Drafts of returns lie in the tab's storage under this and the order number (docs/decisions/0033). */
export const draftPrefix = 'baton.return-draft.'
