import { getLocale, getTranslations } from 'next-intl/server'
import type { ShopSettings } from '#web/content/shop.ts'
import { pluralForms } from '#web/lib/phrases.ts'
import { LOCALES } from '#schemas/shared/locales.ts'
import type { LineTexts, PageTexts, Shop } from './shop-texts.ts'
import type { WishlistTexts } from './wishlist-page.tsx'

async function lineTexts(): Promise<LineTexts> {
  const [texts, locale] = await Promise.all([getTranslations('cart'), getLocale()])
  return {
    quantityOf: texts('quantityOf', { product: '{product}' }),
    remove: texts('remove'),
    removeNamed: texts('removeNamed', { product: '{product}' }),
    priceBefore: texts('priceBefore'),
    vanished: texts('vanished'),
    soldOut: texts('soldOut'),
    short: pluralForms(locale, (count) => texts('short', { count })),
    repriced: texts('repriced', { before: '{before}', after: '{after}' }),
    renamed: texts('renamed', { before: '{before}' }),
    unpriced: texts('unpriced'),
    changed: texts('changed'),
    accept: texts('accept'),
    loading: texts('loading'),
    failed: texts('failed'),
    tryAgain: texts('tryAgain'),
    empty: texts('empty'),
    browse: texts('browse'),
    checkout: texts('checkout'),
    subtotal: texts('subtotal'),
  }
}

/** What the cart needs on every page: the shop's rules and the words of toasts and panel, in the language of the page. */
export async function describeShop(settings: ShopSettings): Promise<Shop> {
  const [locale, texts, wishes, toast, common, lines] = await Promise.all([
    getLocale(),
    getTranslations('cart'),
    getTranslations('wishlist'),
    getTranslations('toast'),
    getTranslations('common'),
    lineTexts(),
  ])
  const product = '{product}'
  const limits = { list: settings.listLimit, detail: settings.detailLimit }
  return {
    locale,
    mirrored: LOCALES.find(({ id }) => id === locale)?.direction === 'rtl',
    samples: { lines: settings.samples },
    limits,
    press: {
      added: texts('added', { product }),
      removed: texts('removed', { product }),
      wished: wishes('added', { product }),
      unwished: wishes('removed', { product }),
      limits: {
        list: texts('limit', { count: limits.list }),
        detail: texts('limit', { count: limits.detail }),
      },
      region: toast('region'),
      dismiss: toast('dismiss'),
    },
    panel: { ...lines, title: texts('panelTitle'), close: common('close'), viewCart: texts('viewCart') },
  }
}

/** The words of the pages of the cart. */
export async function pageTexts(): Promise<PageTexts> {
  const [texts, locale, lines] = await Promise.all([getTranslations('cart'), getLocale(), lineTexts()])
  return {
    ...lines,
    products: pluralForms(locale, (count) => texts('products', { count })),
    inCart: pluralForms(locale, (count) => texts('inCart', { count })),
    product: texts('product'),
    price: texts('price'),
    quantity: texts('quantity'),
    total: texts('total'),
    summary: texts('summary'),
    discount: texts('discount'),
    serviceCharge: texts('serviceCharge'),
    tax: texts('tax'),
    payable: texts('payable'),
    currency: texts('currency'),
    rates: texts('rates', { date: '{date}' }),
    viewCart: texts('viewCart'),
    back: texts('back'),
    opening: texts('opening'),
    checkoutFaults: {
      stock: texts('checkoutFaults.stock'),
      price: texts('checkoutFaults.price'),
      currency: texts('checkoutFaults.currency'),
      payment: texts('checkoutFaults.payment'),
      unreachable: texts('checkoutFaults.unreachable'),
      tooMany: texts('checkoutFaults.tooMany'),
    },
  }
}

/** The words of the page of the wishlist. */
export async function wishlistTexts(): Promise<WishlistTexts> {
  const [locale, texts, wishes] = await Promise.all([
    getLocale(),
    getTranslations('cart'),
    getTranslations('wishlist'),
  ])
  const product = '{product}'
  return {
    products: pluralForms(locale, (count) => texts('products', { count })),
    kept: wishes('kept'),
    empty: wishes('empty'),
    browse: texts('browse'),
    loading: wishes('loading'),
    failed: wishes('failed'),
    tryAgain: texts('tryAgain'),
    toCart: wishes('toCart'),
    toCartNamed: wishes('toCartNamed', { product }),
    remove: texts('remove'),
    removeNamed: texts('removeNamed', { product }),
    vanished: texts('vanished'),
    soldOut: texts('soldOut'),
  }
}
