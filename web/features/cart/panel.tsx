'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { Link } from '#web/i18n/navigation.ts'
import { formatMoney } from '#web/lib/money.ts'
import { Icon } from '#web/ui/icon.tsx'
import { panel } from './desk.ts'
import { LineChanges, LineName, LinePicture, LineQuantity, LineRemove } from './line-view.tsx'
import type { Shop } from './shop-texts.ts'
import { CartEmpty, CartFailed, ChangesNotice } from './state-views.tsx'
import { useCart } from './use-cart.ts'
import { CartWaiting } from './waiting.tsx'

/** The cart at the side of the page: a native modal dialog. Escape, a press beside it and a link within it close it. */
export function CartPanel({ shop, children }: { shop: Shop; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const path = usePathname()
  const openedOn = useRef(path)
  const { panel: texts } = shop

  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  useEffect(() => {
    if (path !== openedOn.current) dialog.current?.close()
  }, [path])

  const closeOnPress = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget || (event.target as Element).closest('a[href]')) {
      dialog.current?.close()
    }
  }
  return (
    <dialog
      ref={dialog}
      className="drawer cart-panel"
      aria-label={texts.title}
      onClick={closeOnPress}
      onClose={panel.close}
    >
      {children}
      <div className="drawer__body">
        <div className="drawer__head">
          <h2 className="cart-panel__title">{texts.title}</h2>
          <button type="button" className="icon-button" onClick={() => dialog.current?.close()}>
            <span className="visually-hidden">{texts.close}</span>
            <Icon name="close" />
          </button>
        </div>
        <PanelContents shop={shop} />
      </div>
    </dialog>
  )
}

function PanelContents({ shop }: { shop: Shop }) {
  const { panel: texts, locale } = shop
  const { cart, review, options, failed, askAgain, setQuantity, accept } = useCart(shop)
  const list = useRef<HTMLUListElement>(null)
  if (cart?.lines.length === 0) return <CartEmpty texts={texts} />
  if (failed) return <CartFailed texts={texts} askAgain={askAgain} />
  if (!cart || !review) return <CartWaiting text={texts.loading} count={cart?.lines.length} />
  const { lines, priced } = review
  const isChanged = lines.some(({ changes }) => changes.length > 0)
  return (
    <>
      {isChanged && <ChangesNotice texts={texts} accept={accept} />}
      <ul role="list" ref={list} tabIndex={-1} className="cart-panel__lines">
        {lines.map((line) => (
          <li key={line.id} className="cart-line cart-line--short">
            <LinePicture line={line} />
            <div className="cart-line__words">
              <LineName line={line} />
              <LineChanges line={line} texts={texts} locale={locale} />
              <div className="cart-line__choices">
                <LineQuantity
                  line={line}
                  texts={texts}
                  locale={locale}
                  options={options}
                  padded
                  choose={(quantity) => {
                    setQuantity(line.id, quantity)
                  }}
                />
                <LineRemove
                  line={line}
                  texts={texts}
                  remove={() => {
                    setQuantity(line.id, 0)
                    list.current?.focus()
                  }}
                />
              </div>
            </div>
            {line.priced && (
              <p className="cart-line__total">
                {formatMoney(line.priced.total, priced.currency, { locale })}
              </p>
            )}
          </li>
        ))}
      </ul>
      <div className="cart-panel__foot">
        <p className="cart-panel__sum">
          <span>{texts.subtotal}</span>
          <strong>{formatMoney(priced.payable, priced.currency, { locale })}</strong>
        </p>
        {!isChanged && (
          <Link className="btn btn-primary" href="/shop/checkout">
            {texts.checkout}
          </Link>
        )}
        <Link className="btn btn-secondary" href="/cart">
          {texts.viewCart}
        </Link>
      </div>
    </>
  )
}
