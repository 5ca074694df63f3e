import { getTranslations } from 'next-intl/server'
import { localizedPath } from '#schemas/shared/routes.ts'
import { environment } from '#web/env.ts'
import { currentLocale } from '#web/i18n/locales.ts'
import { Link } from '#web/i18n/navigation.ts'
import { formatDate } from '#web/lib/date.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ContentText } from '#web/ui/content-text.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { ShareList } from '#web/ui/share/share-list.tsx'
import { lastMomentOf } from '../pricing/sale.ts'
import { formatTaxRate } from '../pricing/tax-label.ts'
import { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx'
import { ProductReviews } from '../reviews/product-reviews.tsx'
import type { Offer } from './offer.ts'
import { Price } from './price.tsx'
import { ProductBuy } from './product-buy.tsx'
import { ProductCards } from './product-cards.tsx'
import { ProductCarousel } from './product-carousel.tsx'
import { ProductFacts } from './product-facts.tsx'
import type { Product } from './queries.ts'
import { Rating } from './rating.tsx'
import { initialVariant } from './variants/describe-variants.ts'
import { ByVariant, VariantProvider } from './variants/variant-provider.tsx'

/** Renders the page of a product: pictures, description, price and buttons. */
export async function ProductPage({ product }: { product: Product }) {
  const [locale, texts] = await Promise.all([currentLocale(), getTranslations('shop')])
  const { title, summary, category, categoryLink, tag, stars, ratings, related, variants } = product
  const { boughtTogether } = product
  const url = environment().SITE_URL + localizedPath(locale, product.paths[locale])
  return (
    <main id="content" tabIndex={-1}>
      <section className="section section--under-bar product-page">
        <div className="container-fluid">
          <Breadcrumb ancestors={[{ label: texts('shop'), href: '/shop' }, categoryLink]} current={title} />
          <VariantProvider numbers={variants.map(({ number }) => number)} initial={initialVariant(variants)}>
            <div className="product-page__grid">
              <ProductCarousel product={product} />
              <div className="product-page__facts">
                {(category ?? tag) && (
                  <ul role="list" className="eyebrow product-page__eyebrow">
                    {category && (
                      <li>{categoryLink ? <Link href={categoryLink.href}>{category}</Link> : category}</li>
                    )}
                    {tag && <li>{tag.title}</li>}
                  </ul>
                )}
                <ContentText as="h1" className="title" text={title} />
                {stars !== null && <Rating stars={stars} count={ratings} />}
                <ProductPrice product={product} />
                <ContentText as="p" className="lead mt-5" text={summary} />
                <ProductBuy product={product} />
                <ProductFacts product={product} />
                <ShareList label={texts('share')} title={title} url={url} />
              </div>
            </div>
          </VariantProvider>
        </div>
      </section>
      <ProductReviews product={product} {...product.reviews} />
      {boughtTogether.length > 0 && (
        <section className="section">
          <div className="container-fluid">
            <SectionHeading eyebrow={null} heading={texts('boughtTogether')} paragraph={null} />
            <ProductCards products={boughtTogether} level={3} />
          </div>
        </section>
      )}
      {related.length > 0 && (
        <section className="section section--tint">
          <div className="container-fluid">
            <SectionHeading eyebrow={null} heading={texts('related')} paragraph={null} />
            <ProductCards products={related} level={3} />
          </div>
        </section>
      )}
      <RecentlyViewed number={product.number} heading={texts('recentlyViewed')} />
    </main>
  )
}

/** Renders the price of a product, or of the chosen variant where variants differ. */
function ProductPrice({ product }: { product: Product }) {
  const { offer, currency, pricesDiffer, variants } = product
  const price = (shown: Offer) => (
    <>
      <Price offer={shown} currency={currency} className="product-page__price mt-4 fs-3" />
      <TaxText note={product.taxNote} />
      <SaleEnd until={shown.until} />
    </>
  )
  if (!pricesDiffer) return price(offer)
  return (
    <div aria-live="polite">
      <ByVariant parts={variants.map((variant) => price(variant.offer))} />
    </div>
  )
}

/** Renders whether tax is added to a price; nothing without tax. */
async function TaxText({ note }: { note: Product['taxNote'] }) {
  if (note === null) return null
  const [locale, texts] = await Promise.all([currentLocale(), getTranslations('shop.taxNote')])
  return (
    <p className="text-body-secondary fs-small">
      {'percent' in note
        ? texts(note.kind, { percent: formatTaxRate(note.percent, locale) })
        : texts(note.kind)}
    </p>
  )
}

/** Renders the last day of a sale; nothing if it has no end. */
async function SaleEnd({ until }: { until: string | null }) {
  if (until === null) return null
  const [locale, texts] = await Promise.all([currentLocale(), getTranslations('shop')])
  const day = formatDate(lastMomentOf(until), locale)
  return <p className="text-body-secondary fs-small">{texts('saleUntil', { day })}</p>
}
