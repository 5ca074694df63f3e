import { join } from 'node:path'
import type { NextConfig } from 'next'
import { environment } from './env.ts'
import { securityHeaders } from './services/security-headers.ts'

// Building, starting and developing all pass here first, so a missing setting stops each with a message.
const { BUILD_DIRECTORY } = environment()

const config: NextConfig = {
  distDir: BUILD_DIRECTORY,
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  typedRoutes: false,
  // next-intl's own plugin looks for this file from the working directory, which is not `web` under `next build web`.
  turbopack: { resolveAlias: { 'next-intl/config': './i18n/request.ts' } },
  images: { loader: 'custom', loaderFile: './content/image-loader.ts' },
  cacheHandler: join(import.meta.dirname, 'content/page-cache.ts'),
  cacheLife: {
    // Content lives until a publish expires its tags. The day is a safety net, and brings the new year into the footer.
    content: { stale: 30, revalidate: 60 * 60 * 24, expire: 60 * 60 * 24 * 365 },
    // A copy shown while the content lake is down: asked for again soon.
    copy: { stale: 30, revalidate: 10, expire: 60 * 60 * 24 * 365 },
  },
  env: { SITE_READ_REGISTER: join(import.meta.dirname, BUILD_DIRECTORY, 'reads.sqlite') },
  headers: () => Promise.resolve([{ source: '/:path*', headers: securityHeaders(environment()) }]),
}

export default config
