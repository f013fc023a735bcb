import type { LaunchOptions } from '@playwright/test'

type Options = { readonly launchOptions: LaunchOptions }

/**
 * For `test.use`: a browser whose reader has set text to 32 px instead of 16, by which em in media queries is measured as
 * well.
 */
export const twiceTheText = {
  launchOptions: async (
    { launchOptions }: Options,
    use: (options: LaunchOptions) => Promise<void>,
  ): Promise<void> => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
    await use({ ...launchOptions, args })
  },
}
