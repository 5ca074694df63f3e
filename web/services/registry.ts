import { VIDEO_PROVIDERS } from '#schemas/shared/video-providers.ts'
import type { Environment } from '../env.ts'

/** What a content security policy may allow a service. */
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

/** A service that pages touch in the browser, and the origins it needs there. */
export interface Service {
  name: string
  purpose: string
  sources: (environment: Environment) => Partial<Record<Directive, readonly string[]>>
}

/** Every service that a page may touch in the browser. A service that is not listed here is blocked. */
export const SERVICES: readonly Service[] = [
  {
    name: 'Sanity image server',
    purpose:
      'Serves the pictures of the content in the size and format that a browser asks for, and its films.',
    sources: ({ SANITY_API_HOST }) => {
      const host = SANITY_API_HOST ?? 'https://cdn.sanity.io'
      return { 'img-src': [host], 'media-src': [host] }
    },
  },
  {
    name: 'Sanity Studio',
    purpose:
      'Shows drafts of the site in the frame of its Presentation tool, and there pictures of blocks to insert.',
    sources: ({ STUDIO_URL }) => ({ 'frame-ancestors': [STUDIO_URL], 'img-src': [STUDIO_URL] }),
  },
  {
    name: 'Firebase Authentication',
    purpose: 'Signs somebody in; loaded and asked only when a visitor does.',
    sources: ({ FIREBASE_AUTH_EMULATOR_HOST: emulator }) => ({
      'connect-src': emulator
        ? [`http://${emulator}`]
        : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    }),
  },
  {
    name: 'Stripe',
    purpose: 'Its page of saved cards, which a form of the account leads to.',
    sources: ({ STRIPE_API_URL }) => ({ 'form-action': [STRIPE_API_URL ?? 'https://billing.stripe.com'] }),
  },
  ...VIDEO_PROVIDERS.map(({ name, origin }) => ({
    name,
    purpose: 'Plays a film in a frame of its own, once a visitor has pressed play.',
    sources: () => ({ 'frame-src': [origin] }),
  })),
]
