import type { ReactNode } from 'react'
import { Globe } from '#web/ui/drawings/globe.tsx'
import { Strata } from '#web/ui/drawings/strata.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { BlockViewProperties } from '../base.ts'
import { HeroText } from './hero-text.tsx'
import type { HeroContent, heroSchema } from './query.ts'

/** The drawing that replaces a missing picture, and the width at which a picture is drawn: wider than its box where that is tall. */
const LAYOUTS: Record<HeroContent['layout'], { drawing: ReactNode; sizes: string }> = {
  globe: { drawing: <Globe />, sizes: '(width >= 1024px) 40vw, 90vw' },
  // High-density phones need less than the full width.
  split: { drawing: <Strata />, sizes: '(width >= 1920px) 64vw, (width >= 1024px) 1200px, 80vw' },
  centred: { drawing: <Globe />, sizes: '(width >= 1320px) 1200px, 90vw' },
  statement: { drawing: null, sizes: '100vw' },
}

/** The hero of a page in one of four layouts. */
export function HeroBlock({ block, page }: BlockViewProperties<typeof heroSchema>) {
  const { drawing, sizes } = LAYOUTS[block.layout]
  return (
    <section className={`hero hero--${block.layout}`} id={block.anchor ?? undefined}>
      <div className="container-fluid hero__grid">
        <HeroText block={block} page={page} />
        {block.image ? (
          <div className="hero__picture">
            <Picture image={block.image} sizes={sizes} first={page.isFirst} />
          </div>
        ) : (
          drawing && <div className="hero__drawing">{drawing}</div>
        )}
      </div>
    </section>
  )
}
