import { TransferIcon } from '@sanity/icons/Transfer'
import { defineField, defineType } from 'sanity'
import { subtitle } from '../preview/localized.ts'
import { warnHiddenPage } from '../validation/address-conflicts.ts'
import { checkDestination, checkUnusedPath } from '../validation/addresses.ts'
import { warnBrokenDestination } from '../validation/broken-links.ts'
import { checkLoop, type RedirectRule } from '../validation/redirects.ts'
import { checkUnique, fetchOthers } from '../validation/unique.ts'

export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: TransferIcon,
  description: 'Sends visitors from an old address to a new one as soon as it’s published.',
  fields: [
    defineField({
      name: 'source',
      title: 'Old address',
      type: 'string',
      description: 'Starts with “/”, without the language: “/about-us” covers /zh, /en and /ar.',
      placeholder: '/about-us',
      validation: (rule) => [
        rule.required().error('Enter the old address, e.g. “/about-us”.'),
        rule.custom<string>(checkUnusedPath),
        rule.custom<string>((source) => (source === '/' ? 'You can’t redirect the home page.' : true)),
        rule.custom<string>((value, context) =>
          checkUnique(context, {
            type: 'redirect',
            field: 'source',
            value,
            message: 'There’s already a redirect from this address. Edit that one instead.',
          }),
        ),
        rule.custom<string>((source, context) => warnHiddenPage(context, source)).warning(),
      ],
    }),
    defineField({
      name: 'destination',
      title: 'New address',
      type: 'string',
      description: 'A page on this site (“/contact”, without the language) or a full URL (“https://…”).',
      placeholder: '/contact',
      validation: (rule) => [
        rule.required().error('Enter the new address.'),
        rule.custom<string>(checkDestination),
        rule.custom<string>(async (destination, context) => {
          const source = context.document?.source
          if (!destination || typeof source !== 'string') return true
          const others = await fetchOthers<RedirectRule>(
            context,
            '_type == "redirect" && enabled != false',
            '{source, destination}',
            {},
          )
          return checkLoop({ source, destination }, others)
        }),
        rule.custom<string>(warnBrokenDestination).warning(),
      ],
    }),
    defineField({
      name: 'permanent',
      title: 'Permanent',
      type: 'boolean',
      description: 'On: search engines replace the old address. Off: they keep it, because it will return.',
      initialValue: true,
    }),
    defineField({
      name: 'enabled',
      title: 'Active',
      type: 'boolean',
      description: 'Turn off to keep the redirect without using it.',
      initialValue: true,
    }),
  ],
  orderings: [{ name: 'source', title: 'Old address, A to Z', by: [{ field: 'source', direction: 'asc' }] }],
  preview: {
    select: { source: 'source', destination: 'destination', permanent: 'permanent', enabled: 'enabled' },
    prepare: ({ source, destination, permanent, enabled }: Record<string, unknown>) => ({
      title: typeof source === 'string' ? source : 'No old address',
      subtitle: subtitle(
        typeof destination === 'string' && `→ ${destination}`,
        permanent === false && 'temporary',
        enabled === false && 'inactive',
      ),
    }),
  },
})
