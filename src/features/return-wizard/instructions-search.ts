/**
 * Query of the instructions after a return was made (returns.md §2, RS-02): pageView is added, selected and redirectPath
 * go with the wizard's step, emailSent is added where a store-return e-mail went out.
 */
export const instructionsSearch = (
  {
    selected: _selected,
    redirectPath: _redirectPath,
    step: _step,
    ...rest
  }: Readonly<Record<string, unknown>>,
  emailSent: boolean,
): Record<string, unknown> => ({ ...rest, pageView: true, ...(emailSent ? { emailSent: true } : {}) })
