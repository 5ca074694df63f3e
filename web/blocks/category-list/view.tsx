import { getTranslations } from 'next-intl/server'
import { CATALOG_PATH } from '#schemas/shared/catalog.ts'
import { ProductPicture } from '#web/features/shop/catalog/product-picture.tsx'
import { Link } from '#web/i18n/navigation.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { TitleLink } from '#web/ui/title-link.tsx'
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import type { categoryListSchema } from './query.ts'

const SIZES = '(width >= 1024px) 33vw, (width >= 520px) 45vw, 90vw'

/** Categories of products as cards, and a link to all products. Renders nothing without categories. */
export async function CategoryListBlock({ block, page }: BlockViewProperties<typeof categoryListSchema>) {
  if (block.categories.length === 0) return null
  const texts = await getTranslations('shop.catalog')
  const Name = block.heading ? 'h3' : 'h2'
  return (
    <BlockSection block={block}>
      <ul role="list" className="products products--narrow">
        {block.categories.map(({ id, label, href, description, cover, count }, index) => (
          <li key={id} className="product">
            <div className="product__picture">
              <ProductPicture number={id} image={cover} sizes={SIZES} first={page.isNear && index === 0} />
            </div>
            <p className="text-body-secondary fs-small">{texts('resultCount', { count })}</p>
            <TitleLink as={Name} className="product__name my-1 fs-4" title={label} href={href} />
            <ContentText as="p" className="category-list__description" text={description} />
          </li>
        ))}
      </ul>
      <p className="mt-6 mb-0">
        <Link href={CATALOG_PATH} className="text-link">
          {texts('all')}
        </Link>
      </p>
    </BlockSection>
  )
}
