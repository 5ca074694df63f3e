import { BasketIcon } from '@sanity/icons/Basket'
import { BillIcon } from '@sanity/icons/Bill'
import { CogIcon } from '@sanity/icons/Cog'
import { DocumentSheetIcon } from '@sanity/icons/DocumentSheet'
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { EditIcon } from '@sanity/icons/Edit'
import { PackageIcon } from '@sanity/icons/Package'
import { TagIcon } from '@sanity/icons/Tag'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { ComponentType } from 'react'
import type { StructureBuilder, UserComponent } from 'sanity/structure'
import { CatalogCsvTool } from '../components/catalog-csv/catalog-csv-tool.tsx'
import { PriceChangeTool } from '../components/price-change/price-change-tool.tsx'
import { SHOP_LISTS } from '../home/work-lists.ts'
import { discountsItem } from './discounts.ts'
import { giftCardsItem } from './gift-cards.ts'
import { currentList, filteredList, folder, groupedList, singleton, sortedList } from './items.ts'
import type { ListContext } from './list-or-empty.ts'
import { ON_SALE, PRODUCTS_WITH_GAPS, SALE_SCHEDULED } from './shop-filters.ts'

/** Width below which Studio collapses the lists beside a tool, in pixels. Its tables need more than the 320 of other panes. */
const TOOL_MIN_WIDTH = 640

/** Creates an item that opens a tool for many products. */
function tool(S: StructureBuilder, id: string, title: string, icon: ComponentType, view: UserComponent) {
  const pane = { ...S.component(view).id(id).title(title).serialize(), minWidth: TOOL_MIN_WIDTH }
  return S.listItem().id(id).title(title).icon(icon).child(pane)
}

/** Creates the lists of products by category, price, gaps and drafts. */
const productLists = (context: ListContext) => [
  sortedList(context, 'product', {
    title: 'Products',
    empty: 'No products yet. Add them one by one, or many at once under “Export and import”.',
  }),
  groupedList(context, {
    id: 'products-by-category',
    title: 'Products by category',
    type: 'category',
    empty: 'No categories yet. Once there is one, you’ll find its products here.',
    members: {
      id: 'products-of',
      title: 'Products',
      type: 'product',
      icon: TagIcon,
      hasPlus: false,
      empty: 'No products in this category yet. Choose the category in a product, and it appears here.',
    },
  }),
  filteredList(context, {
    id: 'on-sale',
    icon: TagIcon,
    type: 'product',
    title: 'On sale now',
    filter: ON_SALE,
    empty: 'Nothing is on sale. Fill in “Sale” in a product, and it appears here while the sale lasts.',
  }),
  filteredList(context, {
    id: 'sale-scheduled',
    icon: TagIcon,
    type: 'product',
    title: 'Upcoming sales',
    filter: SALE_SCHEDULED,
    empty: 'No upcoming sales. Give a product’s sale a later start, and it appears here until then.',
  }),
  filteredList(context, {
    id: 'products-with-gaps',
    icon: WarningOutlineIcon,
    type: 'product',
    title: 'Missing translations',
    filter: PRODUCTS_WITH_GAPS,
    empty:
      'Every product is translated. One appears here when its name, description or label lacks a language.',
  }),
  currentList(context, {
    ...SHOP_LISTS.productDrafts,
    id: 'product-drafts',
    title: 'Drafts',
    icon: EditIcon,
    fetchIds: () =>
      context.client().fetch<string[]>(`*[${SHOP_LISTS.productDrafts.filter}] | order(_updatedAt desc)._id`),
    changes: '_type == "product"',
  }),
]

/** Creates the lists of stock, and of customers who wait for it. */
const stockLists = (context: ListContext) => [
  sortedList(context, 'inventory', {
    title: 'Stock',
    empty:
      'No stock is tracked. Open a product, select “Stock” and start tracking, and its stock appears here.',
  }),
  sortedList(context, 'stockRequest', {
    title: 'Back-in-stock requests',
    empty: 'Nobody is waiting. Customers who ask for an email when a sold-out product is back appear here.',
  }),
  filteredList(context, {
    ...SHOP_LISTS.lowStock,
    id: 'running-low',
    icon: PackageIcon,
    type: 'inventory',
  }),
  filteredList(context, {
    ...SHOP_LISTS.soldOut,
    id: 'sold-out',
    icon: PackageIcon,
    type: 'inventory',
  }),
]

/** Creates the shop: products, bulk tools, stock and settings. */
export function shopItem(context: ListContext) {
  const { S } = context
  return folder(S, 'shop', 'Shop', BasketIcon, [
    ...productLists(context),
    tool(S, 'change-prices', 'Change prices', BillIcon, PriceChangeTool),
    tool(S, 'export-import', 'Export and import', DocumentSheetIcon, CatalogCsvTool),
    S.divider(),
    ...stockLists(context),
    S.divider(),
    sortedList(context, 'category', {
      title: 'Categories',
      empty: 'No categories yet. Shoppers browse products by category, and each one gets a page of its own.',
    }),
    sortedList(context, 'productColor', {
      title: 'Colours',
      empty: 'No colours yet. Add those your products come in, and shoppers can filter by them.',
    }),
    sortedList(context, 'productSize', {
      title: 'Sizes',
      empty: 'No sizes yet. Add those your products come in, from small to large.',
    }),
    sortedList(context, 'productTag', {
      title: 'Product tags',
      ordering: { field: 'slug.current', direction: 'asc' },
      empty: 'No tags yet. Add a word such as “New”, and choose it in products to highlight them.',
    }),
    discountsItem(context),
    giftCardsItem(context),
    sortedList(context, 'deliveryMethod', {
      title: 'Delivery methods',
      empty:
        'No delivery methods yet. Add one with its countries and price, and shoppers can choose it in the cart.',
    }),
    singleton(S, 'shopSettings', CogIcon),
    singleton(S, 'exchangeRates', EarthGlobeIcon),
  ])
}
