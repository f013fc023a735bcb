/** Name and site of the shop whose orders these are (decisions.md, "Names"). */
export const shop = { name: 'Podium', site: 'podium.example' } as const
