import { cartOn } from './demo-shop.ts'
import { panel } from './desk.ts'
import { cartEntry, wishlistEntry } from './entries.ts'
import { add, toggle } from './model.ts'
import { sayOf, sayRefusal } from './say.ts'
import type { Shop, ShopFace } from './shop-texts.ts'

/** The quantity chosen beside a button: pages left behind may hold a field of the same id, so it is looked for on its own page. */
function chosenQuantity(button: HTMLElement): number {
  const id = button.dataset.cartQuantityFrom
  const page = button.closest('main') ?? document
  const field = id ? page.querySelector<HTMLSelectElement>(`#${CSS.escape(id)}`) : null
  return field ? Number(field.value) : 1
}

function addToCart(button: HTMLElement, id: string, shop: Shop): Promise<void> {
  const face: ShopFace = button.dataset.cartFace === 'detail' ? 'detail' : 'list'
  const before = cartOn(location.pathname, cartEntry.read(), shop.samples)
  const { cart, outcome } = add(before, { id, quantity: chosenQuantity(button) }, shop.limits[face])
  if (outcome === 'limit') return sayRefusal(shop.press.limits[face])
  if (outcome !== 'added') return Promise.resolve()
  cartEntry.write(cart)
  return sayOf(shop, 'success', shop.press.added, button.dataset.cartTitle ?? id)
}

function toggleWish(button: HTMLElement, id: string, shop: Shop): Promise<void> {
  const items = toggle(wishlistEntry.read(), id)
  wishlistEntry.write({ items })
  const { wished, unwished } = shop.press
  const title = button.dataset.wishlistTitle ?? id
  return sayOf(shop, 'success', items.includes(id) ? wished : unwished, title)
}

/** Does what a button of the shop is for: puts a good into the cart, keeps it on the wishlist, or shows the cart. */
export async function press(button: HTMLElement, shop: Shop): Promise<void> {
  const { cartAdd, wishlistToggle } = button.dataset
  if (cartAdd) await addToCart(button, cartAdd, shop)
  else if (wishlistToggle) await toggleWish(button, wishlistToggle, shop)
  else panel.open(button)
}
