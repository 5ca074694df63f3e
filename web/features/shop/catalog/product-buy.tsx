import { getLocale, getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { StockRequestForm } from '../stock-requests/stock-request-form.tsx'
import { BuyControls } from './buy-controls.tsx'
import type { Product } from './queries.ts'
import { VariantPicker } from './variants/variant-picker.tsx'
import { ByVariant } from './variants/variant-provider.tsx'

/** Renders a product's options, its availability, the quantity select and the buttons for cart and wishlist. */
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
              parts={variants.map(({ key, ...variant }) => (
                <Offered key={key} product={{ ...variant, title: variant.name }} wish={wish} />
              ))}
            />
          </div>
        </>
      ) : (
        <Offered product={{ number, title, offer, quantities, availability }} wish={wish} />
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

/** Renders the availability of a product or variant, and its buttons. */
async function Offered({ product, wish }: OfferedProperties) {
  const [locale, texts] = await Promise.all([getLocale(), getTranslations('shop')])
  const { number, title, offer, quantities, availability } = product
  const isSoldOut = availability.state === 'soldOut'
  const twoDigits = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 })
  const stockTexts = {
    soldOut: texts('soldOut'),
    low: texts('fewLeft', { left: availability.left ?? 0 }),
    available: texts('inStock'),
    untracked: texts('inStock'),
  }
  return (
    <>
      <p className={`buy__stock buy__stock--${availability.state}`}>{stockTexts[availability.state]}</p>
      <BuyControls
        product={{ number, title, price: offer.price }}
        wish={wish}
        isSoldOut={isSoldOut}
        quantities={quantities.map((quantity) => ({ quantity, label: twoDigits.format(quantity) }))}
        texts={{
          quantity: texts('quantity'),
          addToCart: isSoldOut ? stockTexts.soldOut : texts('addToCart'),
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
