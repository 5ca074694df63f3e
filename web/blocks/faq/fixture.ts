import { blockOf, paragraphOf, sectionHead } from '../sample-results.ts'

/** The block as the lake returns it, with every field filled in. */
export const fixture = {
  ...blockOf('faqBlock'),
  ...sectionHead,
  grouped: true,
  faqs: [
    {
      id: 'faq-notice',
      question: 'How long is the notice period?',
      answer: paragraphOf('One month, in writing, from either side.'),
      category: { id: 'faqCategory-services', title: 'Services', order: 20 },
    },
  ],
}
