import { VIDEO_PROVIDERS } from '#schemas/shared/video-providers.ts'
import type { Environment } from '../env.ts'

/** Directives of the content security policy that a service can extend. */
export type Directive =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'media-src'
  | 'font-src'
  | 'connect-src'
  | 'frame-src'
  | 'form-action'
  | 'frame-ancestors'

/** A service that pages use in the browser, and the origins it needs. */
export interface Service {
  name: string
  purpose: string
  sources: (environment: Environment) => Partial<Record<Directive, readonly string[]>>
}

/** Every service that pages use in the browser. Services not listed here are blocked. */
export const SERVICES: readonly Service[] = [
  {
    name: 'Sanity image server',
    purpose:
      'Serves the images of the content in the size and format that a browser requests, and its videos.',
    sources: ({ SANITY_API_HOST }) => {
      const host = SANITY_API_HOST ?? 'https://cdn.sanity.io'
      return { 'img-src': [host], 'media-src': [host] }
    },
  },
  {
    name: 'Sanity Studio',
    purpose:
      'Shows drafts of the site in the frame of its Presentation tool, with images of blocks to insert.',
    sources: ({ STUDIO_URL }) => ({ 'frame-ancestors': [STUDIO_URL], 'img-src': [STUDIO_URL] }),
  },
  {
    name: 'Firebase Authentication',
    purpose: 'Signs in customers; loaded only when a visitor signs in.',
    sources: ({ FIREBASE_AUTH_EMULATOR_HOST: emulator }) => ({
      'connect-src': emulator
        ? [`http://${emulator}`]
        : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    }),
  },
  {
    name: 'Stripe',
    purpose: 'Customer portal with saved cards, opened by an account form.',
    sources: ({ STRIPE_API_URL }) => ({ 'form-action': [STRIPE_API_URL ?? 'https://billing.stripe.com'] }),
  },
  ...VIDEO_PROVIDERS.map(({ name, origin }) => ({
    name,
    purpose: 'Plays a video in a frame after a visitor clicks play.',
    sources: () => ({ 'frame-src': [origin] }),
  })),
]
