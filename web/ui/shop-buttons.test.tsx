import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { type ShopActions, ShopActionsContext, WishlistButton } from './shop-buttons.tsx'

const actions: ShopActions = {
  wishlist: ['10201'],
  addToCart: vi.fn(),
  toggleWishlist: vi.fn(),
  openCart: vi.fn(),
}
const cap = { number: '10000', title: 'Cap' }
const wallpaper = { number: '10201', title: 'Wallpaper' }

test('a wishlist button is pressed while its product is on the wishlist', () => {
  const html = renderToStaticMarkup(
    <ShopActionsContext value={actions}>
      <WishlistButton product={wallpaper} />
      <WishlistButton product={cap} />
    </ShopActionsContext>,
  )
  expect(html).toContain('data-product="10201" aria-pressed="true"')
  expect(html).toContain('data-product="10000" aria-pressed="false"')
})

test('without a provider a button renders and its product is not on the wishlist', () => {
  expect(renderToStaticMarkup(<WishlistButton product={wallpaper} className="wish" />)).toContain(
    'class="wish" type="button" data-product="10201" aria-pressed="false"',
  )
})
