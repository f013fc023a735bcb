import { getExperience } from '../../../../contract/session/experience.ts'
import { reportErrors, reportEvents } from '../../../../contract/session/telemetry.ts'
import { addToCart, getCart } from '../../../../contract/shop/cart.ts'
import { sendReview, signReview } from '../../../../contract/shop/reviews.ts'
import { getShopSimilar, getShopSimilarV2 } from '../../../../contract/shop/shop-similar.ts'
import { addPieces, holdCart } from '../../../api/modules/cart/cart.repository.ts'
import { memberOwner, visitorOwner } from '../../../api/modules/cart/cart.usecases.ts'
import { signAuthor } from '../../../api/modules/reviews/review-signature.ts'
import { members } from '../../../db/tables/people/members.ts'
import { testSecret } from '../../host/test-secret.ts'
import { amongNumbers, eachTheirOwn, membersOf, open } from '../answers.ts'
import type { Asked, Person, Row, World } from '../matrix.types.ts'
import { newPerson, orderWith, somebody } from '../subjects.ts'

const time = '2026-11-20T12:00:00.000Z'
const [inBag, added] = ['sku-pr1043-205-3', 'sku-ch2001-135-2']

/** A member whose account this host knows. */
const withAccount = async ({ host }: World, { upmId, email }: Person) => {
  await host.deps.db
    .insert(members)
    .values({ upmId, email, givenName: 'Ada', familyName: 'Okafor', country: 'us', passwordHash: 'x' })
}

const authorOf = ({ email }: Person) => ({
  first_name: 'Ada',
  last_name: 'Okafor',
  nick_name: 'Ada',
  email,
  email_confirmed: true,
  issued_at: time,
})

const review = ({ id, own: { person } }: Asked) => ({
  body: {
    orderNumber: id,
    lineId: `${id}-1`,
    rating: 4,
    title: 'Light',
    text: 'Light, quick and dry in the rain.',
    author: authorOf(person),
    signature: signAuthor(testSecret, person.upmId, authorOf(person)),
  },
})

/** Bag, reviews and what every page asks for (orders.md §7). */
export const shopRows: readonly Row[] = [
  {
    call: addToCart,
    object: 'bag',
    answers: eachTheirOwn,
    arrange: somebody,
    request: () => ({ body: { skuId: added } }),
    isOfCaller: true,
  },
  {
    call: getCart,
    object: 'bag',
    answers: eachTheirOwn,
    arrange: async (world) => {
      const person = newPerson()
      for (const owner of [memberOwner(person.upmId), visitorOwner(person.visitor)]) {
        await world.host.deps.db.transaction(async (tx) => {
          const cartId = await holdCart(tx, { owner, country: 'us' })
          await addPieces(tx, { cartId, skuId: inBag, quantity: 1 }, 99)
        })
      }
      return { ...person, id: person.upmId, secret: inBag }
    },
    request: () => ({}),
    isOfCaller: true,
  },
  {
    call: signReview,
    object: 'member',
    // Another member has no signature for this member's address.
    answers: membersOf('validation'),
    arrange: async (world) => {
      const person = newPerson()
      await withAccount(world, person)
      return { ...person, id: person.upmId }
    },
    request: ({ subject, own }) => ({ body: { user_auth_token: own.token ?? 'none', ...authorOf(subject) } }),
  },
  {
    call: sendReview,
    object: 'order',
    answers: membersOf('same order_not_found'),
    arrange: orderWith({
      lines: [{ actions: { writeReview: { webLink: '/reviews' } }, styleColor: 'TG3-101' }],
    }),
    request: review,
    instead: amongNumbers('review_too_early', 'review_too_early'),
  },
  ...[
    { call: getShopSimilar, request: () => ({ query: { colorWays: 'TG3-101' } }) },
    { call: getShopSimilarV2, request: () => ({ query: { colorWays: 'TG3-101' } }) },
    { call: getExperience, request: () => ({}) },
    {
      call: reportErrors,
      request: () => ({
        body: {
          errors: [{ code: 'service-order-detail-failure', devMessage: 'x', pageName: 'summary', time }],
        },
      }),
    },
    {
      call: reportEvents,
      request: () => ({
        body: { events: [{ name: 'page view', pageName: 'orderDetails', properties: {}, time }] },
      }),
    },
  ].map((row): Row => ({ ...row, object: 'nothing', answers: open(), arrange: somebody })),
]
