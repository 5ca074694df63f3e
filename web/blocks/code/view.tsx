import { getTranslations } from 'next-intl/server'
import { CodeFigure } from '#web/ui/code-figure.tsx'
import type { BlockViewProperties } from '../base.ts'
import type { codeSchema } from './query.ts'

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
