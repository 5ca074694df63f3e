'use client'

import { usePathname } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { giftCardEnding } from '#schemas/shared/gift-cards.ts'
import { taxRows } from '#schemas/shared/tax-rows.ts'
import { Link } from '#web/i18n/navigation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { discountName } from '../../pricing/names.ts'
import type { PricedCart } from '../../pricing/price-cart.ts'
import { SumRow } from '../../pricing/sum-row.tsx'
import { totalTaxLabel } from '../../pricing/tax-label.ts'
import { ProductThumbnail } from '../checked-product.tsx'
import {
  LineChanges,
  LineName,
  LineQuantity,
  LineTotal,
  productName,
  RemoveButton,
} from '../page/cart-line.tsx'
import { CartError, ChangesNotice, EmptyCart } from '../page/cart-messages.tsx'
import { CartSkeleton } from '../page/cart-skeleton.tsx'
import type { Shop } from '../shop.ts'
import { closeCartPanel } from '../state/cart-ui-store.ts'
import { useCart } from '../state/use-cart.ts'
import { useMoney } from '../use-money.ts'

/** Renders the side panel as a native modal dialog. Escape, a click outside and links inside close it. */
export function CartPanel({ shop, children }: { shop: Shop; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const path = usePathname()
  const openedOn = useRef(path)
  const [texts, common] = [useTranslations('cart'), useTranslations('common')]

  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  useEffect(() => {
    if (path !== openedOn.current) dialog.current?.close()
  }, [path])

  const closeOnClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget || (event.target as Element).closest('a[href]')) {
      dialog.current?.close()
    }
  }
  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions -- Escape closes a dialog.
    <dialog
      ref={dialog}
      className="drawer cart-panel"
      aria-label={texts('panelTitle')}
      onClick={closeOnClick}
      onClose={closeCartPanel}
    >
      <div className="drawer__body d-flex flex-column gap-5">
        <div className="drawer__head d-flex align-items-center justify-content-between text-body-secondary">
          <h2 className="text-body fs-4">{texts('panelTitle')}</h2>
          <button type="button" className="icon-button" onClick={() => dialog.current?.close()}>
            <span className="visually-hidden">{common('close')}</span>
            <Icon name="close" />
          </button>
        </div>
        <PanelContents shop={shop} />
      </div>
      {/* Last, so that the focus starts at the panel and not at a toast. */}
      {children}
    </dialog>
  )
}

function PanelContents({ shop }: { shop: Shop }) {
  const [texts, money] = [useTranslations('cart'), useMoney()]
  const { cart, review, options, hasFailed, retry, setQuantity, accept } = useCart(shop)
  if (cart?.lines.length === 0) {
    return (
      <EmptyCart>
        <p>{texts('empty')}</p>
      </EmptyCart>
    )
  }
  if (hasFailed) return <CartError text={texts('failed')} retry={retry} />
  if (!cart || !review) return <CartSkeleton text={texts('loading')} count={cart?.lines.length} />
  const { lines, priced, payment } = review
  const isTaxAdded = priced.appliedTax.isAutomatic && !priced.appliedTax.isIncluded
  const isChanged = lines.some(({ changes }) => changes.length > 0)
  return (
    <>
      {isChanged && <ChangesNotice accept={accept} />}
      <ul role="list" tabIndex={-1} className="cart-panel__lines">
        {lines.map((line) => (
          <li key={line.id} className="cart-line cart-line--short">
            <ProductThumbnail product={line.product} />
            <div className="cart-line__body">
              <div className="cart-line__words">
                <LineName line={line} />
                <LineChanges line={line} />
              </div>
              <LineTotal line={line} currency={priced.currency} />
              <div className="d-flex align-items-center gap-4 w-100">
                <LineQuantity
                  line={line}
                  options={options}
                  isPadded
                  choose={(quantity) => setQuantity(line.id, quantity)}
                />
                <RemoveButton name={productName(line)} remove={() => setQuantity(line.id, 0)} />
              </div>
            </div>
          </li>
        ))}
      </ul>
      <div className="cart-panel__foot">
        <PanelCharges priced={priced} />
        <p className="cart-panel__sum d-flex flex-wrap justify-content-between column-gap-4 fs-4">
          <span>{texts('subtotal')}</span>
          <strong aria-live="polite">{money(priced.payable, priced.currency)}</strong>
          <small className="w-100 fs-small text-body-secondary">
            {texts(isTaxAdded ? 'subtotalWithoutTax' : 'subtotalWithAll', {
              payable: texts(payment.giftCard ? 'orderTotal' : 'payable'),
            })}
          </small>
        </p>
        {payment.giftCard && (
          <PanelRows
            rows={[
              {
                label: texts('giftCard', { ending: giftCardEnding(payment.giftCard.code) }),
                amount: -payment.giftCard.amount,
              },
              { label: texts('due'), amount: payment.due },
            ]}
            currency={priced.currency}
          />
        )}
        {!isChanged && (
          <Link className="btn btn-primary" href="/shop/checkout">
            {texts('checkout')}
          </Link>
        )}
        <Link className="btn btn-secondary" href="/cart">
          {texts('viewCart')}
        </Link>
      </div>
    </>
  )
}

/** Renders what the subtotal includes besides the lines; nothing without discount, service charge and tax. */
function PanelCharges({ priced }: { priced: PricedCart }) {
  const [texts, locale] = [useTranslations('cart'), useLocale()]
  const { taxes, tax, appliedTax } = priced
  const charges = [
    { label: texts('discount'), amount: -priced.discount },
    ...priced.discounts.map((discount) => ({
      label: discountName(discount, texts),
      amount: -discount.amount,
    })),
    { label: texts('delivery'), amount: priced.delivery },
    { label: texts('serviceCharge'), amount: priced.serviceCharge },
    ...taxRows({ taxes, tax, ...appliedTax }).map(({ percent, amount }) => ({
      label: totalTaxLabel(percent, appliedTax, texts, locale),
      amount,
    })),
  ].filter(({ amount }) => amount !== 0)
  return <PanelRows rows={charges} currency={priced.currency} />
}

function PanelRows({
  rows,
  currency,
}: {
  rows: readonly { label: string; amount: number }[]
  currency: string
}) {
  const money = useMoney()
  if (rows.length === 0) return null
  return (
    <dl className="cart-panel__charges fs-small text-body-secondary">
      {rows.map(({ label, amount }, index) => (
        <SumRow key={`${index} ${label}`} label={label} amount={money(amount, currency)} />
      ))}
    </dl>
  )
}
