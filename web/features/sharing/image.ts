import sharp, { type OverlayOptions } from 'sharp'
import type { LocaleId } from '#schemas/shared/locales.ts'
import { sharingFonts, type Font } from './fonts.ts'
import { groundSvg, INK, INK_SOFT, SHARING_HEIGHT, SHARING_WIDTH } from './ground.ts'

/** What a sharing image says. */
export interface SharingText {
  title: string
  siteName: string
  /** What the site says of itself, below. */
  tagline: string
  locale: LocaleId
  direction: 'ltr' | 'rtl'
}

/** Distance of the texts from the edges, and the widest a title may be, in pixels. */
const MARGIN = 72
const TITLE_WIDTH = 820
const TITLE_HEIGHT = 300

/** Longer titles are set smaller: the most characters (Chinese ones count double) and the size in pixels for them. */
const TITLE_SIZES = [
  [24, 84],
  [48, 68],
  [84, 54],
] as const
const SMALLEST_TITLE = 44

/** How large a title is set, in pixels. */
export function titleSize(title: string): number {
  const length = [...title].reduce((sum, character) => sum + (/\p{Script=Han}/u.test(character) ? 2 : 1), 0)
  return TITLE_SIZES.find(([most]) => length <= most)?.[1] ?? SMALLEST_TITLE
}

const escapeMarkup = (text: string) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)

/** One text as a picture, broken into lines where it is wider than `width`. */
async function typeset(
  text: string,
  font: Font,
  size: number,
  colour: string,
  width: number,
): Promise<Buffer> {
  const markup = `<span foreground="${colour}">${escapeMarkup(text)}</span>`
  return sharp({
    text: {
      text: markup,
      font: `${font.description} ${size}`,
      fontfile: font.file,
      rgba: true,
      dpi: 72,
      width,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer()
}

/** The picture other sites show of a shared page: its title on the ground of the house, set in its own language. PNG. */
export async function drawSharingImage(said: SharingText): Promise<Buffer> {
  const { title, siteName, tagline, locale, direction } = said
  const fonts = await sharingFonts()
  const font = fonts[locale]
  const [heading, name, line] = await Promise.all([
    typeset(title, font, titleSize(title), INK, TITLE_WIDTH),
    typeset(siteName, font, 34, INK, TITLE_WIDTH),
    typeset(tagline, font, 28, INK_SOFT, TITLE_WIDTH),
  ])
  const place = async (input: Buffer, top: (height: number) => number): Promise<OverlayOptions> => {
    const { width, height } = await sharp(input).metadata()
    const left = direction === 'rtl' ? SHARING_WIDTH - MARGIN - width : MARGIN
    return { input, left, top: Math.round(top(height)) }
  }
  const cut = await sharp(heading).metadata()
  const shown =
    cut.height > TITLE_HEIGHT
      ? await sharp(heading).extract({ left: 0, top: 0, width: cut.width, height: TITLE_HEIGHT }).toBuffer()
      : heading
  return sharp(Buffer.from(groundSvg(direction)))
    .composite([
      await place(name, () => 128),
      await place(shown, (height) => 330 - height / 2 + 20),
      await place(line, (height) => SHARING_HEIGHT - MARGIN - height),
    ])
    .png({ palette: true })
    .toBuffer()
}
