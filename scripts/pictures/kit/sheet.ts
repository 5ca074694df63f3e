import type { Palette } from './palette.ts'

interface Sheet {
  width: number
  height: number
  palette: Palette
  /** Width of a hairline in the drawing's units. */
  hairline: number
}

/** The roles of `svg.ts` as a style sheet. */
function roles({ palette, hairline }: Sheet): string {
  const stroke = (name: string, colour: string, width: number) =>
    `.${name}{stroke:${colour};stroke-width:${(hairline * width).toFixed(2)}}`
  const fill = (name: string, colour: string) => `.${name}{fill:${colour}}`
  return [
    '*{fill:none;stroke-linejoin:round;stroke-linecap:round}',
    stroke('hairline', palette.hairline, 1),
    stroke('strong', palette.strong, 1),
    stroke('ink', palette.ink, 1.4),
    stroke('accent', palette.accent, 2.4),
    `.fine{stroke-width:${hairline.toFixed(2)}}`,
    `.bold{stroke-width:${(hairline * 3.2).toFixed(2)}}`,
    `.dashed{stroke-dasharray:${hairline} ${hairline * 4}}`,
    fill('ground', palette.ground),
    fill('tint', palette.tint),
    fill('fill-tint', palette.tint),
    fill('fill-ground', palette.ground),
    fill('fill-hairline', palette.hairline),
    fill('fill-strong', palette.strong),
    fill('fill-ink', palette.ink),
    fill('fill-accent', palette.accent),
    '.ring{fill-rule:evenodd}',
    `.under{stroke:${palette.ground}}`,
  ].join('')
}

/** A whole drawing on its ground, as an SVG document without anything from elsewhere. */
export function sheet(format: Sheet, body: string): string {
  const { width, height } = format
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${roles(format)}</style>`,
    `<path class="ground" d="M0 0h${width}v${height}H0Z"/>`,
    body,
    '</svg>\n',
  ].join('')
}
