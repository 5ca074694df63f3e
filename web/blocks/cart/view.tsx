import { getTranslations } from 'next-intl/server'
import type { BlockViewProperties } from '#web/blocks/types.ts'
import { CartOnPage } from '#web/features/cart/cart-on-page.tsx'
import { describeShop, pageTexts } from '#web/features/cart/texts.ts'
import { Link } from '#web/i18n/navigation.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import type { CartContent } from './types.ts'

/** The visitor's cart. The browser alone knows it, so all but its surroundings comes with the script. */
export async function CartBlock({ block, page }: BlockViewProperties<CartContent>) {
  const [texts, navigation, common, shopTexts, shop, words] = await Promise.all([
    getTranslations('cart'),
    getTranslations('navigation'),
    getTranslations('common'),
    getTranslations('shop'),
    describeShop(block.settings),
    pageTexts(),
  ])
  const { emptyHeading, emptyText } = block
  return (
    <section
      className={`section section--under-bar cart-section cart-section--${block.face}`}
      id={block.anchor ?? undefined}
    >
      <div className="container-fluid">
        {page.isFirst && (
          <Breadcrumb
            label={common('breadcrumb')}
            trail={[
              { label: navigation('home'), href: '/' },
              { label: shopTexts('shop'), href: '/shop' },
            ]}
            current={page.title}
          />
        )}
        <SectionHeading
          eyebrow={block.eyebrow}
          heading={block.heading ?? (page.isFirst ? page.title : null)}
          paragraph={block.paragraph}
          level={page.isFirst ? 1 : 2}
        />
        <CartOnPage
          face={block.face}
          shop={shop}
          texts={words}
          empty={
            (emptyHeading ?? emptyText) && (
              <div>
                {emptyHeading && <h2 className="subtitle">{emptyHeading}</h2>}
                {emptyText && <p className="lead">{emptyText}</p>}
              </div>
            )
          }
        />
        <noscript>
          <p className="cart-message">
            {texts.rich('noScript', { link: (words) => <Link href="/contact">{words}</Link> })}
          </p>
        </noscript>
      </div>
    </section>
  )
}
