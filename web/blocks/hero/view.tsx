import type { ReactNode } from 'react'
import type { BlockViewProperties } from '#web/blocks/types.ts'
import { Globe } from '#web/ui/drawings/globe.tsx'
import { Strata } from '#web/ui/drawings/strata.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { HeroText } from './hero-text.tsx'
import type { HeroContent, HeroLayout } from './types.ts'

/** What a layout shows when an editor gave no picture, and how wide it shows one. */
const LAYOUTS: Record<HeroLayout, { drawing: ReactNode; sizes: string }> = {
  globe: { drawing: <Globe />, sizes: '(width >= 1024px) 40vw, 90vw' },
  // On phones, whose pixels are finer than eyes, a little less than the whole width is sharp enough.
  split: { drawing: <Strata />, sizes: '(width >= 1024px) 50vw, 80vw' },
  centred: { drawing: <Globe />, sizes: '(width >= 1320px) 1200px, 90vw' },
  statement: { drawing: null, sizes: '100vw' },
}

/** The first screen: what the company says of itself, in one of four layouts. */
export function HeroBlock({ block, page }: BlockViewProperties<HeroContent>) {
  const { drawing, sizes } = LAYOUTS[block.layout]
  return (
    <section className={`hero hero--${block.layout}`} id={block.anchor ?? undefined}>
      <div className="container-fluid hero__grid">
        <HeroText block={block} isFirst={page.isFirst} />
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
