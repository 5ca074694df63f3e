import { TransferIcon } from '@sanity/icons/Transfer'
import { defineField, defineType } from 'sanity'
import { subtitle } from '../preview/localized.ts'
import { checkDestination, checkPath } from '../validation/addresses.ts'
import { checkLoop, type Hop } from '../validation/redirects.ts'
import { checkUnique, fetchOthers } from '../validation/unique.ts'

/** Leads an old address to a new one, in every language. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: TransferIcon,
  description: 'Leads visitors from an old address to a new one. Works as soon as it is published.',
  fields: [
    defineField({
      name: 'source',
      title: 'Old address',
      type: 'string',
      description: 'Begins with “/” and leaves out the language: “/about-us” holds for /zh, /en and /ar.',
      placeholder: '/about-us',
      validation: (rule) => [
        rule.required().error('Write the old address, for example “/about-us”.'),
        rule.custom<string>(checkPath),
        rule.custom<string>((source) => (source === '/' ? 'The home page cannot be led elsewhere.' : true)),
        rule.custom<string>((value, context) =>
          checkUnique(context, {
            type: 'redirect',
            field: 'source',
            value,
            message: 'There is a redirect from this address already: edit that one.',
          }),
        ),
        rule
          .custom<string>((value, context) =>
            checkUnique(context, {
              type: 'page',
              field: 'path.current',
              value,
              message:
                'There is a page at this address. While the redirect is in use, visitors cannot reach it.',
            }),
          )
          .warning(),
      ],
    }),
    defineField({
      name: 'destination',
      title: 'New address',
      type: 'string',
      description: 'A page of this site (“/contact”, without the language) or a full address (“https://…”).',
      placeholder: '/contact',
      validation: (rule) => [
        rule.required().error('Write where visitors should arrive.'),
        rule.custom<string>(checkDestination),
        rule.custom<string>(async (destination, context) => {
          const source = context.document?.source
          if (!destination || typeof source !== 'string') return true
          const others = await fetchOthers<Hop>(
            context,
            '_type == "redirect" && enabled != false',
            '{source, destination}',
            {},
          )
          return checkLoop({ source, destination }, others)
        }),
      ],
    }),
    defineField({
      name: 'permanent',
      title: 'For good',
      type: 'boolean',
      description: 'On: search engines forget the old address. Off: the old address will come back some day.',
      initialValue: true,
    }),
    defineField({
      name: 'enabled',
      title: 'In use',
      type: 'boolean',
      description: 'Switch off to keep the redirect without using it.',
      initialValue: true,
    }),
  ],
  orderings: [
    { name: 'source', title: 'Old address, A to Z', by: [{ field: 'source', direction: 'asc' }] },
    { name: 'edited', title: 'Last edited', by: [{ field: '_updatedAt', direction: 'desc' }] },
  ],
  preview: {
    select: { source: 'source', destination: 'destination', permanent: 'permanent', enabled: 'enabled' },
    prepare: ({ source, destination, permanent, enabled }: Record<string, unknown>) => ({
      title: typeof source === 'string' ? source : 'No old address yet',
      subtitle: subtitle(
        typeof destination === 'string' && `→ ${destination}`,
        permanent === false && 'for the time being',
        enabled === false && 'not in use',
      ),
    }),
  },
})
