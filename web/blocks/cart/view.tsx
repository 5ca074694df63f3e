import { getTranslations } from 'next-intl/server'
import { LazyCartPage } from '#web/features/shop/cart/page/lazy-cart-page.tsx'
import { describeShop } from '#web/features/shop/cart/shop.ts'
import { Link } from '#web/i18n/navigation.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ContentText } from '#web/ui/content-text.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import type { BlockViewProperties } from '../base.ts'
import type { cartBlockSchema } from './query.ts'

/** The cart. Only the browser knows it, so its content comes with the script. */
export async function CartBlock({ block, page }: BlockViewProperties<typeof cartBlockSchema>) {
  const [texts, shopTexts] = await Promise.all([getTranslations('cart'), getTranslations('shop')])
  const { emptyHeading, emptyText } = block
  return (
    <section
      className={`section section--under-bar cart-section cart-section--${block.view}`}
      id={block.anchor ?? undefined}
    >
      <div className="container-fluid">
        {page.isFirst && (
          <Breadcrumb ancestors={[{ label: shopTexts('shop'), href: '/shop' }]} current={page.title} />
        )}
        <SectionHeading
          eyebrow={block.eyebrow}
          heading={block.heading ?? (page.isFirst ? page.title : null)}
          paragraph={block.paragraph}
          level={page.isFirst ? 1 : 2}
        />
        <LazyCartPage
          view={block.view}
          shop={describeShop(block.settings, page.locale)}
          loading={texts('loading')}
          empty={
            (emptyHeading ?? emptyText) && (
              <div>
                <ContentText as="h2" className="subtitle" text={emptyHeading} />
                <ContentText as="p" className="lead" text={emptyText} />
              </div>
            )
          }
        />
        <noscript>
          <div className="cart-message">
            <p>{texts.rich('noScript', { link: (words) => <Link href="/contact">{words}</Link> })}</p>
          </div>
        </noscript>
      </div>
    </section>
  )
}
