import { Link } from '#web/i18n/navigation.ts'
import { formatMoney } from '#web/lib/money.ts'
import { fill, sayCount } from '#web/lib/phrases.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ReviewedLine } from './review.ts'
import type { LineTexts } from './shop-texts.ts'

/** What every part of a line is given. */
interface LineProperties {
  line: ReviewedLine
  texts: LineTexts
  locale: string
}

const nameOf = ({ good, seen, id }: ReviewedLine) => good?.title ?? seen?.title ?? id

/** The picture of a line: decoration, for the name stands beside it. */
export function LinePicture({ line }: Pick<LineProperties, 'line'>) {
  const picture = line.good?.picture
  return (
    <div className="cart-line__picture">
      {picture && (
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="7rem"
          alt=""
          loading="lazy"
          style={{ objectPosition: picture.objectPosition }}
        />
      )}
    </div>
  )
}

/** The name of a line, leading to its page while there is one. */
export function LineName({ line }: Pick<LineProperties, 'line'>) {
  return (
    <p className="cart-line__name">
      {line.good ? <Link href={line.good.href}>{line.good.title}</Link> : nameOf(line)}
    </p>
  )
}

/** What has changed about a line since it was chosen, in words. */
export function LineChanges({ line, texts, locale }: LineProperties) {
  const { good, current, seen, changes, priced } = line
  const price = (minor: number, currency: string) => formatMoney(minor, currency, { locale })
  const words = {
    vanished: () => texts.vanished,
    soldOut: () => texts.soldOut,
    short: () => sayCount(texts.short, good?.available ?? 0, locale),
    repriced: () =>
      current && seen
        ? fill(texts.repriced, {
            before: price(seen.price, seen.currency),
            after: price(current.price, current.currency),
          })
        : null,
    renamed: () => seen && fill(texts.renamed, { before: seen.title }),
  }
  const notes = changes.map((change) => words[change]())
  if (good && good.available !== 0 && !priced) notes.push(texts.unpriced)
  if (notes.length === 0) return null
  return (
    <ul role="list" className="cart-line__changes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

/** The choice of how many of a line: those that the shop offers, the one chosen, and no more than are left. */
export function LineQuantity({
  line,
  texts,
  locale,
  options,
  padded = false,
  choose,
}: LineProperties & {
  options: readonly number[]
  /** Writes 01, 02, 03. */
  padded?: boolean
  choose: (quantity: number) => void
}) {
  const most = Math.max(line.good?.available ?? Infinity, 1)
  const offered = [...new Set([...options.filter((option) => option <= most), line.quantity])]
  const digits = new Intl.NumberFormat(locale, { minimumIntegerDigits: padded ? 2 : 1 })
  return (
    <select
      className="select cart-line__quantity"
      aria-label={fill(texts.quantityOf, { product: nameOf(line) })}
      value={line.quantity}
      disabled={!line.good || line.good.available === 0}
      onChange={({ target }) => {
        choose(Number(target.value))
      }}
    >
      {offered
        .sort((one, other) => one - other)
        .map((option) => (
          <option key={option} value={option}>
            {digits.format(option)}
          </option>
        ))}
    </select>
  )
}

/** Takes a line out: as words, or as a sign where room is short. */
export function LineRemove({
  line,
  texts,
  asSign = false,
  remove,
}: Omit<LineProperties, 'locale'> & { asSign?: boolean; remove: () => void }) {
  return (
    <button
      type="button"
      className={asSign ? 'icon-button cart-line__remove' : 'link-button cart-line__remove'}
      aria-label={fill(texts.removeNamed, { product: nameOf(line) })}
      onClick={remove}
    >
      {asSign ? <Icon name="close" /> : texts.remove}
    </button>
  )
}
