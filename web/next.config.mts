import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import { markStartScripts } from './compile-hints.ts'
import { environment, isOnVercel } from './env.ts'
import { securityHeaders } from './lib/security-headers.ts'

// Building, starting and developing all pass here first, so a missing setting stops each with a message.
const { BUILD_STANDALONE, NEXT_DIST_DIR, REDIS_URL } = environment()

const handler = (name: string) => join(import.meta.dirname, 'cache', name)

/**
 * One set of cache handlers serves one instance and several. Vercel caches pages itself and expires them by tag. Its functions must not
 * cache pages in memory, because other functions cannot expire those.
 */
const caching: NextConfig = isOnVercel()
  ? { cacheMaxMemorySize: 0 }
  : {
      cacheHandler: handler('page-cache.ts'),
      // One instance uses Next's own data cache. A standalone server learns only when it starts whether it shares Redis.
      ...((REDIS_URL || BUILD_STANDALONE) && {
        cacheHandlers: { default: handler('data-cache.ts'), remote: handler('data-cache.ts') },
      }),
    }

const config = (phase: string): NextConfig => ({
  distDir: NEXT_DIST_DIR,
  output: BUILD_STANDALONE ? 'standalone' : undefined,
  cacheComponents: true,
  // Whole pages are small and static, so links fetch them ahead. Partial Prefetching would fetch shells only, and in draft
  // mode complains of every read, since drafts are never cached.
  partialPrefetching: false,
  poweredByHeader: false,
  // Next renders pages again for crawlers of its own list, and responds with 200 to them where a page is missing. The pages here carry
  // their metadata in the head already, so crawlers get the same ones as visitors.
  htmlLimitedBots: /(?!)/,
  serverExternalPackages: ['wawoff2', 'pdfkit', 'fontkit'],
  experimental: {
    // Next leaves one core idle, which is half of a small machine.
    cpus: availableParallelism(),
    // Small scripts that every page asks for are joined: two requests fewer before a page can be used.
    turbopackChunking: { requestCost: 1_000_000, minChunkSize: 200_000 },
    // A CV of 4 MB and what surrounds it; somewhat larger ones are refused in words.
    serverActions: { bodySizeLimit: '9mb' },
    // The proxy reads as much, and answers larger forms with a page that says so.
    proxyClientMaxBodySize: '9mb',
  },
  // Types are checked by `npm run types`; checking them again would only make every build slower.
  typescript: { ignoreBuildErrors: true },
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      await markStartScripts(distDir)
    },
  },
  // next-intl's own plugin looks for this file from the working directory, which is not `web` under `next build web`.
  turbopack: { resolveAlias: { 'next-intl/config': './i18n-request.ts' } },
  // Bootstrap 5 is still written with Sass's older rules.
  sassOptions: {
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  },
  images: { loader: 'custom', loaderFile: './sanity/image/image-loader.ts' },
  ...caching,
  // A script or style that no build has: Next would answer with its prerendered page of missing addresses, which caches would keep for
  // a year. Files that exist are served before.
  rewrites: () =>
    Promise.resolve({
      beforeFiles: [],
      afterFiles: [{ source: '/_next/static/:path*', destination: '/api/missing-file' }],
      fallback: [],
    }),
  headers: () =>
    Promise.resolve([
      {
        source: '/:path*',
        headers: securityHeaders(environment(), phase === PHASE_DEVELOPMENT_SERVER),
      },
    ]),
})

export default config
