import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import { PlaceDetails } from '../../../contract/pickup/pickup-place.ts'
import { isStoreOpen } from '../../../domain/pickup/store-hours.ts'
import { openingHoursModel } from '../../../model-tests/opening-hours/opening-hours.model.ts'
import { type FlowInBrowser, factOf, type World } from '../lib/flow-in-browser.ts'
import { minuteMs, passHostTime } from '../lib/page-time.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { curbsideOrder } from './curbside.executors.ts'

/** A store that is open by day only, seven days a week. */
const storeId = 'us001'

const opening = (page: Page) => page.locator('[data-part=store]').getByRole('status')

/** Minutes until the store is no longer what the page says of it, by the hours that the host tells. */
const minutesToChange = async ({ page, facts }: World): Promise<number> => {
  const answer = await page.request.get(`/api/store/store_locations/v1/${storeId}`)
  const { operationalDetails } = v.parse(PlaceDetails, await answer.json())
  const isOpen = facts.get('says') === 'open'
  const now = Date.now()
  let minutes = 1
  while (isStoreOpen(operationalDetails, now + minutes * minuteMs) === isOpen) minutes += 1
  return minutes
}

/** Hours are told beside a curbside visit: this walk looks at one while its store opens or closes. */
const flow: FlowInBrowser = {
  model: openingHoursModel,
  calls: {},
  arrange: async (world) => {
    const { page, facts } = world
    const url = await curbsideOrder(world, 'curbside')
    await page.clock.install()
    await page.goto(url.replace(/storeId=[^&]+/, `storeId=${storeId}`))
    await expect(opening(page)).toHaveText(/./)
    const text = await opening(page).textContent()
    facts.set('says', text?.startsWith('Open until') ? 'open' : 'closed')
  },
  events: {},
  delays: {
    nextLook: async (world) => {
      const minutes = await minutesToChange(world)
      // Answers tell the host's time, which does not jump: what the page asks for meanwhile stays without one.
      await world.page.route(/\/(api|session)\b/, () => undefined)
      await passHostTime(world.page, minutes * minuteMs)
      world.facts.set('says', world.facts.get('says') === 'open' ? 'closed' : 'open')
    },
  },
  sees: {
    telling: async (world) => {
      const words = factOf(world, 'says') === 'open' ? /^Open until .+/ : /^Closed, opens .+ at /
      await expect(opening(world.page)).toHaveText(words, { timeout: 1 })
    },
  },
}

walkFlow(flow, '[ST-02]')
