import { getMessages } from 'next-intl/server'

/** Returns the messages of cart and wishlist, which are formatted in the browser. */
export async function getBrowserMessages() {
  const { cart, wishlist, toast, common, navigation } = await getMessages()
  return {
    cart,
    wishlist,
    toast,
    common: { close: common.close, loading: common.loading },
    navigation: { cartCount: navigation.cartCount },
  }
}
