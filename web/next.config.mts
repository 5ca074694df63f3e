import type { NextConfig } from 'next'
import { environment } from './env.ts'

// Building, starting and developing all pass here first, so a missing setting stops each with a message.
environment()

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: false,
  poweredByHeader: false,
  // next-intl's own plugin looks for this file from the working directory, which is not `web` under `next build web`.
  turbopack: { resolveAlias: { 'next-intl/config': './i18n/request.ts' } },
  images: { loader: 'custom', loaderFile: './content/image-loader.ts' },
  cacheLife: {
    // Content lives until a publish expires its tags. The day is a safety net, and brings the new year into the footer.
    content: { stale: 30, revalidate: 60 * 60 * 24, expire: 60 * 60 * 24 * 365 },
  },
}

export default config
