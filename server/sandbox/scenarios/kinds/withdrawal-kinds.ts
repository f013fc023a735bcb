import { byPicture, line, of, type ScenarioKind } from './kind-parts.ts'

const hour = 1 / 24

/** Orders that can be withdrawn from where the country has the right, and those that cannot any more. */
export const withdrawalKinds = {
  withdrawable: of('Delivered, within the withdrawal period', 'withdrawable', 8, (random) => ({
    lines: [line(random, 'delivered'), line(random, 'delivered', { quantity: 2 })],
  })),
  'withdrawal-over': of('Delivered, after the withdrawal period', 'withdrawal-over', 40, (random) => ({
    lines: [line(random, 'delivered')],
  })),
  'withdrawal-exempt': of(
    'Custom design, which is exempt from withdrawal',
    'withdrawal-exempt',
    8,
    (random, _, number) => ({
      lines: [
        line(random, 'delivered', {
          variant: random.pick(byPicture('hightop')),
          pbid: `pb${number.toLowerCase()}`,
        }),
      ],
    }),
  ),
  'withdrawal-mixed': of(
    'A custom design, and an item to withdraw from',
    'withdrawal-mixed',
    8,
    (random, _, number) => ({
      lines: [
        line(random, 'delivered'),
        line(random, 'delivered', {
          variant: random.pick(byPicture('runner')),
          pbid: `pb${number.toLowerCase()}`,
        }),
      ],
    }),
  ),
  'withdrawal-before': of(
    'Still in the warehouse, to withdraw from',
    'withdrawal-before',
    2 * hour,
    (random) => ({
      lines: [line(random, 'preparing'), line(random, 'preparing')],
      rule: 'complete',
    }),
  ),
} as const satisfies Record<string, ScenarioKind>
