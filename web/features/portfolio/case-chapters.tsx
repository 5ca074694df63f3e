import { getTranslations } from 'next-intl/server'
import { RichTextView } from '#web/content/rich-text-view.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { CaseStudy } from './data.ts'

interface CaseChaptersProperties {
  study: CaseStudy
  /** The widths of the pictures between chapters, as in the `sizes` attribute. */
  sizes: string
}

/** What was asked, what was done and what came of it; a picture before each chapter but the first, the rest at the end. */
export async function CaseChapters({ study, sizes }: CaseChaptersProperties) {
  const texts = await getTranslations('portfolio')
  const chapters = (['challenge', 'approach', 'outcome'] as const).filter((name) => study[name].length > 0)
  const rest = study.pictures.slice(Math.max(0, chapters.length - 1))
  return (
    <>
      {chapters.map((name, index) => {
        const picture = index > 0 ? study.pictures[index - 1] : undefined
        return (
          <div key={name} className="case-chapter">
            {picture && <Picture image={picture} sizes={sizes} />}
            <h2 className="subtitle">{texts(name)}</h2>
            <div className="rich-text">
              <RichTextView value={study[name]} />
            </div>
          </div>
        )
      })}
      {rest.map((picture) => (
        <Picture key={picture.src} image={picture} sizes={sizes} />
      ))}
    </>
  )
}
