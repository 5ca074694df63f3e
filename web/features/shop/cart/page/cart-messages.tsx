import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '#web/i18n/navigation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useItemsUnsaved } from '../state/stores.ts'

/** Renders an error with a retry button. */
export function CartError({ text, retry }: { text: string; retry: () => void }) {
  const texts = useTranslations('cart')
  return (
    <div className="cart-message" role="alert">
      <p>{text}</p>
      <button type="button" className="btn btn-secondary" onClick={retry}>
        {texts('tryAgain')}
      </button>
    </div>
  )
}

/** Renders an empty cart or wishlist with a link to the shop. */
export function EmptyCart({ children }: { children: ReactNode }) {
  const texts = useTranslations('cart')
  return (
    <div className="cart-message">
      {children}
      <UnsavedNote />
      <Link className="btn btn-primary" href="/shop">
        {texts('browse')}
        <Icon name="arrow" forward />
      </Link>
    </div>
  )
}

/** Renders how long cart and wishlist last in a browser that saves nothing; nothing in others. */
export function UnsavedNote() {
  const texts = useTranslations('cart')
  return useItemsUnsaved() && <p className="remark mb-5">{texts('notSaved')}</p>
}

/** Renders a notice that lines have changed, with a button that accepts all changes. */
export function ChangesNotice({ accept }: { accept: () => void }) {
  const texts = useTranslations('cart')
  return (
    <div
      className="cart-notice remark d-flex flex-wrap align-items-center justify-content-between row-gap-3 column-gap-5 mb-5"
      role="status"
    >
      <p>{texts('changed')}</p>
      <button type="button" className="btn btn-secondary btn--small" onClick={accept}>
        {texts('accept')}
      </button>
    </div>
  )
}
