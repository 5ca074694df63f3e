import { getTranslations } from 'next-intl/server'
import type { BlockViewProperties } from '#web/blocks/types.ts'
import { CodeFigure } from '#web/ui/code-figure.tsx'
import type { CodeContent } from './types.ts'

/** Lines of code on their own. Nothing at all while there are none. */
export async function CodeBlock({ block }: BlockViewProperties<CodeContent>) {
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
