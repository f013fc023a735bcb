import { addToCart, getCart } from '../../../../contract/shop/cart.ts'
import { visitorCookie } from '../../../common/visitor-cookie.ts'
import type { AppDeps } from '../../app-deps.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { addToBag, ownerOf, readCart } from './cart.usecases.ts'

/** The shop's bag behind the on-page shop object (BA-01): a member's by their token, anybody else's by a cookie. */
export const cartCalls = ({ catalogue }: Pick<AppDeps, 'catalogue'>): readonly HandledCall[] => [
  handle(addToCart, async ({ caller, body: { country, ...item }, db, reply }) => {
    const bag = await addToBag(catalogue, db, { owner: ownerOf(caller), country }, item)
    if (caller.kind === 'visitor') reply.append('Set-Cookie', visitorCookie(caller.token))
    return bag
  }),
  handle(getCart, ({ caller, query: { country }, db }) =>
    readCart(catalogue, db, { owner: ownerOf(caller), country }),
  ),
]
