/** `pt(value)`: the value when it is a block of portable text or a list of nothing else, else `null`. */
export function portableText(value: unknown): unknown {
  const isText = Array.isArray(value) ? value.length > 0 && value.every(isBlock) : isBlock(value)
  return isText ? value : null
}

function isBlock(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('_type' in value) || !('children' in value))
    return false
  return typeof value._type === 'string' && Array.isArray(value.children) && value.children.every(isSpan)
}

function isSpan(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_type' in value && typeof value._type === 'string'
}
