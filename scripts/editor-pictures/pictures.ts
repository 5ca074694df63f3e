/** A picture of Studio in the guide for editors. */
export interface EditorPicture {
  /** File name without ending. */
  name: string
  editor: 'marketer' | 'merchandiser' | 'administrator'
  /** Path in Studio. `{post}` is the id of the first article, and so on. */
  path: string
  /** Text that is shown once the view has loaded. */
  shows: string
  /** Buttons and tabs to press first, by name. */
  press?: readonly string[]
  /** Whether the site is shown too, which takes longer. */
  hasSite?: boolean
}

/** All pictures; each is on a page of `docs/editors`. */
export const EDITOR_PICTURES: readonly EditorPicture[] = [
  { name: 'home', editor: 'marketer', path: '/', shows: 'Hello, Mei Lin' },
  { name: 'article', editor: 'marketer', path: '/structure/blog;post;{post}', shows: 'Excerpt' },
  { name: 'bulk-edit', editor: 'merchandiser', path: '/bulk-edit/product', shows: 'All ', press: ['All'] },
  { name: 'order-of-a-list', editor: 'marketer', path: '/bulk-edit/teamMember/order', shows: 'Leadership' },
  { name: 'cart', editor: 'marketer', path: '/structure/page;page-cart', shows: 'Blocks' },
  {
    name: 'help-article',
    editor: 'marketer',
    path: '/structure/helpArticle;{helpArticle}',
    shows: 'Summary',
  },
  { name: 'inquiries', editor: 'marketer', path: '/structure/inquiries', shows: 'Inquiries' },
  { name: 'job', editor: 'marketer', path: '/structure/job;{job}', shows: 'Department' },
  { name: 'media', editor: 'marketer', path: '/media', shows: 'Browse Assets' },
  { name: 'menu', editor: 'marketer', path: '/structure/menus;menu-main', shows: 'Items' },
  { name: 'orders', editor: 'merchandiser', path: '/structure/orders', shows: 'Refunds to check' },
  { name: 'page', editor: 'marketer', path: '/structure/page;page-home', shows: 'Blocks' },
  { name: 'case-study', editor: 'marketer', path: '/structure/work;caseStudy;{caseStudy}', shows: 'Client' },
  { name: 'preview', editor: 'marketer', path: '/presentation?preview=/en', shows: 'Edit', hasSite: true },
  {
    name: 'pricing-plan',
    editor: 'marketer',
    path: '/structure/product;pricingPlan;{pricingPlan}',
    shows: 'Recommend this plan',
  },
  { name: 'project', editor: 'marketer', path: '/structure/projects;running', shows: 'In progress' },
  { name: 'redirects', editor: 'marketer', path: '/structure/redirect', shows: 'Redirects' },
  { name: 'releases', editor: 'marketer', path: '/releases', shows: 'Releases' },
  { name: 'reviews', editor: 'merchandiser', path: '/structure/reviews', shows: 'Reviews' },
  { name: 'service', editor: 'marketer', path: '/structure/service;{service}', shows: 'Summary' },
  { name: 'settings', editor: 'marketer', path: '/structure/siteSettings', shows: 'Site settings' },
  { name: 'product', editor: 'merchandiser', path: '/structure/shop;product;product-10010', shows: 'Number' },
  {
    name: 'variants',
    editor: 'merchandiser',
    path: '/structure/shop;product;product-10000',
    shows: 'Number',
    press: ['Variants'],
  },
  {
    name: 'stock',
    editor: 'merchandiser',
    path: '/structure/shop;product;product-10010',
    shows: 'Number',
    press: ['Stock'],
  },
  {
    name: 'discounts',
    editor: 'merchandiser',
    path: '/structure/shop;discounts',
    shows: 'Automatic promotions',
  },
  {
    name: 'gift-card',
    editor: 'merchandiser',
    path: '/structure/shop;gift-cards;all-gift-cards;giftCard.demo',
    shows: 'Generate another code',
  },
  {
    name: 'taxes',
    editor: 'merchandiser',
    path: '/structure/shop;shopSettings,path=taxProvider',
    shows: 'Tax by country',
  },
  {
    name: 'change-prices',
    editor: 'merchandiser',
    path: '/structure/shop;change-prices',
    shows: 'Current price',
  },
  { name: 'export-import', editor: 'merchandiser', path: '/structure/shop;export-import', shows: 'Download' },
  {
    name: 'translations',
    editor: 'marketer',
    path: '/structure/translation;{translation}',
    shows: 'With mistakes',
  },
  { name: 'import-translations', editor: 'marketer', path: '/bulk-edit/page/import', shows: 'XLIFF or CSV' },
]
