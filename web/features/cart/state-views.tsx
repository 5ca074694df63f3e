import type { ReactNode } from 'react'
import { Link } from '#web/i18n/navigation.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { LineTexts } from './shop-texts.ts'

/** Says that the site cannot be asked, and offers to try once more. */
export function CartFailed({
  texts,
  askAgain,
}: {
  texts: Pick<LineTexts, 'failed' | 'tryAgain'>
  askAgain: () => void
}) {
  return (
    <div className="cart-message" role="alert">
      <p>{texts.failed}</p>
      <button type="button" className="btn btn-secondary" onClick={askAgain}>
        {texts.tryAgain}
      </button>
    </div>
  )
}

/** An empty cart, and where to go from here. */
export function CartEmpty({
  texts,
  children,
}: {
  texts: Pick<LineTexts, 'empty' | 'browse'>
  children?: ReactNode
}) {
  return (
    <div className="cart-message">
      {children ?? <p>{texts.empty}</p>}
      <Link className="btn btn-primary" href="/shop">
        {texts.browse}
        <Icon name="arrow" forward />
      </Link>
    </div>
  )
}

/** Says that lines have changed, with the one button that accepts all of it. */
export function ChangesNotice({
  texts,
  accept,
}: {
  texts: Pick<LineTexts, 'changed' | 'accept'>
  accept: () => void
}) {
  return (
    <div className="cart-notice" role="status">
      <p>{texts.changed}</p>
      <button type="button" className="btn btn-secondary btn--small" onClick={accept}>
        {texts.accept}
      </button>
    </div>
  )
}
