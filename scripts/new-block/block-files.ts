import { format, resolveConfig } from 'prettier'

type ReadFile = (path: string) => string

interface BlockNames {
  /** `price-teaser`: folders and files. */
  file: string
  /** `priceTeaser`: fields and schema. */
  code: string
  /** `PriceTeaser`: view. */
  type: string
  /** `Price teaser`: Studio. */
  title: string
}

/** Returns the names of a block. Throws unless its name is in lower case with hyphens. */
function namesOf(name: string): BlockNames {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name))
    throw new Error('Name the block in lower case with hyphens: npm run new:block price-teaser')
  const code = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const words = name.replaceAll('-', ' ')
  return {
    file: name,
    code,
    type: code.charAt(0).toUpperCase() + code.slice(1),
    title: words.charAt(0).toUpperCase() + words.slice(1),
  }
}

/**
 * Returns the files of a new block with a heading and a paragraph by path: five new ones, and the four that list all blocks.
 *
 * @throws Error when the name is not valid or a block has it
 */
export async function createBlockFiles(name: string, read: ReadFile): Promise<Map<string, string>> {
  const names = namesOf(name)
  const types = read(BLOCK_TYPES)
  if (types.includes(`'${names.code}Block'`)) throw new Error(`There is a block named ${name}.`)
  const files = Object.entries({
    ...newFiles(names, read),
    [BLOCK_TYPES]: types.replace('] as const', `'${names.code}Block',\n] as const`),
    [SCHEMAS]: insertBefore(
      read(SCHEMAS),
      /^.*\/documents\//m,
      `export * from './blocks/${names.file}.ts'\n`,
    ),
    [REGISTRY]: addToRegistry(read(REGISTRY), names),
    [GUIDE]: addToGuide(read(GUIDE), names),
  })
  const formatted = files.map(async ([path, source]) => {
    const options = await resolveConfig(path)
    const isFormatted = path.endsWith('.svg')
    return [path, isFormatted ? source : await format(source, { ...options, filepath: path })] as const
  })
  return new Map(await Promise.all(formatted))
}

const BLOCK_TYPES = 'schemas/shared/block-types.ts'
const SCHEMAS = 'schemas/types.ts'
const REGISTRY = 'web/blocks/registry.ts'
const GUIDE = 'docs/editors/pages.md'

/** A drawing of a heading and a paragraph, until the block has its own (docs/illustrations.md). */
const THUMBNAIL = 'studio/static/blocks/pageHeadingBlock.svg'

function newFiles({ file, code, type, title }: BlockNames, read: ReadFile): Record<string, string> {
  return {
    [`schemas/blocks/${file}.ts`]: `
import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { sectionHead } from '../fields/section-head.ts'
import { defineBlock } from './define-block.ts'

export const ${code}Block = defineBlock({
  name: '${code}Block',
  title: '${title}',
  icon: BlockContentIcon,
  description: 'A heading and a paragraph.',
  fields: [...sectionHead()],
})
`,
    [`web/blocks/${file}/query.ts`]: `
import { groq } from 'next-sanity'
import { sectionFields } from '#web/sanity/queries/projections.ts'
import { sectionSchema } from '../base.ts'

export const ${code}Fields = groq\`\${sectionFields}\`

export const ${code}Schema = sectionSchema('${code}Block')
`,
    [`web/blocks/${file}/view.tsx`]: `
import type { BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import type { ${code}Schema } from './query.ts'

/** A heading and a paragraph. Renders nothing when empty. */
export function ${type}Block({ block }: BlockViewProperties<typeof ${code}Schema>) {
  const { eyebrow, heading, paragraph } = block
  if (!eyebrow && !heading && !paragraph) return null
  return <BlockSection block={block} />
}
`,
    [`web/blocks/${file}/fixture.ts`]: `
import { blockOf, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = { ...blockOf('${code}Block'), ...sectionHead }
`,
    [`studio/static/blocks/${code}Block.svg`]: read(THUMBNAIL),
  }
}

/** Inserts text before the first match of a pattern, which must be there. */
function insertBefore(source: string, pattern: RegExp, inserted: string): string {
  const at = source.search(pattern)
  if (at < 0) throw new Error(`No place for a block: ${pattern.source}`)
  return source.slice(0, at) + inserted + source.slice(at)
}

function addToRegistry(source: string, { file, code, type }: BlockNames): string {
  const imports = `import { ${code}Fields, ${code}Schema } from './${file}/query.ts'\nimport { ${type}Block } from './${file}/view.tsx'\n`
  const imported = insertBefore(source, /^\n\/\*\* The fields of each block type/m, imports)
  const queried = insertBefore(
    imported,
    // The last block has no comma.
    /^ {2}_type == "\w+" => \{ \$\{\w+\} \}$/m,
    `  _type == "${code}Block" => { \${${code}Fields} },\n`,
  )
  return insertBefore(
    queried,
    /^\} satisfies Record<BlockType/m,
    `  ${code}Block: defineBlock(${code}Schema, ${type}Block),\n`,
  )
}

/** Adds a row at the end of the table of blocks. */
function addToGuide(source: string, { title }: BlockNames): string {
  const rows = [...source.matchAll(/^\|.*\|\n/gm)]
  const end = rows.findIndex((row, index) => {
    const next = rows[index + 1]
    return next?.index !== row.index + row[0].length
  })
  const last = rows[end]
  if (!last) throw new Error('The guide has no table of blocks.')
  const at = last.index + last[0].length
  return `${source.slice(0, at)}| ${title} | a heading and a paragraph |\n${source.slice(at)}`
}
