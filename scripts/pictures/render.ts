import type { DrawnGroup } from './catalogue.ts'
import { MARKS, NIGHT, PAPER } from './kit/palette.ts'
import { sheet } from './kit/sheet.ts'

/** Size of a thumbnail in Studio's block picker. */
const THUMBNAIL = { width: 240, height: 150 }

/** Hairlines as wide as one pixel where a cover is shown at about two thirds of the width of a page. */
const HAIRLINE = 2.2
/** Marks are drawn bolder: they are shown small. */
const MARK_LINE = 4

/**
 * One picture of a group as an SVG document.
 * @throws Error when the catalogue has no drawing of that name.
 */
export function render({ folder, width, height, format, drawings }: DrawnGroup, name: string): string {
  const draw = drawings[name]
  if (!draw) throw new Error(`Nothing is drawn for ${folder}/${name}: add it to the drawings of its group.`)
  return format === 'svg'
    ? sheet({ width, height, palette: MARKS, hairline: MARK_LINE }, draw())
    : sheet({ width, height, palette: NIGHT, hairline: HAIRLINE }, draw())
}

/** The wireframe of a block as an SVG document. */
export const renderThumbnail = (draw: () => string): string =>
  sheet({ ...THUMBNAIL, palette: PAPER, hairline: 1 }, draw())
