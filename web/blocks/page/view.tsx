import { cloneElement, isValidElement, type ReactNode } from 'react'
import type { BlockType } from '#schemas/shared/block-types.ts'
import type { RichText } from '#web/sanity/portable-text/rich-text-types.ts'
import { tableOfContents } from '#web/sanity/portable-text/table-of-contents.ts'
import { LazyOrderedBlocks } from '#web/sanity/preview/lazy-components.tsx'
import { ContentText } from '#web/ui/content-text.tsx'
import { DocumentHead } from '#web/ui/document-head.tsx'
import type { BlockBase, BlockPage, BlockViewProperties } from '../base.ts'
import { BlockSection } from '../block-section.tsx'
import { type BlockContent, BLOCKS, type BlockSchema } from '../registry.ts'

/** The blocks that contain the `h1` when they come first. Other pages get one for screen readers and search engines. */
const TITLE_BLOCKS: readonly (BlockType | undefined)[] = [
  'heroBlock',
  'pageHeadingBlock',
  'countdownBlock',
  'newsletterBlock',
  'cartBlock',
  'wishlistBlock',
]

interface BlocksProperties {
  blocks: BlockContent[]
  /** The page that contains them. */
  page: Omit<BlockPage, 'isFirst' | 'isNear' | 'takenIds'> & { id: string }
}

/** Renders a page's blocks, or its title, with one `h1`. In drafts they follow the order of the document while it is edited. */
export function Blocks({ blocks, page }: BlocksProperties) {
  if (blocks.length === 0) return <DocumentHead title={page.title} summary={null} />
  const takenIds = blocks.flatMap(({ anchor }) => anchor ?? [])
  const drawn = blocks.map((block, index) => {
    const View = BLOCKS[block.type].View as AnyView
    const isNear = blocks.slice(0, index).every(({ type }) => type === 'pageHeadingBlock')
    const properties = {
      block,
      page: {
        ...page,
        pageNumber: pageNumberOfBlock(block, page.pageNumber),
        isFirst: index === 0,
        isNear,
        takenIds: [...takenIds],
      },
    }
    for (const text of textsOf(block)) takenIds.push(...tableOfContents(text, takenIds).map(({ id }) => id))
    if (block.editAttribute) return <EditableBlock key={block.key} View={View} {...properties} />
    return <View key={block.key} {...properties} />
  })
  return (
    <>
      {!TITLE_BLOCKS.includes(blocks[0]?.type) && (
        <ContentText as="h1" className="visually-hidden" text={page.title} />
      )}
      {blocks.some(({ editAttribute }) => editAttribute) ? (
        <LazyOrderedBlocks
          documentId={page.id}
          blocks={blocks.map(({ key }, index) => ({ key, view: drawn[index] }))}
        />
      ) : (
        drawn
      )}
    </>
  )
}

/** Returns the texts of a block, whose headings have ids. */
function textsOf(block: BlockContent): readonly RichText[] {
  if (block.type === 'faqBlock') return block.faqs.map(({ answer }) => answer)
  return 'body' in block ? [block.body] : []
}

/** Returns the page of a block's list. A list that is shorter than another one on the page stays on its last page. */
const pageNumberOfBlock = ({ pageCount }: BlockBase, pageNumber: number) =>
  Math.min(pageNumber, pageCount ?? pageNumber)

type AnyView = (properties: BlockViewProperties<BlockSchema>) => ReactNode | Promise<ReactNode>

/** Adds the edit attribute to the block's own element; a wrapper would change the layout. */
async function EditableBlock({ View, ...properties }: BlockViewProperties<BlockSchema> & { View: AnyView }) {
  const drawn = await View(properties)
  const isElement = isValidElement(drawn) && (typeof drawn.type === 'string' || drawn.type === BlockSection)
  return isElement ? cloneElement(drawn, { 'data-sanity': properties.block.editAttribute } as object) : drawn
}
