import {
  PortableText,
  type PortableTextBlockComponent,
  type PortableTextReactComponents,
} from '@portabletext/react'
import { getLocale, getTranslations } from 'next-intl/server'
import { fallbackLanguage } from '#web/i18n/fallback-language.ts'
import { Callout } from '#web/ui/callout.tsx'
import { CodeFigure } from '#web/ui/code-figure.tsx'
import { ContentText } from '#web/ui/content-text.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { plainText } from './rich-text-plain.ts'
import type { PartOf, RichText, TextBlock } from './rich-text-types.ts'
import { tableOfContents } from './table-of-contents.ts'

interface RichTextProperties {
  value: RichText
  /** The level of the first headings: 2, or 3 below a heading of the page. */
  startLevel?: 2 | 3
  /** Further ids in use on the page; see `tableOfContents`. */
  taken?: readonly string[]
}

type Components = Partial<PortableTextReactComponents>

type Language = ReturnType<typeof fallbackLanguage>

interface Children {
  children?: React.ReactNode
}

/** Returns components for paragraphs and lists, in English where a translation is missing. */
function paragraphs(language: Language) {
  return {
    block: {
      normal: ({ children }: Children) => <p {...language}>{children}</p>,
      blockquote: ({ children }: Children) => <blockquote {...language}>{children}</blockquote>,
    },
    list: {
      bullet: ({ children }: Children) => <ul {...language}>{children}</ul>,
      number: ({ children }: Children) => <ol {...language}>{children}</ol>,
    },
  }
}

/** Returns components for headings with the ids of `tableOfContents` and their level on this page. */
function headings(
  { value, startLevel = 2, taken }: RichTextProperties,
  language: Language,
): Record<string, PortableTextBlockComponent> {
  const ids = new Map(tableOfContents(value, taken).map(({ key, id }) => [key, id]))
  const heading =
    (depth: number) =>
    ({ children, value: block }: Children & { value: { _key?: string } }) => {
      const Heading = `h${startLevel + depth}` as 'h2' | 'h3' | 'h4' | 'h5'
      return (
        <Heading
          className={`rich-text__heading rich-text__heading-${depth + 1}`}
          id={ids.get(block._key ?? '')}
          {...language}
        >
          {children}
        </Heading>
      )
    }
  return { h2: heading(0), h3: heading(1), h4: heading(2) }
}

const marks: Components['marks'] = {
  link: ({ children, value }: { children: React.ReactNode; value?: TextBlock['markDefs'][number] }) =>
    value ? <SiteLink link={value.link}>{children}</SiteLink> : <>{children}</>,
}

/** Renders rich text inside an element of the class `rich-text`, without scripts. */
export async function RichTextView(properties: RichTextProperties) {
  const { value } = properties
  const [texts, locale] = await Promise.all([getTranslations('richText'), getLocale()])
  const language = fallbackLanguage(plainText(value), locale)
  const types: Components['types'] = {
    richTextFigure: ({ value: { image, caption } }: { value: PartOf<'richTextFigure'> }) => (
      <figure>
        <Picture image={image} sizes="(width >= 768px) 44rem, 92vw" />
        <ContentText as="figcaption" text={caption} />
      </figure>
    ),
    richTextCallout: ({ value: { tone, text } }: { value: PartOf<'richTextCallout'> }) => (
      <Callout tone={tone} label={texts(tone)}>
        <PortableText<TextBlock>
          value={text}
          onMissingComponent={false}
          components={{ marks, ...paragraphs(fallbackLanguage(plainText(text), locale)) }}
        />
      </Callout>
    ),
    richTextCode: ({ value: { code, language, fileName } }: { value: PartOf<'richTextCode'> }) => (
      <CodeFigure code={code} language={language} title={fileName} label={fileName ?? texts('code')} />
    ),
    richTextTable: ({ value: table }: { value: PartOf<'richTextTable'> }) => (
      <DataTable {...table} label={table.caption ?? texts('table')} />
    ),
  }
  const { block, list } = paragraphs(language)
  const components = { block: { ...block, ...headings(properties, language) }, list, marks, types }
  return <PortableText value={value} onMissingComponent={false} components={components} />
}
