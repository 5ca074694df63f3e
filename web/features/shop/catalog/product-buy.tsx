import { getLocale, getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { StockRequestForm } from '../stock-requests/stock-request-form.tsx'
import { BuyControls } from './buy-controls.tsx'
import type { Product } from './queries.ts'
import { VariantPicker } from './variants/variant-picker.tsx'
import { ByVariant } from './variants/variant-provider.tsx'

/**
 * Renders a product's options, its availability, the quantity select and the buttons for cart and wishlist. Screen readers announce the
 * availability of a chosen variant, not the buttons.
 */
export async function ProductBuy({ product }: { product: Product }) {
  const texts = await getTranslations('shop')
  const { number, title, offer, quantities, availability, options, variants } = product
  const wish = { number, title }
  return (
    <div className="buy mt-6">
      {variants.length > 0 ? (
        <>
          <VariantPicker
            options={options}
            variants={variants.map((variant) => ({
              choices: variant.choices,
              isSoldOut: variant.availability.state === 'soldOut',
            }))}
            texts={{ soldOut: texts('optionSoldOut') }}
          />
          <div aria-live="polite">
            <ByVariant
              parts={variants.map((variant) => (
                <Stock key={variant.key} availability={variant.availability} />
              ))}
            />
          </div>
          <ByVariant
            parts={variants.map(({ key, ...variant }) => (
              <Offered key={key} product={{ ...variant, title: variant.name }} wish={wish} />
            ))}
          />
        </>
      ) : (
        <>
          <Stock availability={availability} />
          <Offered product={{ number, title, offer, quantities, availability }} wish={wish} />
        </>
      )}
      <noscript>
        <p className="mt-4 text-body-secondary fs-small">
          {texts.rich('orderByMessage', { link: (words) => <Link href="/contact">{words}</Link> })}
        </p>
      </noscript>
    </div>
  )
}

interface OfferedProperties {
  product: Pick<Product, 'number' | 'title' | 'offer' | 'quantities' | 'availability'>
  wish: { number: string; title: string }
}

/** Renders whether a product or variant is in stock. */
async function Stock({ availability: { state, left } }: Pick<Product, 'availability'>) {
  const texts = await getTranslations('shop')
  const stockTexts = {
    soldOut: texts('soldOut'),
    low: texts('fewLeft', { left: left ?? 0 }),
    available: texts('inStock'),
    untracked: texts('inStock'),
  }
  return <p className={`buy__stock buy__stock--${state}`}>{stockTexts[state]}</p>
}

/** Renders the buttons of a product or variant. */
async function Offered({ product, wish }: OfferedProperties) {
  const [locale, texts] = await Promise.all([getLocale(), getTranslations('shop')])
  const { number, title, offer, quantities, availability } = product
  const isSoldOut = availability.state === 'soldOut'
  const twoDigits = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 })
  return (
    <>
      <BuyControls
        product={{ number, title, price: offer.price }}
        wish={wish}
        isSoldOut={isSoldOut}
        quantities={quantities.map((quantity) => ({ quantity, label: twoDigits.format(quantity) }))}
        texts={{
          quantity: texts('quantity'),
          addToCart: texts(isSoldOut ? 'soldOut' : 'addToCart'),
          wish: texts('wishlist'),
        }}
      />
      {isSoldOut && (
        <>
          <p className="mt-4 text-body-secondary fs-small">
            {texts(number === wish.number ? 'soldOutHint' : 'variantSoldOutHint')}
          </p>
          <StockRequestForm number={number} />
        </>
      )}
    </>
  )
}
