import type { Alt } from './alt.ts'
import { CASE_DRAWINGS } from './cases/drawings.ts'
import { DEMO_DRAWINGS } from './demos/drawings.ts'
import { FEATURE_DRAWINGS } from './features/drawings.ts'
import { GOODS_PAINTINGS } from './goods/paintings.ts'
import type { Painting } from './kit/paint.ts'
import { CLIENT_DRAWINGS } from './marks/clients.ts'
import { INTEGRATION_DRAWINGS } from './marks/integrations.ts'
import { OFFICE_DRAWINGS } from './offices/drawings.ts'
import { PAGE_DRAWINGS } from './pages/drawings.ts'
import { PEOPLE_DRAWINGS } from './people/drawings.ts'
import { POST_DRAWINGS } from './posts/drawings.ts'
import { STORY_DRAWINGS } from './stories/drawings.ts'
import { CASES } from './texts/cases.ts'
import { FEATURES } from './texts/features.ts'
import { GOODS } from './texts/goods.ts'
import { CLIENTS, INTEGRATIONS } from './texts/marks.ts'
import { DEMOS, OFFICES, PAGES } from './texts/pages.ts'
import { PEOPLE } from './texts/people.ts'
import { POSTS } from './texts/posts.ts'
import { STORIES } from './texts/stories.ts'
import { WALLPAPERS } from './texts/wallpapers.ts'
import { WALLPAPER_PAINTINGS } from './wallpapers/paintings.ts'

interface Pictures {
  folder: string
  /** What the pictures are for, as the README says it. */
  purpose: string
  width: number
  height: number
  alts: Record<string, Alt>
}

/** Pictures in lines, in the language of the site. */
export interface DrawnGroup extends Pictures {
  /** `webp` stands on a ground of its own; `svg` is a mark without ground, in tones for light and dark pages. */
  format: 'webp' | 'svg'
  drawings: Record<string, () => string>
}

/** Pictures in full colour. */
export interface PaintedGroup extends Pictures {
  format: 'webp'
  paintings: Record<string, () => Painting>
  /** Width of the file that buyers download, when there is one. */
  downloadWidth?: number
}

/** Pictures of one kind: a folder, a format, and for each name what is to be seen and what is said of it. */
export type Group = DrawnGroup | PaintedGroup

const cover = { width: 1600, height: 1000, format: 'webp' } as const
const mark = { width: 160, height: 160, format: 'svg' } as const

/** Every picture of the seed content, by group. */
export const GROUPS: readonly Group[] = [
  { folder: 'posts', purpose: 'Covers of blog posts', ...cover, alts: POSTS, drawings: POST_DRAWINGS },
  {
    folder: 'cases',
    purpose: 'Covers of case studies, with two further pictures (`-a`, `-b`) each',
    ...cover,
    alts: CASES,
    drawings: CASE_DRAWINGS,
  },
  {
    folder: 'people',
    purpose: 'Portraits: drawn emblems, not likenesses',
    width: 800,
    height: 800,
    format: 'webp',
    alts: PEOPLE,
    drawings: PEOPLE_DRAWINGS,
  },
  {
    folder: 'stories',
    purpose: 'Covers of customer stories',
    ...cover,
    alts: STORIES,
    drawings: STORY_DRAWINGS,
  },
  {
    folder: 'features',
    purpose: 'Features of the product, as schematic screens',
    ...cover,
    alts: FEATURES,
    drawings: FEATURE_DRAWINGS,
  },
  {
    folder: 'clients',
    purpose: 'Marks of client organisations (the organisation’s name is the better alternative text)',
    ...mark,
    alts: CLIENTS,
    drawings: CLIENT_DRAWINGS,
  },
  {
    folder: 'integrations',
    purpose: 'Glyphs of integrations',
    ...mark,
    alts: INTEGRATIONS,
    drawings: INTEGRATION_DRAWINGS,
  },
  { folder: 'demos', purpose: 'Landing pages', ...cover, alts: DEMOS, drawings: DEMO_DRAWINGS },
  {
    folder: 'pages',
    purpose: 'Pages that are not there, or not yet',
    ...cover,
    alts: PAGES,
    drawings: PAGE_DRAWINGS,
  },
  { folder: 'offices', purpose: 'Cities of the offices', ...cover, alts: OFFICES, drawings: OFFICE_DRAWINGS },
  {
    folder: 'wallpapers',
    purpose:
      'Wallpapers of the shop as its pages show them; the files that buyers download lie in `../files/wallpapers`',
    width: 1920,
    height: 1080,
    format: 'webp',
    alts: WALLPAPERS,
    paintings: WALLPAPER_PAINTINGS,
    downloadWidth: 5120,
  },
  {
    folder: 'goods',
    purpose: 'Goods of the shop, photographed in a studio that exists in code only',
    width: 1500,
    height: 1000,
    format: 'webp',
    alts: GOODS,
    paintings: GOODS_PAINTINGS,
  },
]
