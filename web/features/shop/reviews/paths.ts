/** Path of the page on which customers review products, without language. */
export const REVIEW_PATH = '/account/review'

/** Returns the path of the page on which a customer reviews a product, without language. It requires a session. */
export const reviewPath = (productNumber: string): string =>
  `${REVIEW_PATH}?product=${encodeURIComponent(productNumber)}`
