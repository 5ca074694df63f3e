/** The colours a drawing is made of; the names are those of the site's tokens (`web/styles/base/_tokens.scss`). */
export interface Palette {
  ground: string
  tint: string
  hairline: string
  strong: string
  ink: string
  accent: string
}

/** The tones of the site's dark panel, which stands on light and dark pages alike. */
export const NIGHT: Palette = {
  ground: '#0f241d',
  tint: '#163027',
  hairline: '#3c5850',
  strong: '#7d938a',
  ink: '#f0f5f2',
  accent: '#6fdcb0',
}

/** Mid tones that can be seen on light and dark pages; there is no ground. */
export const MARKS: Palette = {
  ground: 'none',
  tint: 'none',
  hairline: '#7b8a83',
  strong: '#7b8a83',
  ink: '#7b8a83',
  accent: '#1c9d6e',
}

/** Ink on paper, for Studio. */
export const PAPER: Palette = {
  ground: '#fbfcfb',
  tint: '#eaf0ed',
  hairline: '#cfd8d3',
  strong: '#8b9a93',
  ink: '#0f1c18',
  accent: '#00704d',
}
