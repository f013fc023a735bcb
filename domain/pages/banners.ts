import type { Banner } from '../../contract/session/experience.ts'

/**
 * The banners that somebody sees: members of the account type swoosh have banners of their own (SE-05), everybody else,
 * guests included, the usual ones. `accountType` is `null` for a guest.
 */
export const bannersFor = (
  banners: readonly Banner[],
  accountType: 'member' | 'swoosh' | null,
): readonly Banner[] => {
  const audience = accountType === 'swoosh' ? 'swoosh' : 'everyone'
  return banners.filter((banner) => banner.audience === audience)
}
