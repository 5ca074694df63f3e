import type { BlockViewProperties } from '#web/blocks/types.ts'
import { Catalogue } from '#web/features/catalog/grid/catalogue.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import type { CatalogContent } from './types.ts'

/** All goods of the shop, as the address of the page narrows them down. */
export function CatalogBlock({ block, page }: BlockViewProperties<CatalogContent>) {
  return (
    <section className="section" id={block.anchor ?? undefined}>
      <div className="container-fluid">
        <SectionHeading eyebrow={block.eyebrow} heading={block.heading} paragraph={block.paragraph} />
        <Catalogue
          query={page.query ?? ''}
          pageSize={block.pageSize}
          level={block.heading ? 3 : 2}
          isNear={page.isNear}
        />
      </div>
    </section>
  )
}
