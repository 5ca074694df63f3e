import { describe, expect, test } from 'vitest'
import { customRoleOf, readDirectory } from '../../emulators/content-lake/people/people-file.ts'
import { rightsOn } from '../../emulators/content-lake/testing/rights.ts'
import type { Principal } from '../../emulators/content-lake/types.ts'
import { PEOPLE_FILE } from '../settings.ts'

const directory = readDirectory(PEOPLE_FILE)
const editor = (userId: string): Principal => ({
  userId,
  role: 'editor',
  rights: customRoleOf(directory, userId)?.rights ?? [],
})
const [marketer, merchandiser] = [editor('marketer'), editor('merchandiser')]

/** Type, id, and the rights of the marketer and the merchandiser; the table of the decision record. */
const TABLE: [type: string, id: string, marketer: string, merchandiser: string][] = [
  ['page', 'page-home', 'crud', 'r'],
  ['page', 'drafts.page-home', 'crud', 'r'],
  ['page', 'versions.spring.page-home', 'crud', 'r'],
  ['job', 'job-designer', 'crud', 'r'],
  ['translation', 'translation-forms', 'crud', 'r'],
  ['siteSettings', 'siteSettings', 'crud', 'r'],
  ['product', 'product-1030', 'r', 'crud'],
  ['product', 'drafts.product-1030', 'r', 'crud'],
  ['category', 'category-caps', 'r', 'crud'],
  ['productColor', 'productColor-green', 'r', 'crud'],
  ['productSize', 'productSize-m', 'r', 'crud'],
  ['productTag', 'productTag-new', 'r', 'crud'],
  ['inventory', 'inventory-product-1030', 'r', 'crud'],
  ['productReviews', 'reviews-product-1030', 'r', 'crud'],
  ['shopSettings', 'shopSettings', 'r', 'crud'],
  ['exchangeRates', 'exchangeRates', 'r', 'crud'],
  ['deliveryMethod', 'delivery-standard', 'r', 'crud'],
  ['order', 'order.1', '', 'rud'],
  ['order', 'drafts.order.1', '', 'rud'],
  ['review', 'review.1', '', 'rud'],
  ['stockRequest', 'stockRequest.1', '', 'rud'],
  ['customer', 'customer.ada', '', 'r'],
  ['discount', 'discount.welcome', '', 'crud'],
  ['discount', 'drafts.discount.welcome', '', 'crud'],
  ['discountUses', 'discountUses.discount.welcome', '', ''],
  ['giftCard', 'giftCard.1', '', 'crud'],
  ['giftCard', 'drafts.giftCard.1', '', 'crud'],
  ['giftCardUses', 'giftCardUses.giftCard.1', '', ''],
  ['privateFilePart', 'file.abc.part-1', '', 'crud'],
  ['catalogChange', 'catalogChange.1', '', 'crud'],
  ['inquiry', 'inquiry.1', 'rud', ''],
  ['inquiryFile', 'inquiry.1.file-1', 'rud', ''],
  ['project', 'project.1', 'crud', ''],
  ['approval', 'approval.page-home', 'crud', ''],
  ['numberSequence', 'sequence.invoices', '', ''],
  ['anything', 'private.1', '', ''],
  ['sanity.imageAsset', 'image-abc-1x1-png', 'crud', 'crud'],
  ['sanity.previewUrlSecret', 'sanity-preview-url-secret.1', 'crud', 'crud'],
  ['system.release', '_.releases.spring', 'crud', 'crud'],
  ['meridian.previewLink', 'previewLink.abc', 'crud', 'crud'],
]

/** Rows of types whose documents are private. */
const PRIVATE = TABLE.filter(
  ([type, id]) => type !== 'anything' && /^(?!drafts\.|versions\.)[^.]+\./.test(id),
)

describe('the roles of Meridian’s people', () => {
  test.each(TABLE)('%s %s: marketer %s, merchandiser %s', (type, id, ofMarketer, ofMerchandiser) => {
    expect(rightsOn(marketer, type, id)).toBe(ofMarketer)
    expect(rightsOn(merchandiser, type, id)).toBe(ofMerchandiser)
  })

  // The site finds gift cards, discounts and orders by type.
  test.each(PRIVATE)('a public id gives no further right to write the type %s', (type, _, ...rights) => {
    for (const [index, principal] of [marketer, merchandiser].entries()) {
      const further = [...rightsOn(principal, type, 'public')].filter(
        (right) => !rights[index]?.includes(right),
      )
      expect(further.join('').replace('r', '')).toBe('')
    }
  })
})
