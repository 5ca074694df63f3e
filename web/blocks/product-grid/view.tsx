import { getTranslations } from 'next-intl/server'
import type { BlockViewProperties } from '#web/blocks/types.ts'
import { ProductCards } from '#web/features/catalog/product-cards.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import type { ProductGridContent } from './types.ts'

/** Goods as cards, page by page. Nothing at all while there are none. */
export async function ProductGridBlock({ block, page }: BlockViewProperties<ProductGridContent>) {
  if (block.products.length === 0) return null
  const texts = await getTranslations('common')
  const size = block.pageSize ?? block.products.length
  const products = block.products.slice((page.pageNumber - 1) * size, page.pageNumber * size)
  return (
    <section className="section" id={block.anchor ?? undefined}>
      <div className="container-fluid">
        <SectionHeading eyebrow={block.eyebrow} heading={block.heading} paragraph={block.paragraph} />
        <ProductCards products={products} level={block.heading ? 3 : 2} first={page.isNear} />
        <Pagination
          path={page.path}
          pageNumber={page.pageNumber}
          pageCount={block.pageCount ?? 1}
          texts={{
            label: texts('pages'),
            previous: texts('previousPage'),
            next: texts('nextPage'),
            page: (number) => texts('pageNumber', { page: number }),
          }}
        />
      </div>
    </section>
  )
}
