import { escapeHtml } from '../../emulators/shared/html.ts'
import type { LocaleId } from '../../schemas/shared/locales.ts'

export type Theme = 'light' | 'dark'

export interface Shot {
  kind: string
  language: LocaleId
  theme: Theme
  /** CSS pixels. */
  width: number
  path: string
  /** File name beside the sheet. */
  file: string
}

const STYLE = `
body { margin: 2rem; font: 14px/1.5 system-ui; background: #e7e9e8; color: #0f1c18 }
h2 { margin: 3rem 0 1rem; font-size: 1.25rem }
section { display: flex; gap: 1rem; overflow-x: auto; align-items: start; padding-bottom: 1rem }
figure { flex: none; margin: 0 }
img { display: block; width: auto; height: 26rem; object-fit: cover; object-position: top; background: #fff }
`

/**
 * Returns the HTML of the contact sheet: a row of screenshots for each kind of page, each linked to its full
 * size.
 */
export function contactSheet(origin: string, shots: readonly Shot[]): string {
  const rows = [...Map.groupBy(shots, ({ kind }) => kind)].map(
    ([kind, ofKind]) =>
      `<h2>${escapeHtml(kind)}</h2>\n<section>\n${ofKind.map((shot) => figure(origin, shot)).join('')}</section>\n`,
  )
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${STYLE}</style>\n` +
    `<h1>${shots.length} screenshots of ${escapeHtml(origin)}</h1>\n${rows.join('')}</html>\n`
  )
}

function figure(origin: string, { kind, language, theme, width, path, file }: Shot): string {
  const name = escapeHtml(`${language}, ${theme}, ${width} px`)
  return (
    `<figure><a href="${escapeHtml(file)}"><img loading="lazy" src="${escapeHtml(file)}" alt="${escapeHtml(kind)}, ${name}"></a>` +
    `<figcaption><a href="${escapeHtml(origin + path)}">${name}</a></figcaption></figure>\n`
  )
}
