import { Catalog } from '#web/features/shop/catalog/grid/catalog.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import type { BlockViewProperties } from '../base.ts'
import type { CatalogContent } from './query.ts'

/** All products of the shop, filtered by the address. */
export function CatalogBlock({ block, page }: BlockViewProperties<CatalogContent>) {
  return (
    <section className="section" id={block.anchor ?? undefined}>
      <div className="container-fluid">
        <SectionHeading eyebrow={block.eyebrow} heading={block.heading} paragraph={block.paragraph} />
        <Catalog
          query={page.query ?? ''}
          pageSize={block.pageSize}
          level={block.heading ? 3 : 2}
          isAboveFold={page.isNear}
        />
      </div>
    </section>
  )
}
