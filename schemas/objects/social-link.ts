import { ShareIcon } from '@sanity/icons/Share'
import { defineField, defineType } from 'sanity'
import { choiceTitle } from '../preview/choice-title.ts'
import { SOCIAL_PLATFORMS } from '../shared/content-choices.ts'
import { checkUrl } from '../validation/addresses.ts'
import { checkProfileUrl } from '../validation/contact.ts'
import { urlRules } from '../validation/url-rules.ts'

export const socialLink = defineType({
  name: 'socialLink',
  title: 'Social profile',
  type: 'object',
  icon: ShareIcon,
  description: 'A social network and the company’s profile on it.',
  fields: [
    defineField({
      name: 'platform',
      title: 'Network',
      type: 'string',
      description: 'Determines the icon in the footer.',
      options: { list: [...SOCIAL_PLATFORMS] },
      validation: (rule) => rule.required().error('Choose a network.'),
    }),
    defineField({
      name: 'url',
      title: 'Profile URL',
      type: 'url',
      description: 'Open the profile in your browser and paste its URL here.',
      placeholder: 'https://www.linkedin.com/company/…',
      validation: (rule) =>
        urlRules(rule, {
          required: 'Paste the profile’s URL.',
          check: (url, { parent }) => {
            const { platform } = parent as { platform?: string }
            const network = SOCIAL_PLATFORMS.find(({ value }) => value === platform)
            const result = checkUrl(url)
            return result === true ? checkProfileUrl(url, network) : result
          },
        }),
    }),
  ],
  preview: {
    select: { platform: 'platform', url: 'url' },
    prepare: ({ platform, url }: { platform?: string; url?: string }) => ({
      title: choiceTitle(SOCIAL_PLATFORMS, platform) ?? 'No network chosen',
      subtitle: url,
    }),
  },
})
