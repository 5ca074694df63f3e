/** What lists of open work say while they are empty, at home and in the lists themselves. */
export const EMPTY_TEXTS = {
  inquiries:
    'No new inquiries. Messages and applications from the site’s forms appear here until you mark them as answered.',
  orders: 'No orders are waiting. Paid orders appear here until you mark them as sent.',
  decisions:
    'No decisions to make. A paid order appears here when a file is missing or stock or a gift card falls short, until you write a note or refund it.',
  returns: 'No open returns. Customers ask for one from their order, and it appears here.',
  refunds: 'No refunds to check. Those that failed or are still on their way appear here.',
  reviews: 'No reviews to approve. What customers write about their purchases appears here.',
  soldOut: 'Nothing is sold out. A product appears here when its last unit is sold.',
  lowStock:
    'Every product has enough stock. A product appears here when its stock falls to its low stock threshold.',
  productDrafts:
    'Every product is published. Edit one or add one under Products, and its draft appears here until you publish it.',
  codes:
    'No codes in use. Add one with “New discount”: it appears here once it’s published and its start date has come.',
  myDrafts:
    'You have no unpublished changes. Edit any content, and your draft appears here until it’s published.',
  assigned: 'Nothing is assigned to you. When a colleague asks you to look at a draft, it appears here.',
  review: 'No drafts to review. Choose “Send to review” beside Publish, and the draft appears here.',
  missingLanguages:
    'Everything is translated. Content appears here when a text lacks Chinese, English or Arabic.',
  brokenLinks:
    'No broken links. Content appears here when a link leads to a page that is gone or unpublished.',
  recentlyPublished:
    'Nothing was published in the last 7 days. What you and your colleagues publish appears here.',
} as const
