import { getTranslations } from 'next-intl/server'
import { AccountNav } from '#web/features/account/account-nav.tsx'
import { LazyWishlistPage } from '#web/features/shop/cart/lazy-pages.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import type { BlockViewProperties } from '../base.ts'
import type { wishlistBlockSchema } from './query.ts'

/** The wishlist. Only the browser knows it, so its content comes with the script. */
export async function WishlistBlock({ block, page }: BlockViewProperties<typeof wishlistBlockSchema>) {
  const texts = await getTranslations('wishlist')
  return (
    <section
      className={`section section--under-bar cart-section ${page.isFirst ? 'account' : ''}`}
      id={block.anchor ?? undefined}
    >
      <div className="container-fluid">
        {page.isFirst && <Breadcrumb current={page.title} />}
        <div className={page.isFirst ? 'account__columns account__columns--public' : undefined}>
          {page.isFirst && (
            <div className="signed-in-only">
              <AccountNav page="wishlist" />
            </div>
          )}
          <div>
            <SectionHeading
              eyebrow={block.eyebrow}
              heading={block.heading ?? (page.isFirst ? page.title : null)}
              paragraph={block.paragraph}
              level={page.isFirst ? 1 : 2}
            />
            <LazyWishlistPage />
            <noscript>
              <p className="cart-message">{texts('noScript')}</p>
            </noscript>
          </div>
        </div>
      </div>
    </section>
  )
}
