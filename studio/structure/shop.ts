import { BasketIcon } from '@sanity/icons/Basket'
import { BillIcon } from '@sanity/icons/Bill'
import { CogIcon } from '@sanity/icons/Cog'
import { DocumentSheetIcon } from '@sanity/icons/DocumentSheet'
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { EditIcon } from '@sanity/icons/Edit'
import { FolderIcon } from '@sanity/icons/Folder'
import { PackageIcon } from '@sanity/icons/Package'
import { TagIcon } from '@sanity/icons/Tag'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { ComponentType } from 'react'
import type { SanityClient } from 'sanity'
import type { StructureBuilder, UserComponent } from 'sanity/structure'
import { CatalogCsvTool } from '../components/catalog-csv/catalog-csv-tool.tsx'
import { PriceChangeTool } from '../components/price-change/price-change-tool.tsx'
import { PRODUCT_DRAFTS } from '../home/work-lists.ts'
import { discountsItem } from './discounts.ts'
import { giftCardsItem } from './gift-cards.ts'
import { currentList, filteredList, folder, singleton, sortedList } from './items.ts'
import { LOW_STOCK, ON_SALE, PRODUCTS_WITH_GAPS, SALE_SCHEDULED, SOLD_OUT } from './shop-filters.ts'

const BY_POSITION = { field: 'order', direction: 'asc' } as const
const FEWEST_FIRST = { field: 'available', direction: 'asc' } as const

/** Creates the list of a category's products, drafts included. */
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

/** Width below which Studio collapses the lists beside a tool, in pixels. Its tables need more than the 320 of other panes. */
const TOOL_MIN_WIDTH = 640

/** Creates an item that opens a tool for many products. */
function tool(S: StructureBuilder, id: string, title: string, icon: ComponentType, view: UserComponent) {
  const pane = { ...S.component(view).id(id).title(title).serialize(), minWidth: TOOL_MIN_WIDTH }
  return S.listItem().id(id).title(title).icon(icon).child(pane)
}

/** Creates the shop: products, bulk tools, stock and settings. */
export function shopItem(S: StructureBuilder, client: () => SanityClient) {
  const tools = [
    tool(S, 'change-prices', 'Change prices', BillIcon, PriceChangeTool),
    tool(S, 'export-import', 'Export and import', DocumentSheetIcon, CatalogCsvTool),
  ]
  const stock = [
    S.divider(),
    sortedList(S, 'inventory', 'Stock', FEWEST_FIRST.field),
    sortedList(S, 'stockRequest', 'Back-in-stock requests', 'requestedAt', 'desc'),
    filteredList(S, {
      type: 'inventory',
      ordering: FEWEST_FIRST,
      id: 'running-low',
      title: 'Low stock',
      icon: PackageIcon,
      filter: LOW_STOCK,
    }),
    filteredList(S, {
      type: 'inventory',
      ordering: FEWEST_FIRST,
      id: 'sold-out',
      title: 'Sold out',
      icon: PackageIcon,
      filter: SOLD_OUT,
    }),
  ]
  return folder(S, 'shop', 'Shop', BasketIcon, [
    sortedList(S, 'product', 'Products', 'order'),
    S.listItem()
      .id('products-by-category')
      .title('Products by category')
      .icon(FolderIcon)
      .child(
        // Studio opens links to a category in a list with the filter of `documentTypeList`, here among its products.
        S.documentList()
          .id('products-by-category')
          .schemaType('category')
          .apiVersion('2025-10-01')
          .filter('_type == "category"')
          .title('Products by category')
          .defaultOrdering([BY_POSITION])
          .child((category) => productsOf(S, category)),
      ),
    filteredList(S, {
      type: 'product',
      ordering: BY_POSITION,
      id: 'on-sale',
      title: 'On sale now',
      icon: TagIcon,
      filter: ON_SALE,
    }),
    filteredList(S, {
      type: 'product',
      ordering: BY_POSITION,
      id: 'sale-scheduled',
      title: 'Upcoming sales',
      icon: TagIcon,
      filter: SALE_SCHEDULED,
    }),
    filteredList(S, {
      type: 'product',
      ordering: BY_POSITION,
      id: 'products-with-gaps',
      title: 'Missing translations',
      icon: WarningOutlineIcon,
      filter: PRODUCTS_WITH_GAPS,
    }),
    currentList(S, {
      id: 'product-drafts',
      title: 'Drafts',
      icon: EditIcon,
      fetchIds: () => client().fetch<string[]>(`*[${PRODUCT_DRAFTS}]._id`),
    }),
    ...tools,
    ...stock,
    S.divider(),
    sortedList(S, 'category', 'Categories', 'order'),
    discountsItem(S, client),
    giftCardsItem(S),
    sortedList(S, 'deliveryMethod', 'Delivery methods', 'order'),
    singleton(S, 'shop-settings', 'shopSettings', CogIcon),
    singleton(S, 'exchange-rates', 'exchangeRates', EarthGlobeIcon),
  ])
}
