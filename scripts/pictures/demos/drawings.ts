import type { DEMOS } from '../texts/pages.ts'
import { app } from './app.ts'
import { classic } from './classic.ts'
import { creative } from './creative.ts'
import { design } from './design.ts'
import { digital } from './digital.ts'
import { finance } from './finance.ts'
import { product } from './product.ts'
import { seo } from './seo.ts'

/** Drawings of the landing pages, 1600 × 1000. */
export const DEMO_DRAWINGS: Record<keyof typeof DEMOS, () => string> = {
  'demo-classic': classic,
  'demo-creative': creative,
  'demo-digital': digital,
  'demo-design': design,
  'demo-seo': seo,
  'demo-product': product,
  'demo-app': app,
  'demo-finance': finance,
}
