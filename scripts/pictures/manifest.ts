import type { Alt } from './alt.ts'
import type { Group } from './catalogue.ts'

/** One picture as content refers to it. */
export interface Entry {
  /** Path below `scripts/seed-content/pictures`. */
  file: string
  /** In pixels. */
  width: number
  height: number
  alt: Alt
}

const entriesOf = ({ folder, format, width, height, alts }: Group): Entry[] =>
  Object.entries(alts).map(([name, alt]) => ({ file: `${folder}/${name}.${format}`, width, height, alt }))

/** What `pictures.json` holds: every picture in the order of the catalogue. */
export const manifest = (groups: readonly Group[]): Entry[] => groups.flatMap(entriesOf)

const table = (group: Group): string =>
  [
    `## ${group.folder}: ${group.purpose}`,
    '',
    `${group.width} × ${group.height} pixels.`,
    '',
    '| file | what it shows |',
    '| --- | --- |',
    ...entriesOf(group).map(({ file, alt }) => `| \`${file}\` | ${alt.en} |`),
    '',
  ].join('\n')

/** The README beside the pictures: how content refers to them, and what each one shows. */
export const guide = (groups: readonly Group[]): string =>
  `# seed-content/pictures: the drawings of the site

\`npm run pictures\` writes the folders below, \`pictures.json\` and this page; the drawings and their words live in
\`scripts/pictures\`. \`sharing.*\` and \`logo-*\` come from elsewhere.

A document names a picture by its path from \`seed-content\`, and takes the alternative texts (Chinese, English, Arabic) from
\`pictures.json\`:

\`\`\`json
{
  "_type": "figure",
  "_sanityAsset": "image@file://./pictures/posts/post-01.webp",
  "alt": [{ "_key": "zh", "_type": "internationalizedArrayStringValue", "language": "zh", "value": "…" }]
}
\`\`\`

Pictures stand on a dark green ground of their own, the one of the site’s banner, so that they look the same on light and
dark pages; wallpapers and goods are in full colour. Marks and glyphs (\`.svg\`) have no ground and are drawn in tones that can be seen on both.

${groups.map(table).join('\n')}`
