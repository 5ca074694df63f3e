import { getLocale, getTranslations } from 'next-intl/server'
import { Link } from '#web/i18n/navigation.ts'
import { formatMoney } from '#web/lib/money.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import type { Product } from './data.ts'
import { ProductCards } from './product-cards.tsx'
import { ProductPicture } from './product-picture.tsx'

/** A product on a page of its own: its pictures, what it is, what it costs, and how to get it. */
export async function ProductPage({ product }: { product: Product }) {
  const [locale, texts, common, navigation] = await Promise.all([
    getLocale(),
    getTranslations('shop'),
    getTranslations('common'),
    getTranslations('navigation'),
  ])
  const { number, title, cover, images, related } = product
  return (
    <main id="content" tabIndex={-1}>
      <section className="section section--under-bar product-page">
        <div className="container-fluid">
          <Breadcrumb
            label={common('breadcrumb')}
            trail={[
              { label: navigation('home'), href: '/' },
              { label: texts('shop'), href: '/shop' },
            ]}
            current={title}
          />
          <div className="product-page__grid">
            <div className="product-page__pictures">
              <ProductPicture number={number} image={cover} sizes="(width >= 1024px) 50vw, 90vw" />
              {images.map(({ key, image }) => (
                <ProductPicture
                  key={key}
                  number={number}
                  image={image}
                  sizes="(width >= 1024px) 50vw, 90vw"
                />
              ))}
            </div>
            <div className="product-page__facts">
              {product.label && <p className="eyebrow">{product.label}</p>}
              <h1 className="title">{title}</h1>
              <p className="product-page__price">
                {formatMoney(product.price, product.currency, { locale })}
              </p>
              {product.summary && <p className="lead">{product.summary}</p>}
              <p>{texts('orderByMessage')}</p>
              <Link className="btn btn-primary" href="/contact">
                {texts('askForOffer')}
                <Icon name="arrow" forward />
              </Link>
              <p className="product-page__number">{texts('number', { number })}</p>
            </div>
          </div>
        </div>
      </section>
      {related.length > 0 && (
        <section className="section section--tint">
          <div className="container-fluid">
            <SectionHeading eyebrow={null} heading={texts('related')} paragraph={null} />
            <ProductCards products={related} level={3} />
          </div>
        </section>
      )}
    </main>
  )
}
