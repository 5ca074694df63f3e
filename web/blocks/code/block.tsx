import { getTranslations } from 'next-intl/server'
import { groq } from 'next-sanity'
import { CODE_LANGUAGES } from '#schemas/shared/content-choices.ts'
import { choice, optionalText } from '#web/sanity/parse.ts'
import { localized } from '#web/sanity/queries/projections.ts'
import { CodeFigure } from '#web/ui/code-figure.tsx'
import { blockSchema, type BlockViewProperties } from '../base.ts'

const LANGUAGES = CODE_LANGUAGES.map(({ value }) => value)

export const codeFields = groq`language, code, "caption": ${localized('caption')}`

/** Parses the block; code in an unknown language is plain. */
export const codeSchema = blockSchema('codeBlock').extend({
  language: choice(LANGUAGES, 'text'),
  code: optionalText,
  caption: optionalText,
})

/** A code block. Renders nothing when empty. */
export async function CodeBlock({ block }: BlockViewProperties<typeof codeSchema>) {
  if (!block.code) return null
  const texts = await getTranslations('richText')
  return (
    <section className="section" id={block.anchor ?? undefined}>
      <div className="container-fluid code-block">
        <CodeFigure
          code={block.code}
          language={block.language}
          title={null}
          label={block.caption ?? texts('code')}
          caption={block.caption}
        />
      </div>
    </section>
  )
}
