import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { RocketIcon } from '@sanity/icons/Rocket'
import { UsersIcon } from '@sanity/icons/Users'
import { blogItem } from './blog.ts'
import { folder, sortedList } from './items.ts'
import type { ListContext } from './list-or-empty.ts'

/** Creates the lists of documents with a page, or shown on pages. */
export const pageItems = (context: ListContext) => [
  sortedList(context, 'page', {
    title: 'Pages',
    empty: 'No pages yet. Build one from blocks, and it’s on the site once you publish it.',
  }),
  sortedList(context, 'service', {
    title: 'Services',
    empty: 'No services yet. Each one gets a page of its own, and a card in “Services grid” blocks.',
  }),
  blogItem(context),
  folder(context.S, 'work', 'Work and people', UsersIcon, [
    sortedList(context, 'caseStudy', {
      title: 'Case studies',
      empty: 'No case studies yet. Each one shows a project we delivered, in lists and on its own page.',
    }),
    sortedList(context, 'customerStory', {
      title: 'Customer stories',
      empty: 'No customer stories yet. In each one a customer tells how they work with us, on its own page.',
    }),
    sortedList(context, 'testimonial', {
      title: 'Testimonials',
      ordering: { field: '_createdAt', direction: 'asc' },
      empty: 'No testimonials yet. Add what a client says about us, and show it in blocks and stories.',
    }),
    sortedList(context, 'teamMember', {
      title: 'Team',
      empty: 'No team members yet. Add people, and “Team” blocks show them by department.',
    }),
    sortedList(context, 'department', {
      title: 'Departments',
      empty: 'No departments yet. Each one becomes a heading in the lists of the team and of jobs.',
    }),
  ]),
  sortedList(context, 'job', {
    title: 'Jobs',
    ordering: { field: 'closesAt', direction: 'asc' },
    empty: 'No jobs yet. Add an opening; it leaves the site by itself after its closing date.',
  }),
  sortedList(context, 'helpTopic', {
    title: 'Help topics',
    empty: 'No help topics yet. Add one, and its page lists all help articles on it.',
  }),
  sortedList(context, 'helpArticle', {
    title: 'Help articles',
    empty: 'No help articles yet. Each one explains one task or answers one question.',
  }),
  folder(context.S, 'product', 'SaaS product', RocketIcon, [
    sortedList(context, 'feature', {
      title: 'Features',
      empty: 'No features yet. Each one appears in lists and gets a page of its own.',
    }),
    sortedList(context, 'integration', {
      title: 'Integrations',
      ordering: { field: 'order', direction: 'asc' },
      empty: 'No integrations yet. Add the services that the product connects to.',
    }),
    sortedList(context, 'integrationCategory', {
      title: 'Integration categories',
      empty: 'No categories yet. Each one becomes a heading above its integrations.',
    }),
    sortedList(context, 'pricingPlan', {
      title: 'Pricing plans',
      empty: 'No pricing plans yet. Each one becomes a column in pricing and comparison tables.',
    }),
  ]),
  folder(context.S, 'questions', 'Questions and answers', HelpCircleIcon, [
    sortedList(context, 'faq', {
      title: 'Questions',
      empty: 'No questions yet. Add one with its answer, and show it in a “Questions and answers” block.',
    }),
    sortedList(context, 'faqCategory', {
      title: 'Categories',
      empty: 'No categories yet. Add one, and blocks can show the questions in it.',
    }),
  ]),
]
