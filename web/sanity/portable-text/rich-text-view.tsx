import { PortableText, type PortableTextReactComponents } from '@portabletext/react'
import { getTranslations } from 'next-intl/server'
import { Callout } from '#web/ui/callout.tsx'
import { CodeFigure } from '#web/ui/code-figure.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import type {
  RichText,
  RichTextCallout,
  RichTextCode,
  RichTextFigure,
  RichTextTable,
  TextBlock,
  TextLink,
} from './rich-text-types.ts'
import { tableOfContents } from './table-of-contents.ts'

interface RichTextProperties {
  value: RichText
  /** The level of the first headings: 2, or 3 below a heading of the page. */
  startLevel?: 2 | 3
  /** Ids already in use on the page; see `tableOfContents`. */
  taken?: readonly string[]
}

type Components = Partial<PortableTextReactComponents>

/** Returns components for headings with the ids of `tableOfContents` and their level on this page. */
function headings(value: RichText, startLevel: number, taken: RichTextProperties['taken']): Components {
  const ids = new Map(tableOfContents(value, taken).map(({ key, id }) => [key, id]))
  const heading =
    (depth: number) =>
    ({ children, value: block }: { children?: React.ReactNode; value: { _key?: string } }) => {
      const Heading = `h${startLevel + depth}` as 'h2' | 'h3' | 'h4' | 'h5'
      return (
        <Heading
          className={`rich-text__heading rich-text__heading-${depth + 1}`}
          id={ids.get(block._key ?? '')}
        >
          {children}
        </Heading>
      )
    }
  return { block: { h2: heading(0), h3: heading(1), h4: heading(2) } }
}

const marks: Components['marks'] = {
  link: ({ children, value }: { children: React.ReactNode; value?: TextLink }) =>
    value ? <SiteLink link={value.link}>{children}</SiteLink> : <>{children}</>,
}

/** Renders rich text inside an element of the class `rich-text`, without scripts. */
export async function RichTextView({ value, startLevel = 2, taken }: RichTextProperties) {
  const texts = await getTranslations('richText')
  const types: Components['types'] = {
    richTextFigure: ({ value: { image, caption } }: { value: RichTextFigure }) => (
      <figure className="rich-text__figure">
        <Picture image={image} sizes="(width >= 768px) 44rem, 92vw" />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    ),
    richTextCallout: ({ value: { tone, text } }: { value: RichTextCallout }) => (
      <Callout tone={tone} label={texts(tone)}>
        <PortableText<TextBlock> value={text} onMissingComponent={false} components={{ marks }} />
      </Callout>
    ),
    richTextCode: ({ value: { code, language, fileName } }: { value: RichTextCode }) => (
      <CodeFigure code={code} language={language} title={fileName} label={fileName ?? texts('code')} />
    ),
    richTextTable: ({ value: table }: { value: RichTextTable }) => (
      <DataTable {...table} label={table.caption ?? texts('table')} />
    ),
  }
  const components = { ...headings(value, startLevel, taken), marks, types }
  return <PortableText value={value} onMissingComponent={false} components={components} />
}
