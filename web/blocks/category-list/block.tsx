import { getTranslations } from 'next-intl/server'
import { groq } from 'next-sanity'
import { z } from 'zod'
import { CATALOG_PATH } from '#schemas/shared/catalog.ts'
import { ProductPicture } from '#web/features/shop/catalog/product-picture.tsx'
import { Link } from '#web/i18n/navigation.ts'
import { imageSchema } from '#web/sanity/image/image.ts'
import { listOf, optionalText, withFallback } from '#web/sanity/parse.ts'
import { namedLinkSchema } from '#web/sanity/queries/address.ts'
import { imageFields, localized, namedLinkFields, sectionFields } from '#web/sanity/queries/projections.ts'
import { ContentText } from '#web/ui/content-text.tsx'
import { TitleLink } from '#web/ui/title-link.tsx'
import { type BlockViewProperties, sectionSchema } from '../base.ts'
import { BlockSection } from '../block-section.tsx'

const categoryFields = groq`
  "id": _id,
  ${namedLinkFields},
  "description": ${localized('description')},
  "cover": *[_type == "product" && category._ref == ^._id && defined(cover)] | order(order asc, _id asc) [0].cover { ${imageFields} },
  "count": count(*[_type == "product" && category._ref == ^._id])
`

/** Fields of the block: the chosen categories, or all of them. A category has the picture of its first product. */
export const categoryListFields = groq`
  ${sectionFields},
  "categories": select(
    count(categories) > 0 => categories[]->{ ${categoryFields} },
    *[_type == "category"] | order(order asc, _id asc) { ${categoryFields} }
  )
`

const categorySchema = namedLinkSchema.extend({
  id: z.string(),
  description: optionalText,
  cover: imageSchema,
  /** Number of products. */
  count: withFallback(z.number(), 0),
})

/** Parses the block; categories without an address or without products are omitted. */
export const categoryListSchema = sectionSchema('categoryListBlock')
  .extend({
    categories: listOf(categorySchema),
  })
  .transform((block) => ({ ...block, categories: block.categories.filter(({ count }) => count > 0) }))

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
