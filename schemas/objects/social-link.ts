import { ShareIcon } from '@sanity/icons/Share'
import { defineField, defineType } from 'sanity'
import { SOCIAL_PLATFORMS } from '../shared/social-platforms.ts'
import { checkUrl } from '../validation/addresses.ts'
import { checkProfileUrl } from '../validation/contact.ts'

/** A profile of the company on a social network. */
export const socialLink = defineType({
  name: 'socialLink',
  title: 'Social profile',
  type: 'object',
  icon: ShareIcon,
  description: 'A network and the address of the company profile there.',
  fields: [
    defineField({
      name: 'platform',
      title: 'Network',
      type: 'string',
      description: 'Decides which icon the footer shows.',
      options: { list: SOCIAL_PLATFORMS.map(({ id, title }) => ({ title, value: id })) },
      validation: (rule) => rule.required().error('Choose the network.'),
    }),
    defineField({
      name: 'url',
      title: 'Address of the profile',
      type: 'url',
      description: 'Open the profile in a browser and paste its address here.',
      placeholder: 'https://www.linkedin.com/company/…',
      validation: (rule) => [
        rule.required().error('Paste the address of the profile.'),
        rule.custom<string>(checkUrl),
        rule.custom<string>((url, { parent }) => {
          const { platform } = parent as { platform?: string }
          return checkProfileUrl(
            url,
            SOCIAL_PLATFORMS.find(({ id }) => id === platform),
          )
        }),
      ],
    }),
  ],
  preview: {
    select: { platform: 'platform', url: 'url' },
    prepare: ({ platform, url }: { platform?: string; url?: string }) => ({
      title: SOCIAL_PLATFORMS.find(({ id }) => id === platform)?.title ?? 'Network not chosen',
      subtitle: url,
    }),
  },
})
