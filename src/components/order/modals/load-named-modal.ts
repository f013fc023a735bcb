/** Fetches the dialogs of an order's page: most orders never need one. */
export const loadNamedModal = () => import('./named-modal.tsx').then((it) => it.NamedModal)
