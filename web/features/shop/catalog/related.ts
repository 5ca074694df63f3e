/** The fields by which related products are chosen. */
export interface RelatedCandidate {
  id: string
  colors: readonly string[]
  tag: string | null
  gender: string | null
}

const similarity = (one: RelatedCandidate, other: RelatedCandidate): number =>
  Number(one.tag !== null && one.tag === other.tag) +
  Number(one.gender !== null && one.gender === other.gender) +
  Number(one.colors.some((color) => other.colors.includes(color)))

/**
 * Returns the most similar products of a category. Equally similar ones follow in catalog order and wrap around, so that every product is
 * listed on some page.
 *
 * @param product the product of the page, which may be missing in the candidates
 * @returns ids, at most `count`, never that of `product`
 */
export function relatedProductIds(
  product: RelatedCandidate,
  candidates: readonly RelatedCandidate[],
  count: number,
): string[] {
  const position = Math.max(
    0,
    candidates.findIndex(({ id }) => id === product.id),
  )
  return candidates
    .map((other, index) => ({
      id: other.id,
      likeness: similarity(product, other),
      distance: (index - position + candidates.length) % candidates.length,
    }))
    .filter(({ id }) => id !== product.id)
    .sort((one, other) => other.likeness - one.likeness || one.distance - other.distance)
    .slice(0, count)
    .map(({ id }) => id)
}
