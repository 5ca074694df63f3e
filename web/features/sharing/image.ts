import sharp, { type OverlayOptions } from 'sharp'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { escapeMarkup } from '#web/lib/escape-markup.ts'
import { stripEmoji } from '#web/lib/strip-emoji.ts'
import { drawBackground, INK, INK_SOFT, SHARING_HEIGHT, SHARING_WIDTH } from './background.ts'
import { type Font, loadFonts } from './fonts.ts'

/** The texts of a sharing image. */
interface SharingText {
  title: string
  siteName: string
  tagline: string
  locale: LocaleId
  direction: 'ltr' | 'rtl'
}

/** Margin of the texts and maximum size of the title, in pixels. */
const MARGIN = 72
const TITLE_WIDTH = 820
const TITLE_HEIGHT = 300

/** Maximum number of characters, where Chinese ones count double, and the font size in pixels. */
const TITLE_SIZES = [
  [24, 84],
  [48, 68],
  [84, 54],
] as const
const SMALLEST_TITLE = 44

/** Returns the font size of a title in pixels. */
export function getTitleSize(title: string): number {
  const length = [...title].reduce((sum, character) => sum + (/\p{Script=Han}/u.test(character) ? 2 : 1), 0)
  return TITLE_SIZES.find(([most]) => length <= most)?.[1] ?? SMALLEST_TITLE
}

/** Renders a text as an image, as wide as the title at most, and smaller if it would be higher. */
async function renderText(text: string, font: Font, size: number, color: string): Promise<Buffer> {
  const markup = `<span foreground="${color}">${escapeMarkup(stripEmoji(text))}</span>`
  const render = (limit: { dpi: number } | { height: number }) =>
    sharp({
      text: {
        text: markup,
        font: `${font.description} ${size}`,
        fontfile: font.file,
        rgba: true,
        width: TITLE_WIDTH,
        wrap: 'word-char',
        ...limit,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
  const { data, info } = await render({ dpi: 72 })
  return info.height > TITLE_HEIGHT ? (await render({ height: TITLE_HEIGHT })).data : data
}

/** Returns the sharing image of a page as PNG. */
export async function drawSharingImage(text: SharingText): Promise<Buffer> {
  const { siteName, tagline, locale, direction } = text
  const title = stripEmoji(text.title) || siteName
  const fonts = await loadFonts()
  const font = fonts[locale]
  const [heading, name, line] = await Promise.all([
    renderText(title, font, getTitleSize(title), INK),
    renderText(siteName, font, 34, INK),
    renderText(tagline, font, 28, INK_SOFT),
  ])
  const position = async (input: Buffer, top: (height: number) => number): Promise<OverlayOptions> => {
    const { width, height } = await sharp(input).metadata()
    const left = direction === 'rtl' ? SHARING_WIDTH - MARGIN - width : MARGIN
    return { input, left, top: Math.round(top(height)) }
  }
  return sharp(Buffer.from(drawBackground(direction)))
    .composite([
      await position(name, () => 128),
      await position(heading, (height) => 330 - height / 2 + 20),
      await position(line, (height) => SHARING_HEIGHT - MARGIN - height),
    ])
    .png({ palette: true })
    .toBuffer()
}
