import { blockOf, paragraphOf, sectionHead } from '../sample-answers.ts'

/** The block with every part filled in, as the lake answers its projection. */
export const fixture = {
  ...blockOf('faqBlock'),
  ...sectionHead,
  grouped: true,
  faqs: [
    {
      id: 'faq-notice',
      question: 'How long is the notice period?',
      answer: paragraphOf('One month, in writing, from either side.'),
      category: 'services',
    },
  ],
}
