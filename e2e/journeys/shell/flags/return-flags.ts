import { changeOrder } from '../../../support/answers.ts'
import { admitFirst } from '../../../support/guest.ts'
import { type CallRow, type FlagRow, type FlagRows, orderOf, returnOf, type World } from './flag-row.ts'

const captureCall = '/order_mgmt/user_return_captures/v1'

const returns = (country: string) => orderOf('returnable', `/${country}/en/orders/sales/{n}/return`, country)

/** Ticks a line, says why, and goes on to the ways back. */
const toMethods = async ({ wizard }: World): Promise<void> => {
  await wizard.ticks(0)
  await wizard.item(0).getByRole('radio').first().check()
  await wizard.goesOn()
}

/** A way back that is among those of a country with a flag, and not without it. */
const method = (country: string, own: string, always: string): FlagRow => ({
  opens: returns(country),
  acts: toMethods,
  landmark: ({ page }) => page.locator(`[data-method^="${always}"]`).first(),
  part: ({ page }) => page.locator(`[data-method^="${own}"]`).first(),
  shownWhen: 'on',
})

const isCreated = async ({ wizard }: World): Promise<void> => {
  await wizard.seesReturn()
}

/** A parcel that goes back from the US by the drop-off, and what is asked of the host for it. */
const byDropOff = (tells: CallRow['tells'], [off, on]: readonly [unknown, unknown]): CallRow => ({
  opens: returns('us'),
  acts: async (world) => {
    await toMethods(world)
    await world.wizard.chooses('upsDropoff')
    await world.wizard.goesOn()
  },
  call: captureCall,
  isOver: isCreated,
  tells,
  on,
  off,
})

/** A return to a store of the US, and whether a call goes out for it. */
const toStore = (call: string): CallRow => ({
  opens: returns('us'),
  acts: async (world) => {
    await toMethods(world)
    await world.wizard.chooses('returnToStore')
    await world.wizard.choosesStore(0)
    await world.wizard.goesOn()
  },
  call,
  isOver: isCreated,
  tells: (bodies) => bodies.length,
  on: 1,
  off: 0,
})

const confirmation = (country: string) => `/${country}/en/orders/returns/{n}/return-confirmation`
const storeCode = ({ page }: World) => page.locator('[data-part="return-to-store"]')

/** Flags of making a return and of what comes after it. */
export const returnFlags = {
  disableCreateReturnLabelFlag: byDropOff(
    ([body]) => (body as { createReturnLabelFlag: boolean }).createReturnLabelFlag,
    [true, false],
  ),
  disableReturns: {
    opens: orderOf('delivered', '/us/en/orders/sales/{n}'),
    landmark: ({ detail }) => detail.quickAction('getHelp'),
    part: ({ detail }) => detail.quickAction('return'),
    shownWhen: 'off',
  },
  emeaPaperless: {
    opens: returnOf('emea-paperless', '/nl/en/orders/returns/{n}', 'nl'),
    landmark: ({ page }) =>
      page.locator('[data-flow=orderDetail][data-state^=ready], [data-flow=returnInstructions]'),
    part: ({ page }) => page.locator('[data-flow=returnInstructions]'),
    shownWhen: 'on',
  },
  enableCarrierService: method('de', 'emeaDropoff|', 'emea'),
  enableCourierPickup: method('kr', 'courierPickup', 'returnToStore'),
  enableDorisCommunication: toStore('/doris_trigger'),
  enableDorisStoreSelector: {
    opens: returns('us'),
    acts: async (world) => {
      await toMethods(world)
      await world.wizard.chooses('returnToStore')
    },
    landmark: ({ page }) => page.locator('[data-method="returnToStore"]').getByText('Bring the items'),
    part: ({ page }) => page.locator('[data-store]').first(),
    shownWhen: 'on',
  },
  enableFakeReturn: {
    opens: returns('us'),
    acts: byDropOff(() => null, [null, null]).acts as (world: World) => Promise<void>,
    landmark: ({ page }) =>
      page
        .getByRole('heading', { level: 1, name: 'Preview of your return' })
        .or(page.locator('[data-part=confirmation]')),
    part: ({ page }) => page.getByRole('heading', { level: 1, name: 'Preview of your return' }),
    shownWhen: 'on',
  },
  enableLoginPrompt: {
    opens: async ({ sandbox, context }) => {
      const [known] = await sandbox.scenarios('known-contacts')
      await admitFirst(context, known?.email ?? '')
      return `/us/en/orders/sales/${known?.orderNumber}/return`
    },
    landmark: ({ page }) => page.locator('[data-flow=returnWizard][data-state^=choosing]'),
    part: ({ page }) => page.getByRole('dialog', { name: 'Return for free with your account' }),
    shownWhen: 'on',
  },
  enableOrderMismatchModal: {
    opens: async (world) => {
      const path = await orderOf('delivered', '/us/en/orders/sales/{n}', 'gb')(world)
      return `${path}?standalone=true`
    },
    landmark: ({ detail }) => detail.quickAction('return'),
    part: ({ page }) => page.locator('[data-part=quick-actions] button[data-action=return]'),
    shownWhen: 'on',
  },
  enableReturnsBarcode: {
    opens: returnOf('returned-to-store', confirmation('us')),
    landmark: storeCode,
    part: (world) => storeCode(world).getByRole('img'),
    shownWhen: 'on',
  },
  enableSagawaReturn: method('jp', 'sagawaPickup', 'returnToStore'),
  enableShowReturnTaxTotal: {
    opens: async (world) => {
      await changeOrder(world.page, (order) => ({
        ...order,
        transaction: { ...order.transaction, totalTaxes: 0, inclusiveTaxTotal: 0 },
        group: (order.group ?? []).map((group) => ({
          ...group,
          orderItems: (group.orderItems ?? []).map((line) => ({
            ...line,
            lineItemTransaction: { ...line.lineItemTransaction, lineItemTaxes: 0 },
          })),
        })),
      }))
      return returns('us')(world)
    },
    landmark: ({ page }) => page.getByRole('complementary', { name: 'Your refund' }),
    part: ({ page }) =>
      page.getByRole('complementary', { name: 'Your refund' }).getByText('Tax', { exact: true }),
    shownWhen: 'on',
  },
  isAustralia: {
    opens: returns('au'),
    acts: ({ wizard }) => wizard.ticks(0),
    landmark: ({ wizard }) => wizard.item(0).getByRole('radiogroup', { name: 'Why are you returning it?' }),
    part: ({ wizard }) => wizard.item(0).locator('input[value=changeOfMind]'),
    shownWhen: 'on',
  },
  paperlessReturnConfirmation: {
    opens: returnOf('emea-paperless', '/nl/en/orders/returns/{n}/return-detail-confirmation', 'nl'),
    landmark: ({ page }) => page.getByRole('button', { name: /^Show code/ }),
    part: ({ page }) => page.locator('[data-part=return-label]').getByRole('img', { name: /^QR code/ }),
    shownWhen: 'on',
  },
  sendReturnMethodGlobally: byDropOff(
    ([body]) => (body as { returnMethod?: string }).returnMethod,
    [undefined, 'CARRIER_DROP_OFF'],
  ),
  sendStoreReturnEmail: toStore('/order_mgmt/store_return_email/v1'),
  showMailLabel: {
    opens: returnOf('return-created', confirmation('us')),
    landmark: ({ page }) => page.getByRole('button', { name: 'Send by email' }),
    part: ({ page }) => page.getByRole('button', { name: 'Send by mail' }),
    shownWhen: 'on',
  },
  supressStoreReturnInstructions: {
    opens: async (world) => {
      await changeOrder(world.page, (order) => ({
        ...order,
        returnMethod: 'returnToStore',
        returnToStore: { header: 'Return to a store', subheader: null, barcodeNumber: '600100200300' },
      }))
      return returnOf('return-created', confirmation('us'))(world)
    },
    landmark: storeCode,
    part: ({ page }) => page.locator('[data-part="next-steps"]'),
    shownWhen: 'off',
  },
} as const satisfies FlagRows
