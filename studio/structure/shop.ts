import { BasketIcon } from '@sanity/icons/Basket'
import { BillIcon } from '@sanity/icons/Bill'
import { CogIcon } from '@sanity/icons/Cog'
import { DocumentSheetIcon } from '@sanity/icons/DocumentSheet'
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { FolderIcon } from '@sanity/icons/Folder'
import { PackageIcon } from '@sanity/icons/Package'
import { TagIcon } from '@sanity/icons/Tag'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { ComponentType } from 'react'
import type { StructureBuilder, UserComponent } from 'sanity/structure'
import { CatalogueCsvTool } from '../components/catalogue-csv/catalogue-csv-tool.tsx'
import { PriceChangeTool } from '../components/price-change/price-change-tool.tsx'
import { folder } from './folder.ts'
import { ON_SALE, PRODUCTS_WITH_GAPS, RUNNING_LOW, SALE_SCHEDULED, SOLD_OUT } from './shop-filters.ts'
import { singleton } from './singleton.ts'
import { sortedList } from './sorted-list.ts'

const BY_POSITION = { field: 'order', direction: 'asc' } as const
const FEWEST_FIRST = { field: 'available', direction: 'asc' } as const

/** What of a type fits a filter. Nothing is made here: it would not fit. */
function chosen(
  S: StructureBuilder,
  type: 'product' | 'inventory',
  { id, title, icon, filter }: { id: string; title: string; icon: ComponentType; filter: string },
) {
  return S.listItem()
    .id(id)
    .title(title)
    .icon(icon)
    .schemaType(type)
    .child(
      S.documentList()
        .id(id)
        .title(title)
        .schemaType(type)
        .apiVersion('2025-10-01')
        .filter(filter)
        .defaultOrdering([type === 'inventory' ? FEWEST_FIRST : BY_POSITION])
        .initialValueTemplates([])
        .canHandleIntent(() => false),
    )
}

/** The goods of a category, drafts included. */
function productsOf(S: StructureBuilder, category: string) {
  return S.documentList()
    .id(`products-of-${category}`)
    .title('Products')
    .schemaType('product')
    .apiVersion('2025-10-01')
    .filter('_type == "product" && category._ref == $category')
    .params({ category })
    .defaultOrdering([BY_POSITION])
    .initialValueTemplates([])
}

/** A page of its own, for work on many products at once. */
function tool(S: StructureBuilder, id: string, title: string, icon: ComponentType, view: UserComponent) {
  return S.listItem().id(id).title(title).icon(icon).child(S.component(view).id(id).title(title))
}

/** The shop: its goods from the sides from which one looks at them, what is left of them, and the rules of the cart. */
export function shopItem(S: StructureBuilder) {
  return folder(S, 'shop', 'Shop', BasketIcon, [
    sortedList(S, 'product', 'Products', 'order'),
    S.listItem()
      .id('products-by-category')
      .title('Products by category')
      .icon(FolderIcon)
      .child(
        S.documentTypeList('category')
          .title('Products by category')
          .defaultOrdering([BY_POSITION])
          .child((category) => productsOf(S, category)),
      ),
    chosen(S, 'product', { id: 'on-sale', title: 'On sale now', icon: TagIcon, filter: ON_SALE }),
    chosen(S, 'product', {
      id: 'sale-scheduled',
      title: 'Sales to come',
      icon: TagIcon,
      filter: SALE_SCHEDULED,
    }),
    chosen(S, 'product', {
      id: 'products-with-gaps',
      title: 'Missing translations',
      icon: WarningOutlineIcon,
      filter: PRODUCTS_WITH_GAPS,
    }),
    tool(S, 'change-prices', 'Change prices', BillIcon, PriceChangeTool),
    tool(S, 'export-import', 'Export and import', DocumentSheetIcon, CatalogueCsvTool),
    S.divider(),
    sortedList(S, 'inventory', 'Stock', FEWEST_FIRST.field),
    chosen(S, 'inventory', {
      id: 'running-low',
      title: 'Running low',
      icon: PackageIcon,
      filter: RUNNING_LOW,
    }),
    chosen(S, 'inventory', { id: 'sold-out', title: 'Sold out', icon: PackageIcon, filter: SOLD_OUT }),
    S.divider(),
    sortedList(S, 'category', 'Categories', 'order'),
    singleton(S, 'shop-settings', 'shopSettings', CogIcon),
    singleton(S, 'exchange-rates', 'exchangeRates', EarthGlobeIcon),
  ])
}
