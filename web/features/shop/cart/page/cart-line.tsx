import { useLocale, useTranslations } from 'next-intl'
import { Link } from '#web/i18n/navigation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lineErrorText } from '../line-error-text.ts'
import type { ReviewedLine } from '../model/review.ts'
import { useMoney } from '../use-money.ts'

/** Returns the name of a line: the current one, else the one the shopper saw. */
export const productName = ({ product, snapshot: seen, id }: ReviewedLine) =>
  product?.name ?? seen?.title ?? id

/** Renders the name of a line, as a link while the product exists, and its options. */
export function LineName({ line }: { line: ReviewedLine }) {
  const { product } = line
  if (!product) return <p className="cart-line__name fw-medium">{productName(line)}</p>
  return (
    <>
      <p className="cart-line__name fw-medium">
        <Link href={product.href}>{product.title}</Link>
      </p>
      {product.options && <p className="fs-small text-body-secondary">{product.options}</p>}
    </>
  )
}

/** Renders the changes of a line since it was added. */
export function LineChanges({ line }: { line: ReviewedLine }) {
  const texts = useTranslations('cart')
  const { product, current, snapshot, changes, priced } = line
  const money = useMoney()
  const notes = changes.map((change) => {
    if (change === 'renamed') return snapshot && texts('nameChanged', { before: snapshot.title })
    if (change !== 'repriced') return lineErrorText(texts, change, { product, limit: line.limit })
    if (!current || !snapshot) return null
    return texts('priceChanged', {
      before: money(snapshot.price, snapshot.currency),
      after: money(current.price, current.currency),
    })
  })
  if (product && !product.needsChoice && product.available !== 0 && !priced) notes.push(texts('unpriced'))
  if (notes.length === 0) return null
  return (
    <ul role="list" className="mt-1 fs-small text-danger">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

/**
 * Renders the quantity select: the shop's options within stock and limit, and the current quantity, which cannot be chosen again if it exceeds them. Nothing for a product that cannot be
 * ordered.
 */
export function LineQuantity({
  line,
  options,
  isPadded = false,
  choose,
}: {
  line: ReviewedLine
  options: readonly number[]
  /** Whether quantities are written with two digits. */
  isPadded?: boolean
  choose: (quantity: number) => void
}) {
  const [texts, locale] = [useTranslations('cart'), useLocale()]
  const { product } = line
  if (!product || product.needsChoice || product.available === 0) return null
  const max = Math.max(Math.min(product.available ?? Infinity, line.limit), 1)
  const offered = [...new Set([...options.filter((option) => option <= max), line.quantity])]
  const digits = new Intl.NumberFormat(locale, { minimumIntegerDigits: isPadded ? 2 : 1 })
  return (
    <select
      className="select cart-line__quantity"
      aria-label={texts('quantityOf', { product: productName(line) })}
      value={line.quantity}
      onChange={({ target }) => choose(Number(target.value))}
    >
      {offered
        .sort((one, other) => one - other)
        .map((option) => (
          <option key={option} value={option} disabled={option > max}>
            {digits.format(option)}
          </option>
        ))}
    </select>
  )
}

interface LineAmountProperties {
  line: ReviewedLine
  /** The paying currency. */
  currency: string
}

/** Renders the price of one unit before its discount, also in the product's own currency if that differs. */
export function LinePrice({ line: { priced, product }, currency }: LineAmountProperties) {
  const [texts, money] = [useTranslations('cart'), useMoney()]
  if (!priced) return null
  return (
    <p className="cart-line__price">
      <span className="visually-hidden">{texts('price')} </span>
      {money(priced.fullUnit, currency)}
      {product && product.currency !== currency && (
        <small className="price__original">
          <span className="visually-hidden">{texts('priceOriginal')} </span>
          {money(product.price, product.currency)}
        </small>
      )}
    </p>
  )
}

/** Renders the total of a line before its discount, and the discount below it, so that lines add up to the subtotal. */
export function LineTotal({ line: { priced }, currency }: LineAmountProperties) {
  const [texts, money] = [useTranslations('cart'), useMoney()]
  if (!priced) return null
  const { quantity, fullUnit, unitDiscount } = priced
  return (
    <div className="cart-line__total">
      <p>
        <span className="visually-hidden">{texts('total')} </span>
        {money(fullUnit * quantity, currency)}
      </p>
      {unitDiscount > 0 && (
        <p className="text-accent fs-small fw-normal">
          {texts('discount')} <span className="text-nowrap">{money(-unitDiscount * quantity, currency)}</span>
        </p>
      )}
    </div>
  )
}

interface RemoveButtonProperties {
  /** The name of the product. */
  name: string
  asIcon?: boolean
  remove: () => void
}

/**
 * Moves the focus from a line that is about to be removed to its list. The last line ends its list: the focus moves to the close button of
 * the panel, or to the content of the page.
 */
function leaveLine(line: Element): void {
  const list = line.closest('ul')
  if (list?.childElementCount !== 1) return list?.focus()
  const panel = list.closest('dialog')
  const place = panel?.querySelector('button') ?? list.parentElement?.closest<HTMLElement>('[tabindex="-1"]')
  place?.focus()
}

/** Renders the button that removes a product, as text or as an icon. */
export function RemoveButton({ name, asIcon = false, remove }: RemoveButtonProperties) {
  const texts = useTranslations('cart')
  return (
    <button
      type="button"
      className={asIcon ? 'icon-button cart-line__remove' : 'link-button cart-line__remove'}
      aria-label={texts('removeNamed', { product: name })}
      onClick={({ currentTarget }) => {
        leaveLine(currentTarget)
        remove()
      }}
    >
      {asIcon ? <Icon name="close" /> : texts('remove')}
    </button>
  )
}
