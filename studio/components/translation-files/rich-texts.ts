import { fromTagged, type TextBlock, toTagged } from './tagged-text.ts'

/** A paragraph, picture, callout, table or code of formatted text. */
export interface RichMember {
  _type: string
  _key: string
  [field: string]: unknown
}

/** Returns the new text of a place, or undefined to leave it. */
type ReplaceText = (place: string, text: string) => string | undefined

interface TableRow {
  _key: string
  cells?: string[]
}

const isBlock = (member: RichMember): member is RichMember & TextBlock => member._type === 'block'

/** Returns formatted text with replaced texts. A place is named by the keys that lead to it; code stays as it is. */
export function mapTexts(members: readonly RichMember[], replace: ReplaceText): RichMember[] {
  return members.map((member): RichMember => {
    if (isBlock(member)) return mapBlock(member, member._key, replace)
    const field = (name: string) => {
      const text = member[name]
      if (typeof text !== 'string' || text.trim() === '') return {}
      return { [name]: replace(`${member._key}.${name}`, text) ?? text }
    }
    switch (member._type) {
      case 'richTextFigure':
        return { ...member, ...field('alt'), ...field('caption') }
      case 'richTextCallout':
        return {
          ...member,
          text: ((member['text'] ?? []) as TextBlock[]).map((block) =>
            mapBlock(block, `${member._key}.${block._key}`, replace),
          ),
        }
      case 'richTextTable':
        return {
          ...member,
          ...field('caption'),
          rows: ((member['rows'] ?? []) as TableRow[]).map((row) => mapRow(row, member._key, replace)),
        }
      default:
        return member
    }
  })
}

function mapBlock(block: TextBlock, place: string, replace: ReplaceText): TextBlock {
  const text = toTagged(block)
  const replaced = text.trim() === '' ? undefined : replace(place, text)
  return replaced === undefined ? block : fromTagged(replaced, block)
}

const mapRow = (row: TableRow, table: string, replace: ReplaceText): TableRow => ({
  ...row,
  cells: (row.cells ?? []).map((text, index) =>
    text.trim() === '' ? text : (replace(`${table}.${row._key}.${index}`, text) ?? text),
  ),
})

/** Returns the texts of formatted text by place, in their order. */
export function listTexts(members: readonly RichMember[]): Map<string, string> {
  const texts = new Map<string, string>()
  mapTexts(members, (place, text) => {
    texts.set(place, text)
    return undefined
  })
  return texts
}

/** Returns members with the pictures and the code that a translation has in their place: each language can have its own. */
export function keepMedia(members: readonly RichMember[], translation: readonly RichMember[]): RichMember[] {
  const own = new Map(translation.map((member) => [member._key, member]))
  return members.map((member) => {
    const kept = own.get(member._key)
    if (kept?._type !== member._type) return member
    if (member._type === 'richTextCode') return kept
    if (member._type !== 'richTextFigure' || !kept['asset']) return member
    const { asset, crop, hotspot } = kept
    return { ...member, asset, crop, hotspot }
  })
}

/** Returns the pictures and the code of formatted text, to compare them. */
const mediaOf = (members: readonly RichMember[]): unknown[] =>
  members.flatMap(({ asset, code }) => (asset as { _ref?: string } | undefined)?._ref ?? code ?? [])

/** Returns whether a translation has a picture or code that other members lack. */
export const losesMedia = (members: readonly RichMember[], translation: readonly RichMember[]): boolean =>
  mediaOf(translation).some((media) => !mediaOf(members).includes(media))
