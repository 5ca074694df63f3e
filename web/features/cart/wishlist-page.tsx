'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { formatMoney } from '#web/lib/money.ts'
import { fill, sayCount, type PluralForms } from '#web/lib/phrases.ts'
import { isOnSale, ownPrice } from '#web/lib/prices/sale.ts'
import { SIGNED_IN_EVENT } from '#web/lib/signed-in.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/i18n/navigation.ts'
import type { SoldGood } from './answer.ts'
import { wishlistEntry } from './entries.ts'
import { CartEmpty, CartFailed } from './state-views.tsx'
import { useCheck } from './use-check.ts'
import { syncWishlist } from './wishlist-sync.ts'
import { CartWaiting } from './waiting.tsx'

/** What is said on the page of the wishlist; `{product}` stands for a name. */
export interface WishlistTexts {
  products: PluralForms
  kept: string
  empty: string
  browse: string
  loading: string
  failed: string
  tryAgain: string
  toCart: string
  toCartNamed: string
  remove: string
  removeNamed: string
  vanished: string
  soldOut: string
}

/** The wishlist of this browser, with names and prices as they are now. Its buttons are those of the shop, heard by the cart's keeper. */
export default function WishlistPage({ texts, locale }: { texts: WishlistTexts; locale: string }) {
  const ids = useSyncExternalStore<readonly string[] | undefined>(
    wishlistEntry.follow,
    wishlistEntry.read,
    () => undefined,
  )
  const [check, askAgain] = useCheck(ids, locale)
  useEffect(() => {
    const sync = () => void syncWishlist()
    sync()
    addEventListener(SIGNED_IN_EVENT, sync)
    return () => {
      removeEventListener(SIGNED_IN_EVENT, sync)
    }
  }, [])
  const list = useRef<HTMLUListElement>(null)
  if (ids?.length === 0) return <CartEmpty texts={texts} />
  if (check.kind === 'failed') return <CartFailed texts={texts} askAgain={askAgain} />
  if (!ids || check.kind === 'asking') return <CartWaiting text={texts.loading} count={ids?.length} />
  const { lines, now } = check.answer
  const goods = new Map(lines.map(({ productId, good }) => [productId, good]))
  return (
    <>
      <p className="cart__count">{sayCount(texts.products, ids.length, locale)}</p>
      <ul role="list" ref={list} tabIndex={-1} className="cart-lines">
        {ids.map((id) => (
          <Wish key={id} id={id} good={goods.get(id) ?? null} now={now} texts={texts} locale={locale} />
        ))}
      </ul>
      <p className="cart-summary__note">{texts.kept}</p>
    </>
  )
}

interface WishProperties {
  id: string
  good: SoldGood | null
  now: number
  texts: WishlistTexts
  locale: string
}

function Wish({ id, good, now, texts, locale }: WishProperties) {
  const title = good?.title ?? id
  const isSoldOut = good?.available === 0
  const price = good && ownPrice(good, now)
  const isLower = Boolean(good?.sale && isOnSale(good.sale, now))
  const money = (minor: number, currency: string) => formatMoney(minor, currency, { locale })
  return (
    <li className="cart-line cart-line--wish">
      <div className="cart-line__picture">
        {good?.picture && (
          <img src={good.picture.src} srcSet={good.picture.srcSet} sizes="7rem" alt="" loading="lazy" />
        )}
      </div>
      <div className="cart-line__words">
        <p className="cart-line__name">{good ? <Link href={good.href}>{title}</Link> : texts.vanished}</p>
        {!good && <p className="cart-line__pieces">{id}</p>}
        {isSoldOut && <p className="cart-line__changes">{texts.soldOut}</p>}
      </div>
      {good && price && (
        <p className="cart-line__price">
          {isLower && <s>{money(price.full, good.currency)}</s>}
          <span>{money(price.reduced, good.currency)}</span>
        </p>
      )}
      {good && !isSoldOut && (
        <button
          type="button"
          className="btn btn-secondary btn--small"
          aria-label={fill(texts.toCartNamed, { product: title })}
          data-cart-add={id}
          data-cart-title={title}
          data-cart-face="list"
        >
          {texts.toCart}
        </button>
      )}
      <button
        type="button"
        className="icon-button cart-line__remove"
        aria-label={fill(texts.removeNamed, { product: title })}
        data-wishlist-toggle={id}
        data-wishlist-title={title}
      >
        <Icon name="close" />
      </button>
    </li>
  )
}
