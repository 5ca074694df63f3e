import { getTranslations } from 'next-intl/server'
import type { BlockViewProperties } from '#web/blocks/types.ts'
import { AccountNav } from '#web/features/account/account-nav.tsx'
import { wishlistTexts } from '#web/features/cart/texts.ts'
import { WishlistOnPage } from '#web/features/cart/wishlist-on-page.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import type { WishlistContent } from './types.ts'

/** The visitor's wishlist. The browser alone knows it, so all but its surroundings comes with the script. */
export async function WishlistBlock({ block, page }: BlockViewProperties<WishlistContent>) {
  const [texts, navigation, common, words] = await Promise.all([
    getTranslations('wishlist'),
    getTranslations('navigation'),
    getTranslations('common'),
    wishlistTexts(),
  ])
  return (
    <section className="section section--under-bar cart-section" id={block.anchor ?? undefined}>
      <div className="container-fluid">
        {page.isFirst && (
          <Breadcrumb
            label={common('breadcrumb')}
            trail={[{ label: navigation('home'), href: '/' }]}
            current={page.title}
          />
        )}
        {page.isFirst && (
          <AccountNav page="wishlist" className="account__nav account__nav--row signed-in-only" />
        )}
        <SectionHeading
          eyebrow={block.eyebrow}
          heading={block.heading ?? (page.isFirst ? page.title : null)}
          paragraph={block.paragraph}
          level={page.isFirst ? 1 : 2}
        />
        <WishlistOnPage texts={words} locale={page.locale} />
        <noscript>
          <p className="cart-message">{texts('noScript')}</p>
        </noscript>
      </div>
    </section>
  )
}
