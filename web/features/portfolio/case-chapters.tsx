import { getTranslations } from 'next-intl/server'
import { RichTextView } from '#web/sanity/portable-text/rich-text-view.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { CaseStudy } from './queries.ts'

interface CaseChaptersProperties {
  study: CaseStudy
  /** The `sizes` attribute of the pictures. */
  sizes: string
}

/** The chapters of a case study, with a picture before each but the first and the other pictures at the end. */
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
            <h2 className="subtitle mb-5">{texts(name)}</h2>
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
