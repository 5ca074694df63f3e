import type {
  Currency,
  GiftCardCode,
  Icon,
  MinorUnits,
  SanityImageCrop,
  SanityImageHotspot,
} from '#schemas/shared/documents.generated.ts'

// Source: web/blocks/page/query.ts
// Variable: pageQuery
// Query: *[_type == "page" && path.current == $path][0] {    "id": _id,  "paths": {   "type": _type,  "addresses": { "zh": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), "en": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current)), "ar": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)) } },  seo {   "title": coalesce(  title[language == $locale][0].value,  select(!defined(coalesce(^.title, ^.name)[language == $locale][0].value) => title[language == "en"][0].value)),  "description": coalesce(  description[language == $locale][0].value,  select(!defined(coalesce(^.summary, ^.excerpt, ^.description, ^.biography)[language == $locale][0].value) => description[language == "en"][0].value)),  image {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  noIndex },  "path": path.current,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  shows { layout, "document": document->{ "type": _type, "slug": slug.current, "topic": topic->slug.current } },  blocks[hidden != true] {   "type": _type,  "key": _key,  anchor,  visibleFrom,  visibleUntil,   _type == "aboutBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  statistics[] { "key": _key, value, "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value) },  checklist[] { "key": _key, "text": coalesce(text[language == $locale][0].value, text[language == "en"][0].value) },  button {   "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value),  style,  link {   kind, path, url, anchor, newTab,  "documentId": document._ref } },  image {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) } },  _type == "callToActionBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  buttons[] {   "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value),  style,  link {   kind, path, url, anchor, newTab,  "documentId": document._ref } },  tone },  _type == "cartBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  view,  "emptyHeading": coalesce(emptyHeading[language == $locale][0].value, emptyHeading[language == "en"][0].value),  "emptyText": coalesce(emptyText[language == $locale][0].value, emptyText[language == "en"][0].value),  "settings": *[_id == "shopSettings"][0] {   quantityOptions, detailLimit, listLimit, serviceCharge,  currency, payingCurrencies, firstCurrencies { zh, en, ar },  taxRates { standard, zero },  "samples": sampleItems[] { "id": product->slug.current, quantity } } },  _type == "catalogBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  pageSize },  _type == "codeBlock" => { language, code, "caption": coalesce(caption[language == $locale][0].value, caption[language == "en"][0].value) },  _type == "comparisonTableBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  "plans": select(  count(plans) > 0 => plans[]->,  *[_type == "pricingPlan"] | order(order asc, _id asc))[] { "id": _id, "name": coalesce(name[language == $locale][0].value, name[language == "en"][0].value), highlighted },  groups[] {    "key": _key,    "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),    rows[] {      "key": _key,      "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value),      values[] { kind, "text": coalesce(text[language == $locale][0].value, text[language == "en"][0].value) }    }  } },  _type == "contactBannerBlock" => {   "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  "emailPlaceholder": coalesce(emailPlaceholder[language == $locale][0].value, emailPlaceholder[language == "en"][0].value),  "submitLabel": coalesce(submitLabel[language == $locale][0].value, submitLabel[language == "en"][0].value) },  _type == "contactCardsBlock" => {   "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "info": *[_id == "contactInfo"][0] {   "officeName": coalesce(officeName[language == $locale][0].value, officeName[language == "en"][0].value),  "address": coalesce(address[language == $locale][0].value, address[language == "en"][0].value),  phone,  email,  "weekdayHours": coalesce(weekdayHours[language == $locale][0].value, weekdayHours[language == "en"][0].value),  "weekendHours": coalesce(weekendHours[language == $locale][0].value, weekendHours[language == "en"][0].value),  "supportHours": coalesce(supportHours[language == $locale][0].value, supportHours[language == "en"][0].value),  "responsePromise": coalesce(responsePromise[language == $locale][0].value, responsePromise[language == "en"][0].value) } },  _type == "contactFormBlock" => {   "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  "submitLabel": coalesce(submitLabel[language == $locale][0].value, submitLabel[language == "en"][0].value) },  _type == "countdownBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  date,  "finishedText": coalesce(finishedText[language == $locale][0].value, finishedText[language == "en"][0].value) },  _type == "customerStoriesBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  "stories": select(  count(stories) > 0 => stories[]->,  *[_type == "customerStory"] | order(order asc, _id asc))[] {     "id": _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "summary": coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "customer": coalesce(customer[language == $locale][0].value, customer[language == "en"][0].value),  "sector": coalesce(sector[language == $locale][0].value, sector[language == "en"][0].value),  cover {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) } } },  _type == "faqBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  "grouped": !defined(faqs[0]) && !defined(category._ref),  "faqs": select(    count(faqs) > 0 => faqs[]->{   "id": _id,  "question": coalesce(question[language == $locale][0].value, question[language == "en"][0].value),  "answer": coalesce(  answer[language == $locale && count(value) > 0][0].value,  answer[language == "en"][0].value)[] {  _type == "block" => {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } },  _type == "richTextFigure" => { _type, _key, caption, "image": {   "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip), alt } },  _type == "richTextCallout" => { _type, _key, tone, text[] {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } } },  _type == "richTextCode" => { _type, _key, language, fileName, code },  _type == "richTextTable" => { _type, _key, caption, headerRow, rows[] { cells } }},  "category": category->{ "id": _id, "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value), order } },    defined(category._ref) => *[_type == "faq" && category._ref == ^.category._ref]      | order(order asc, _id asc) {   "id": _id,  "question": coalesce(question[language == $locale][0].value, question[language == "en"][0].value),  "answer": coalesce(  answer[language == $locale && count(value) > 0][0].value,  answer[language == "en"][0].value)[] {  _type == "block" => {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } },  _type == "richTextFigure" => { _type, _key, caption, "image": {   "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip), alt } },  _type == "richTextCallout" => { _type, _key, tone, text[] {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } } },  _type == "richTextCode" => { _type, _key, language, fileName, code },  _type == "richTextTable" => { _type, _key, caption, headerRow, rows[] { cells } }},  "category": category->{ "id": _id, "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value), order } },    *[_type == "faq"] | order(order asc, _id asc) {   "id": _id,  "question": coalesce(question[language == $locale][0].value, question[language == "en"][0].value),  "answer": coalesce(  answer[language == $locale && count(value) > 0][0].value,  answer[language == "en"][0].value)[] {  _type == "block" => {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } },  _type == "richTextFigure" => { _type, _key, caption, "image": {   "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip), alt } },  _type == "richTextCallout" => { _type, _key, tone, text[] {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } } },  _type == "richTextCode" => { _type, _key, language, fileName, code },  _type == "richTextTable" => { _type, _key, caption, headerRow, rows[] { cells } }},  "category": category->{ "id": _id, "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value), order } }  ) },  _type == "featureGridBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  columns,  items[] {    "key": _key,    icon,    "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),    "text": coalesce(text[language == $locale][0].value, text[language == "en"][0].value),    link {   kind, path, url, anchor, newTab,  "documentId": document._ref }  } },  _type == "featureListBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  layout,  "features": select(  count(features) > 0 => features[]->,  *[_type == "feature"] | order(order asc, _id asc))[] {     "id": _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "summary": coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  icon,  picture {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  benefits[] { "key": _key, "text": coalesce(text[language == $locale][0].value, text[language == "en"][0].value) } } },  _type == "featureSplitBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  "body": coalesce(  body[language == $locale && count(value) > 0][0].value,  body[language == "en"][0].value)[] {  _type == "block" => {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } },  _type == "richTextFigure" => { _type, _key, caption, "image": {   "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip), alt } },  _type == "richTextCallout" => { _type, _key, tone, text[] {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } } },  _type == "richTextCode" => { _type, _key, language, fileName, code },  _type == "richTextTable" => { _type, _key, caption, headerRow, rows[] { cells } }},  checklist[] { "key": _key, "text": coalesce(text[language == $locale][0].value, text[language == "en"][0].value) },  button {   "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value),  style,  link {   kind, path, url, anchor, newTab,  "documentId": document._ref } },  picture {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  side },  _type == "galleryBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  pictures[] { "key": _key, "image": {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) }, "caption": coalesce(caption[language == $locale][0].value, caption[language == "en"][0].value) },  columns },  _type == "helpTopicsBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  showSearch,  "topics": select(  count(topics) > 0 => topics[]->,  *[_type == "helpTopic"] | order(order asc, _id asc))[] {     "id": _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "summary": coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  icon,  "count": count(*[_type == "helpArticle" && topic._ref == ^._id]) } },  _type == "heroBlock" => {   layout,  "badge": coalesce(badge[language == $locale][0].value, badge[language == "en"][0].value),  "headline": coalesce(headline[language == $locale][0].value, headline[language == "en"][0].value),  typedWords[] { "text": coalesce(text[language == $locale][0].value, text[language == "en"][0].value) },  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  buttons[] {   "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value),  style,  link {   kind, path, url, anchor, newTab,  "documentId": document._ref } },  emailForm,  "emailPlaceholder": coalesce(emailPlaceholder[language == $locale][0].value, emailPlaceholder[language == "en"][0].value),  "submitLabel": coalesce(submitLabel[language == $locale][0].value, submitLabel[language == "en"][0].value),  highlights[] { "key": _key, "text": coalesce(text[language == $locale][0].value, text[language == "en"][0].value) },  image {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) } },  _type == "integrationsGridBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  grouped,  "integrations": select(  count(integrations) > 0 => integrations[]->,  *[_type == "integration"] | order(order asc, _id asc))[] {     "id": _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "summary": coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "category": category->{ "id": _id, "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value), order, icon },  logo {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) } } },  _type == "jobListBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  "emptyText": coalesce(emptyText[language == $locale][0].value, emptyText[language == "en"][0].value),  "jobs": select(    count(jobs) > 0 => jobs[]->{     "id": _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "summary": coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "department": department->{ "id": _id, "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value), order },  "location": coalesce(location[language == $locale][0].value, location[language == "en"][0].value),  employment,  arrangement,  closesAt },    *[_type == "job"] | order(publishedAt desc, _id asc) {     "id": _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "summary": coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "department": department->{ "id": _id, "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value), order },  "location": coalesce(location[language == $locale][0].value, location[language == "en"][0].value),  employment,  arrangement,  closesAt }  ) },  _type == "logoCloudBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  logos[] { "key": _key, "name": coalesce(name[language == $locale][0].value, name[language == "en"][0].value), figure {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) }, link {   kind, path, url, anchor, newTab,  "documentId": document._ref } } },  _type == "newsletterBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  "emailPlaceholder": coalesce(emailPlaceholder[language == $locale][0].value, emailPlaceholder[language == "en"][0].value),  "submitLabel": coalesce(submitLabel[language == $locale][0].value, submitLabel[language == "en"][0].value),  "note": coalesce(note[language == $locale][0].value, note[language == "en"][0].value) },  _type == "officesBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  offices[] {    "key": _key,    "name": coalesce(name[language == $locale][0].value, name[language == "en"][0].value),    "address": coalesce(address[language == $locale][0].value, address[language == "en"][0].value),    phone,    email,    "hours": coalesce(hours[language == $locale][0].value, hours[language == "en"][0].value)  } },  _type == "pageHeadingBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value) },  _type == "portfolioBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  layout, pageSize,  "caseStudies": select(  count(caseStudies) > 0 => caseStudies[]->,  *[_type == "caseStudy"] | order(order asc, _id asc))[] {     "id": _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "summary": coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "client": coalesce(client[language == $locale][0].value, client[language == "en"][0].value),  "sector": coalesce(sector[language == $locale][0].value, sector[language == "en"][0].value),  year,  cover {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  results[] { "key": _key, value, "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value) } } },  _type == "postListBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  layout,  pageSize,  "isChosen": count(posts) > 0,  "categoryHref": category->{   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "posts": select(    count(posts) > 0 => posts[]->{   "id": _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "excerpt": coalesce(excerpt[language == $locale][0].value, excerpt[language == "en"][0].value),  cover {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  publishedAt,  "isLead": featured,  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "category": category->{   "label": coalesce(coalesce(title[language == $locale][0].value, title[language == "en"][0].value), coalesce(name[language == $locale][0].value, name[language == "en"][0].value)),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) } } },    defined(category) => *[_type == "post" && category._ref == ^.category._ref]      | order(publishedAt desc, _id asc) {   "id": _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "excerpt": coalesce(excerpt[language == $locale][0].value, excerpt[language == "en"][0].value),  cover {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  publishedAt,  "isLead": featured,  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "category": category->{   "label": coalesce(coalesce(title[language == $locale][0].value, title[language == "en"][0].value), coalesce(name[language == $locale][0].value, name[language == "en"][0].value)),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) } } },    *[_type == "post"] | order(publishedAt desc, _id asc) {   "id": _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "excerpt": coalesce(excerpt[language == $locale][0].value, excerpt[language == "en"][0].value),  cover {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  publishedAt,  "isLead": featured,  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "category": category->{   "label": coalesce(coalesce(title[language == $locale][0].value, title[language == "en"][0].value), coalesce(name[language == $locale][0].value, name[language == "en"][0].value)),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) } } }  ),  "categories": *[_type == "postCategory"] | order(slug.current asc) {      "label": coalesce(coalesce(title[language == $locale][0].value, title[language == "en"][0].value), coalesce(name[language == $locale][0].value, name[language == "en"][0].value)),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) }, "count": count(*[_type == "post" && category._ref == ^._id])  },  "tags": select(layout == "sidebar" => *[_type == "tag"] | order(slug.current asc) {      "label": coalesce(coalesce(title[language == $locale][0].value, title[language == "en"][0].value), coalesce(name[language == $locale][0].value, name[language == "en"][0].value)),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) }, "count": count(*[_type == "post" && ^._id in tags[]._ref])  }),  "recent": select(layout == "sidebar" => *[_type == "post"]    | order(publishedAt desc, _id asc) [0...4] {   "id": _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "excerpt": coalesce(excerpt[language == $locale][0].value, excerpt[language == "en"][0].value),  cover {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  publishedAt,  "isLead": featured,  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "category": category->{   "label": coalesce(coalesce(title[language == $locale][0].value, title[language == "en"][0].value), coalesce(name[language == $locale][0].value, name[language == "en"][0].value)),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) } } }) },  _type == "pricingTableBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  "plans": select(  count(plans) > 0 => plans[]->,  *[_type == "pricingPlan"] | order(order asc, _id asc))[] {   "id": _id,  "name": coalesce(name[language == $locale][0].value, name[language == "en"][0].value),  "summary": coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value),  "badge": coalesce(badge[language == $locale][0].value, badge[language == "en"][0].value),  highlighted,  currency, monthlyPrice, yearlyPrice,  features[] { "key": _key, "text": coalesce(text[language == $locale][0].value, text[language == "en"][0].value) },  button {   "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value),  style,  link {   kind, path, url, anchor, newTab,  "documentId": document._ref } } },  "note": coalesce(note[language == $locale][0].value, note[language == "en"][0].value) },  _type == "productGridBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  pageSize,  "products": select(    count(products) > 0 => products[]->{     "id": _id,  "number": slug.current,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "category": category->{ "value": coalesce(title[language == $locale][0].value, title[language == "en"][0].value) }.value,  "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value),    price, currency, prices[] { currency, amount }, sale { kind, percent, amount, from, until },  "stars": rating.stars,  cover {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  "hasVariants": count(variants) > 0,  "pricesDiffer": count(variants[priceDifference > 0]) > 0,  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "soldOut": select(  count(variants) > 0 => count(    variants[!(coalesce(*[_id == "inventory-" + ^.^._id + "--" + ^._key][0].available, 1) <= 0)]  ) == 0,  *[_id == "inventory-" + ^._id][0].available <= 0) },    defined(category) => *[_type == "product" && category._ref == ^.category._ref] | order(order asc, _id asc) [0...200] {     "id": _id,  "number": slug.current,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "category": category->{ "value": coalesce(title[language == $locale][0].value, title[language == "en"][0].value) }.value,  "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value),    price, currency, prices[] { currency, amount }, sale { kind, percent, amount, from, until },  "stars": rating.stars,  cover {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  "hasVariants": count(variants) > 0,  "pricesDiffer": count(variants[priceDifference > 0]) > 0,  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "soldOut": select(  count(variants) > 0 => count(    variants[!(coalesce(*[_id == "inventory-" + ^.^._id + "--" + ^._key][0].available, 1) <= 0)]  ) == 0,  *[_id == "inventory-" + ^._id][0].available <= 0) },    *[_type == "product"] | order(order asc, _id asc) [0...200] {     "id": _id,  "number": slug.current,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "category": category->{ "value": coalesce(title[language == $locale][0].value, title[language == "en"][0].value) }.value,  "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value),    price, currency, prices[] { currency, amount }, sale { kind, percent, amount, from, until },  "stars": rating.stars,  cover {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  "hasVariants": count(variants) > 0,  "pricesDiffer": count(variants[priceDifference > 0]) > 0,  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "soldOut": select(  count(variants) > 0 => count(    variants[!(coalesce(*[_id == "inventory-" + ^.^._id + "--" + ^._key][0].available, 1) <= 0)]  ) == 0,  *[_id == "inventory-" + ^._id][0].available <= 0) }  ) },  _type == "quoteBlock" => { "quote": coalesce(quote[language == $locale][0].value, quote[language == "en"][0].value), "source": coalesce(source[language == $locale][0].value, source[language == "en"][0].value) },  _type == "richTextBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  "body": coalesce(  body[language == $locale && count(value) > 0][0].value,  body[language == "en"][0].value)[] {  _type == "block" => {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } },  _type == "richTextFigure" => { _type, _key, caption, "image": {   "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip), alt } },  _type == "richTextCallout" => { _type, _key, tone, text[] {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } } },  _type == "richTextCode" => { _type, _key, language, fileName, code },  _type == "richTextTable" => { _type, _key, caption, headerRow, rows[] { cells } }},  showContents },  _type == "servicesGridBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  "services": select(  count(services) > 0 => services[]->,  *[_type == "service"] | order(order asc, _id asc))[] {   "id": _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "summary": coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) }, icon } },  _type == "spacerBlock" => { size },  _type == "stepsBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  items[] { "key": _key, "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value), "text": coalesce(text[language == $locale][0].value, text[language == "en"][0].value) } },  _type == "teamBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  grouped,  "members": select(  count(members) > 0 => members[]->,  *[_type == "teamMember"] | order(order asc, _id asc))[] {   "id": _id,  "name": coalesce(name[language == $locale][0].value, name[language == "en"][0].value),  "role": coalesce(role[language == $locale][0].value, role[language == "en"][0].value),  "department": department->{ "id": _id, "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value), order },  "biography": coalesce(biography[language == $locale][0].value, biography[language == "en"][0].value),  portrait {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  languages } },  _type == "testimonialsBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  "testimonials": select(    count(testimonials) > 0 => testimonials[]->{   "id": _id,  "quote": coalesce(quote[language == $locale][0].value, quote[language == "en"][0].value),  "name": coalesce(name[language == $locale][0].value, name[language == "en"][0].value),  "role": coalesce(role[language == $locale][0].value, role[language == "en"][0].value),  "organization": coalesce(organization[language == $locale][0].value, organization[language == "en"][0].value),  portrait {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  rating },    *[_type == "testimonial"] | order(_id asc) {   "id": _id,  "quote": coalesce(quote[language == $locale][0].value, quote[language == "en"][0].value),  "name": coalesce(name[language == $locale][0].value, name[language == "en"][0].value),  "role": coalesce(role[language == $locale][0].value, role[language == "en"][0].value),  "organization": coalesce(organization[language == $locale][0].value, organization[language == "en"][0].value),  portrait {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  rating }  ) },  _type == "timelineBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  items[] {    "key": _key,    "date": coalesce(date[language == $locale][0].value, date[language == "en"][0].value),    "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),    "text": coalesce(text[language == $locale][0].value, text[language == "en"][0].value)  } },  _type == "videoBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  "file": file.asset->{ "src": url, "mediaType": mimeType },  "provided": url,  poster {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  captions[] { language, "src": file.asset->url } },  _type == "categoryListBlock" => {     "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),  "categories": select(  count(categories) > 0 => categories[]->,  *[_type == "category"] | order(order asc, _id asc))[] {   "id": _id,    "label": coalesce(coalesce(title[language == $locale][0].value, title[language == "en"][0].value), coalesce(name[language == $locale][0].value, name[language == "en"][0].value)),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "description": coalesce(description[language == $locale][0].value, description[language == "en"][0].value),  "cover": *[_type == "product" && category._ref == ^._id && defined(cover)] | order(order asc, _id asc) [0].cover {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  "count": count(*[_type == "product" && category._ref == ^._id]) } },  _type == "wishlistBlock" => {   "eyebrow": coalesce(eyebrow[language == $locale][0].value, eyebrow[language == "en"][0].value),  "heading": coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value),  "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value) } }}
export type PageQueryResult = {
  id: string
  paths: {
    type: 'page'
    addresses: {
      zh: string | null
      en: string | null
      ar: string | null
    }
  }
  seo: {
    title: string | null
    description: string | null
    image: {
      asset: string | null
      crop: SanityImageCrop | null
      hotspot: SanityImageHotspot | null
      lqip: string | null
      alt: string | null
    } | null
    noIndex: boolean | null
  } | null
  path: string | null
  title: string | null
  shows: {
    layout: 'editorial' | 'overview' | 'standard' | 'wide' | null
    document:
      | {
          type: 'author'
          slug: string | null
          topic: null
        }
      | {
          type: 'caseStudy'
          slug: string | null
          topic: null
        }
      | {
          type: 'category'
          slug: string | null
          topic: null
        }
      | {
          type: 'customerStory'
          slug: string | null
          topic: null
        }
      | {
          type: 'feature'
          slug: string | null
          topic: null
        }
      | {
          type: 'helpTopic'
          slug: string | null
          topic: null
        }
      | {
          type: 'integration'
          slug: string | null
          topic: null
        }
      | {
          type: 'job'
          slug: string | null
          topic: null
        }
      | {
          type: 'post'
          slug: string | null
          topic: null
        }
      | {
          type: 'postCategory'
          slug: string | null
          topic: null
        }
      | {
          type: 'product'
          slug: string | null
          topic: null
        }
      | {
          type: 'service'
          slug: string | null
          topic: null
        }
      | {
          type: 'tag'
          slug: string | null
          topic: null
        }
      | {
          type: 'helpArticle'
          slug: string | null
          topic: string | null
        }
      | null
  } | null
  blocks: Array<
    | {
        type: 'heroBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        layout: 'centred' | 'globe' | 'split' | 'statement' | null
        badge: string | null
        headline: string | null
        typedWords: Array<{
          text: string | null
        }> | null
        paragraph: string | null
        buttons: Array<{
          label: string | null
          style: 'primary' | 'secondary' | 'text' | null
          link: {
            kind: 'document' | 'path' | 'url' | null
            path: string | null
            url: string | null
            anchor: string | null
            newTab: boolean | null
            documentId: string | null
          } | null
        }> | null
        emailForm: boolean | null
        emailPlaceholder: string | null
        submitLabel: string | null
        highlights: Array<{
          key: string
          text: string | null
        }> | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
      }
    | {
        type: 'featureSplitBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        body: Array<
          | {
              _type: 'block'
              _key: string
              style: 'blockquote' | 'h2' | 'h3' | 'h4' | 'normal' | null
              listItem: 'bullet' | 'number' | null
              level: number | null
              children: Array<{
                marks?: Array<string>
                text?: string
                _type: 'span'
                _key: string
              }> | null
              markDefs: Array<
                | {
                    _type: 'internalLink'
                    _key: string
                    link: {
                      documentId: string | null
                      anchor: string | null
                    }
                  }
                | {
                    _type: 'link'
                    _key: string
                    link: string | null
                  }
              > | null
            }
          | {
              _type: 'richTextCallout'
              _key: string
              tone: 'note' | 'tip' | 'warning' | null
              text: Array<{
                _type: 'block'
                _key: string
                style: 'normal' | null
                listItem: 'bullet' | 'number' | null
                level: number | null
                children: Array<{
                  marks?: Array<string>
                  text?: string
                  _type: 'span'
                  _key: string
                }> | null
                markDefs: Array<
                  | {
                      _type: 'internalLink'
                      _key: string
                      link: {
                        documentId: string | null
                        anchor: string | null
                      }
                    }
                  | {
                      _type: 'link'
                      _key: string
                      link: string | null
                    }
                > | null
              }> | null
            }
          | {
              _type: 'richTextCode'
              _key: string
              language:
                | 'bash'
                | 'css'
                | 'diff'
                | 'docker'
                | 'go'
                | 'http'
                | 'java'
                | 'javascript'
                | 'json'
                | 'markup'
                | 'python'
                | 'sql'
                | 'text'
                | 'typescript'
                | 'yaml'
                | null
              fileName: string | null
              code: string | null
            }
          | {
              _type: 'richTextFigure'
              _key: string
              caption: string | null
              image: {
                asset: string | null
                crop: SanityImageCrop | null
                hotspot: SanityImageHotspot | null
                lqip: string | null
                alt: string | null
              }
            }
          | {
              _type: 'richTextTable'
              _key: string
              caption: string | null
              headerRow: boolean | null
              rows: Array<{
                cells: Array<string> | null
              }> | null
            }
        > | null
        checklist: Array<{
          key: string
          text: string | null
        }> | null
        button: {
          label: string | null
          style: 'primary' | 'secondary' | 'text' | null
          link: {
            kind: 'document' | 'path' | 'url' | null
            path: string | null
            url: string | null
            anchor: string | null
            newTab: boolean | null
            documentId: string | null
          } | null
        } | null
        picture: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        side: 'end' | 'start' | null
      }
    | {
        type: 'richTextBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        body: Array<
          | {
              _type: 'block'
              _key: string
              style: 'blockquote' | 'h2' | 'h3' | 'h4' | 'normal' | null
              listItem: 'bullet' | 'number' | null
              level: number | null
              children: Array<{
                marks?: Array<string>
                text?: string
                _type: 'span'
                _key: string
              }> | null
              markDefs: Array<
                | {
                    _type: 'internalLink'
                    _key: string
                    link: {
                      documentId: string | null
                      anchor: string | null
                    }
                  }
                | {
                    _type: 'link'
                    _key: string
                    link: string | null
                  }
              > | null
            }
          | {
              _type: 'richTextCallout'
              _key: string
              tone: 'note' | 'tip' | 'warning' | null
              text: Array<{
                _type: 'block'
                _key: string
                style: 'normal' | null
                listItem: 'bullet' | 'number' | null
                level: number | null
                children: Array<{
                  marks?: Array<string>
                  text?: string
                  _type: 'span'
                  _key: string
                }> | null
                markDefs: Array<
                  | {
                      _type: 'internalLink'
                      _key: string
                      link: {
                        documentId: string | null
                        anchor: string | null
                      }
                    }
                  | {
                      _type: 'link'
                      _key: string
                      link: string | null
                    }
                > | null
              }> | null
            }
          | {
              _type: 'richTextCode'
              _key: string
              language:
                | 'bash'
                | 'css'
                | 'diff'
                | 'docker'
                | 'go'
                | 'http'
                | 'java'
                | 'javascript'
                | 'json'
                | 'markup'
                | 'python'
                | 'sql'
                | 'text'
                | 'typescript'
                | 'yaml'
                | null
              fileName: string | null
              code: string | null
            }
          | {
              _type: 'richTextFigure'
              _key: string
              caption: string | null
              image: {
                asset: string | null
                crop: SanityImageCrop | null
                hotspot: SanityImageHotspot | null
                lqip: string | null
                alt: string | null
              }
            }
          | {
              _type: 'richTextTable'
              _key: string
              caption: string | null
              headerRow: boolean | null
              rows: Array<{
                cells: Array<string> | null
              }> | null
            }
        > | null
        showContents: boolean | null
      }
    | {
        type: 'aboutBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        statistics: Array<{
          key: string
          value: string | null
          label: string | null
        }> | null
        checklist: Array<{
          key: string
          text: string | null
        }> | null
        button: {
          label: string | null
          style: 'primary' | 'secondary' | 'text' | null
          link: {
            kind: 'document' | 'path' | 'url' | null
            path: string | null
            url: string | null
            anchor: string | null
            newTab: boolean | null
            documentId: string | null
          } | null
        } | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
      }
    | {
        type: 'callToActionBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        buttons: Array<{
          label: string | null
          style: 'primary' | 'secondary' | 'text' | null
          link: {
            kind: 'document' | 'path' | 'url' | null
            path: string | null
            url: string | null
            anchor: string | null
            newTab: boolean | null
            documentId: string | null
          } | null
        }> | null
        tone: 'dark' | 'plain' | null
      }
    | {
        type: 'codeBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        language:
          | 'bash'
          | 'css'
          | 'diff'
          | 'docker'
          | 'go'
          | 'http'
          | 'java'
          | 'javascript'
          | 'json'
          | 'markup'
          | 'python'
          | 'sql'
          | 'text'
          | 'typescript'
          | 'yaml'
          | null
        code: string | null
        caption: string | null
      }
    | {
        type: 'videoBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        file: {
          src: string | null
          mediaType: string | null
        } | null
        provided: string | null
        poster: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        captions: Array<{
          language: 'ar' | 'en' | 'zh' | null
          src: string | null
        }> | null
      }
    | {
        type: 'portfolioBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        layout: 'list' | 'masonry' | 'showcase' | null
        pageSize: number | null
        caseStudies: Array<{
          id: string
          title: string | null
          summary: string | null
          href: {
            type: 'caseStudy'
            address: string | null
          }
          client: string | null
          sector: string | null
          year: number | null
          cover: {
            asset: string | null
            crop: SanityImageCrop | null
            hotspot: SanityImageHotspot | null
            lqip: string | null
            alt: string | null
          } | null
          results: Array<{
            key: string
            value: string | null
            label: string | null
          }> | null
        }> | null
      }
    | {
        type: 'postListBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        layout: 'grid' | 'sidebar' | null
        pageSize: number | null
        isChosen: boolean | null
        categoryHref: {
          type: 'postCategory'
          address: string | null
        } | null
        posts: Array<{
          id: string
          title: string | null
          excerpt: string | null
          cover: {
            asset: string | null
            crop: SanityImageCrop | null
            hotspot: SanityImageHotspot | null
            lqip: string | null
            alt: string | null
          } | null
          publishedAt: string | null
          isLead: boolean | null
          href: {
            type: 'post'
            address: string | null
          }
          category: {
            label: string | null
            href: {
              type: 'postCategory'
              address: string | null
            }
          } | null
        }> | null
        categories: Array<{
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
          count: number
        }>
        tags: Array<{
          label: string | null
          href: {
            type: 'tag'
            address: string | null
          }
          count: number
        }>
        recent: Array<{
          id: string
          title: string | null
          excerpt: string | null
          cover: {
            asset: string | null
            crop: SanityImageCrop | null
            hotspot: SanityImageHotspot | null
            lqip: string | null
            alt: string | null
          } | null
          publishedAt: string | null
          isLead: boolean | null
          href: {
            type: 'post'
            address: string | null
          }
          category: {
            label: string | null
            href: {
              type: 'postCategory'
              address: string | null
            }
          } | null
        }>
      }
    | {
        type: 'categoryListBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        categories: Array<{
          id: string
          label: string | null
          href: {
            type: 'category'
            address: string | null
          }
          description: string | null
          cover: {
            asset: string | null
            crop: SanityImageCrop | null
            hotspot: SanityImageHotspot | null
            lqip: string | null
            alt: string | null
          } | null
          count: number
        }> | null
      }
    | {
        type: 'featureGridBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        columns: 2 | 3 | 4 | null
        items: Array<{
          key: string
          icon: Icon | null
          title: string | null
          text: string | null
          link: {
            kind: 'document' | 'path' | 'url' | null
            path: string | null
            url: string | null
            anchor: string | null
            newTab: boolean | null
            documentId: string | null
          } | null
        }> | null
      }
    | {
        type: 'galleryBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        pictures: Array<{
          key: string
          image: {
            asset: string | null
            crop: SanityImageCrop | null
            hotspot: SanityImageHotspot | null
            lqip: string | null
            alt: string | null
          }
          caption: string | null
        }> | null
        columns: 2 | 3 | 4 | null
      }
    | {
        type: 'countdownBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        date: string | null
        finishedText: string | null
      }
    | {
        type: 'newsletterBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        emailPlaceholder: string | null
        submitLabel: string | null
        note: string | null
      }
    | {
        type: 'contactBannerBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        heading: string | null
        paragraph: string | null
        emailPlaceholder: string | null
        submitLabel: string | null
      }
    | {
        type: 'cartBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        view: 'cart' | 'checkout' | 'empty' | null
        emptyHeading: string | null
        emptyText: string | null
        settings:
          | {
              quantityOptions: null
              detailLimit: null
              listLimit: null
              serviceCharge: null
              currency: null
              payingCurrencies: null
              firstCurrencies: null
              taxRates: null
              samples: null
            }
          | {
              quantityOptions: null
              detailLimit: null
              listLimit: null
              serviceCharge: null
              currency: string
              payingCurrencies: null
              firstCurrencies: null
              taxRates: null
              samples: null
            }
          | {
              quantityOptions: null
              detailLimit: null
              listLimit: null
              serviceCharge: null
              currency: Currency | null
              payingCurrencies: null
              firstCurrencies: null
              taxRates: null
              samples: null
            }
          | {
              quantityOptions: Array<number> | null
              detailLimit: number | null
              listLimit: number | null
              serviceCharge: MinorUnits | null
              currency: Currency | null
              payingCurrencies: Array<string> | null
              firstCurrencies: {
                zh: Currency | null
                en: Currency | null
                ar: Currency | null
              } | null
              taxRates: {
                standard: number | null
                zero: number | null
              } | null
              samples: Array<{
                id: string | null
                quantity: number | null
              }> | null
            }
          | null
      }
    | {
        type: 'jobListBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        emptyText: string | null
        jobs: Array<{
          id: string
          title: string | null
          summary: string | null
          href: {
            type: 'job'
            address: string | null
          }
          department: {
            id: string
            title: string | null
            order: number | null
          } | null
          location: string | null
          employment: 'contract' | 'fullTime' | 'internship' | 'partTime' | 'temporary' | null
          arrangement: 'hybrid' | 'onSite' | 'remote' | null
          closesAt: string | null
        }> | null
      }
    | {
        type: 'faqBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        grouped: false | true
        faqs: Array<{
          id: string
          question: string | null
          answer: Array<
            | {
                _type: 'block'
                _key: string
                style: 'blockquote' | 'h2' | 'h3' | 'h4' | 'normal' | null
                listItem: 'bullet' | 'number' | null
                level: number | null
                children: Array<{
                  marks?: Array<string>
                  text?: string
                  _type: 'span'
                  _key: string
                }> | null
                markDefs: Array<
                  | {
                      _type: 'internalLink'
                      _key: string
                      link: {
                        documentId: string | null
                        anchor: string | null
                      }
                    }
                  | {
                      _type: 'link'
                      _key: string
                      link: string | null
                    }
                > | null
              }
            | {
                _type: 'richTextCallout'
                _key: string
                tone: 'note' | 'tip' | 'warning' | null
                text: Array<{
                  _type: 'block'
                  _key: string
                  style: 'normal' | null
                  listItem: 'bullet' | 'number' | null
                  level: number | null
                  children: Array<{
                    marks?: Array<string>
                    text?: string
                    _type: 'span'
                    _key: string
                  }> | null
                  markDefs: Array<
                    | {
                        _type: 'internalLink'
                        _key: string
                        link: {
                          documentId: string | null
                          anchor: string | null
                        }
                      }
                    | {
                        _type: 'link'
                        _key: string
                        link: string | null
                      }
                  > | null
                }> | null
              }
            | {
                _type: 'richTextCode'
                _key: string
                language:
                  | 'bash'
                  | 'css'
                  | 'diff'
                  | 'docker'
                  | 'go'
                  | 'http'
                  | 'java'
                  | 'javascript'
                  | 'json'
                  | 'markup'
                  | 'python'
                  | 'sql'
                  | 'text'
                  | 'typescript'
                  | 'yaml'
                  | null
                fileName: string | null
                code: string | null
              }
            | {
                _type: 'richTextFigure'
                _key: string
                caption: string | null
                image: {
                  asset: string | null
                  crop: SanityImageCrop | null
                  hotspot: SanityImageHotspot | null
                  lqip: string | null
                  alt: string | null
                }
              }
            | {
                _type: 'richTextTable'
                _key: string
                caption: string | null
                headerRow: boolean | null
                rows: Array<{
                  cells: Array<string> | null
                }> | null
              }
          > | null
          category: {
            id: string
            title: string | null
            order: number | null
          } | null
        }> | null
      }
    | {
        type: 'featureListBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        layout: 'index' | 'rows' | null
        features: Array<{
          id: string
          title: string | null
          summary: string | null
          href: {
            type: 'feature'
            address: string | null
          }
          icon: Icon | null
          picture: {
            asset: string | null
            crop: SanityImageCrop | null
            hotspot: SanityImageHotspot | null
            lqip: string | null
            alt: string | null
          } | null
          benefits: Array<{
            key: string
            text: string | null
          }> | null
        }> | null
      }
    | {
        type: 'integrationsGridBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        grouped: boolean | null
        integrations: Array<{
          id: string
          title: string | null
          summary: string | null
          href: {
            type: 'integration'
            address: string | null
          }
          category: {
            id: string
            title: string | null
            order: number | null
            icon: Icon | null
          } | null
          logo: {
            asset: string | null
            crop: SanityImageCrop | null
            hotspot: SanityImageHotspot | null
            lqip: string | null
            alt: string | null
          } | null
        }> | null
      }
    | {
        type: 'teamBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        grouped: boolean | null
        members: Array<{
          id: string
          name: string | null
          role: string | null
          department: {
            id: string
            title: string | null
            order: number | null
          } | null
          biography: string | null
          portrait: {
            asset: string | null
            crop: SanityImageCrop | null
            hotspot: SanityImageHotspot | null
            lqip: string | null
            alt: string | null
          } | null
          languages: Array<string> | null
        }> | null
      }
    | {
        type: 'comparisonTableBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        plans: Array<{
          id: string
          name: string | null
          highlighted: boolean | null
        }> | null
        groups: Array<{
          key: string
          title: string | null
          rows: Array<{
            key: string
            label: string | null
            values: Array<{
              kind: 'no' | 'text' | 'yes' | null
              text: string | null
            }> | null
          }> | null
        }> | null
      }
    | {
        type: 'timelineBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        items: Array<{
          key: string
          date: string | null
          title: string | null
          text: string | null
        }> | null
      }
    | {
        type: 'stepsBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        items: Array<{
          key: string
          title: string | null
          text: string | null
        }> | null
      }
    | {
        type: 'logoCloudBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        logos: Array<{
          key: string
          name: string | null
          figure: {
            asset: string | null
            crop: SanityImageCrop | null
            hotspot: SanityImageHotspot | null
            lqip: string | null
            alt: string | null
          } | null
          link: {
            kind: 'document' | 'path' | 'url' | null
            path: string | null
            url: string | null
            anchor: string | null
            newTab: boolean | null
            documentId: string | null
          } | null
        }> | null
      }
    | {
        type: 'pricingTableBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        plans: Array<{
          id: string
          name: string | null
          summary: string | null
          badge: string | null
          highlighted: boolean | null
          currency: Currency | null
          monthlyPrice: MinorUnits | null
          yearlyPrice: MinorUnits | null
          features: Array<{
            key: string
            text: string | null
          }> | null
          button: {
            label: string | null
            style: 'primary' | 'secondary' | 'text' | null
            link: {
              kind: 'document' | 'path' | 'url' | null
              path: string | null
              url: string | null
              anchor: string | null
              newTab: boolean | null
              documentId: string | null
            } | null
          } | null
        }> | null
        note: string | null
      }
    | {
        type: 'officesBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        offices: Array<{
          key: string
          name: string | null
          address: string | null
          phone: string | null
          email: string | null
          hours: string | null
        }> | null
      }
    | {
        type: 'productGridBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        pageSize: number | null
        products: Array<{
          id: string
          number: string | null
          title: string | null
          category: string | null
          label: string | null
          price: MinorUnits | null
          currency: Currency | null
          prices: Array<{
            currency: Currency | null
            amount: MinorUnits | null
          }> | null
          sale: {
            kind: 'amount' | 'percent' | null
            percent: number | null
            amount: MinorUnits | null
            from: string | null
            until: string | null
          } | null
          stars: number | null
          cover: {
            asset: string | null
            crop: SanityImageCrop | null
            hotspot: SanityImageHotspot | null
            lqip: string | null
            alt: string | null
          } | null
          hasVariants: boolean | null
          pricesDiffer: boolean | null
          href: {
            type: 'product'
            address: string | null
          }
          soldOut: boolean | false | null
        }> | null
      }
    | {
        type: 'catalogBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        pageSize: number | null
      }
    | {
        type: 'servicesGridBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        services: Array<{
          id: string
          title: string | null
          summary: string | null
          href: {
            type: 'service'
            address: string | null
          }
          icon: Icon | null
        }> | null
      }
    | {
        type: 'helpTopicsBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        showSearch: boolean | null
        topics: Array<{
          id: string
          title: string | null
          summary: string | null
          href: {
            type: 'helpTopic'
            address: string | null
          }
          icon: Icon | null
          count: number
        }> | null
      }
    | {
        type: 'customerStoriesBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        stories: Array<{
          id: string
          title: string | null
          summary: string | null
          href: {
            type: 'customerStory'
            address: string | null
          }
          customer: string | null
          sector: string | null
          cover: {
            asset: string | null
            crop: SanityImageCrop | null
            hotspot: SanityImageHotspot | null
            lqip: string | null
            alt: string | null
          } | null
        }> | null
      }
    | {
        type: 'testimonialsBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
        testimonials: Array<{
          id: string
          quote: string | null
          name: string | null
          role: string | null
          organization: string | null
          portrait: {
            asset: string | null
            crop: SanityImageCrop | null
            hotspot: SanityImageHotspot | null
            lqip: string | null
            alt: string | null
          } | null
          rating: number | null
        }> | null
      }
    | {
        type: 'pageHeadingBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
      }
    | {
        type: 'wishlistBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        eyebrow: string | null
        heading: string | null
        paragraph: string | null
      }
    | {
        type: 'contactCardsBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        heading: string | null
        info:
          | {
              officeName: null
              address: null
              phone: null
              email: null
              weekdayHours: null
              weekendHours: null
              supportHours: null
              responsePromise: null
            }
          | {
              officeName: null
              address: null
              phone: null
              email: string
              weekdayHours: null
              weekendHours: null
              supportHours: null
              responsePromise: null
            }
          | {
              officeName: null
              address: null
              phone: string | null
              email: string
              weekdayHours: null
              weekendHours: null
              supportHours: null
              responsePromise: null
            }
          | {
              officeName: null
              address: null
              phone: null
              email: string | null
              weekdayHours: null
              weekendHours: null
              supportHours: null
              responsePromise: null
            }
          | {
              officeName: string | null
              address: string | null
              phone: string | null
              email: string | null
              weekdayHours: string | null
              weekendHours: string | null
              supportHours: string | null
              responsePromise: string | null
            }
          | null
      }
    | {
        type: 'contactFormBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        heading: string | null
        paragraph: string | null
        submitLabel: string | null
      }
    | {
        type: 'quoteBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        quote: string | null
        source: string | null
      }
    | {
        type: 'spacerBlock'
        key: string
        anchor: string | null
        visibleFrom: string | null
        visibleUntil: string | null
        size: 'large' | 'medium' | 'small' | null
      }
  > | null
} | null

// Source: web/blocks/spacer/query.ts
// Variable: spacerFields
// Query: size
export type SpacerFieldsResult = never

// Source: web/features/account/addresses/queries.ts
// Variable: deliveryCountriesQuery
// Query: *[_type == "deliveryMethod"].countries[]
export type DeliveryCountriesQueryResult = Array<string | null>

// Source: web/features/account/queries.ts
// Variable: customerQuery
// Query: *[_type == "customer" && _id == $id][0] {   _rev, locale, billing, paymentCustomerId, wishlist,  cart[] { "id": number, quantity },  addresses[] { "key": _key, name, line1, line2, city, state, postcode, country } }
export type CustomerQueryResult = {
  _rev: string
  locale: 'ar' | 'en' | 'zh' | null
  billing: {
    company?: string
    address?: string
    taxNumber?: string
  } | null
  paymentCustomerId: string | null
  wishlist: Array<string> | null
  cart: Array<{
    id: string
    quantity: number
  }> | null
  addresses: Array<{
    key: string
    name: string
    line1: string
    line2: string | null
    city: string
    state: string | null
    postcode: string | null
    country: string
  }> | null
} | null

// Source: web/features/account/queries.ts
// Variable: openSessionsQuery
// Query: *[_type == "order" && customer.uid == $uid && state == "pending" && defined(payment.sessionId)].payment.sessionId
export type OpenSessionsQueryResult = Array<string | null>

// Source: web/features/account/queries.ts
// Variable: subscriptionsQuery
// Query: *[(_type == "inquiry" && kind == "newsletter" || _type == "stockRequest") && lower(email) == $email] { _id, _type, state }
export type SubscriptionsQueryResult = Array<
  | {
      _id: string
      _type: 'inquiry'
      state: 'answered' | 'new' | 'spam'
    }
  | {
      _id: string
      _type: 'stockRequest'
      state: null
    }
>

// Source: web/features/account/queries.ts
// Variable: membershipsQuery
// Query: *[_type == "project" && $email in members] { _id, _rev, members }
export type MembershipsQueryResult = Array<{
  _id: string
  _rev: string
  members: Array<string> | null
}>

// Source: web/features/account/queries.ts
// Variable: reviewsOfQuery
// Query: *[_type == "review" && customer == $uid] { _id, state, "product": product._ref }
export type ReviewsOfQueryResult = Array<{
  _id: string
  state: 'approved' | 'pending' | 'rejected'
  product: string
}>

// Source: web/features/account/queries.ts
// Variable: projectsQuery
// Query: *[_type == "project" && $email in members] | order(  select(state == "running" => 0, state == "paused" => 1, state == "planned" => 2, 3) asc, startsAt desc) [0...50] {  "id": _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  state,  "summary": coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value),  "lead": lead->{ "name": coalesce(name[language == $locale][0].value, name[language == "en"][0].value), "role": coalesce(role[language == $locale][0].value, role[language == "en"][0].value) },  startsAt,  endsAt,  "milestones": milestones[]{ "key": _key, "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value), dueAt, doneAt },  "decisions": decisions[]{ "key": _key, "question": coalesce(question[language == $locale][0].value, question[language == "en"][0].value), dueAt }}
export type ProjectsQueryResult = Array<{
  id: string
  title: string | null
  state: 'done' | 'paused' | 'planned' | 'running' | null
  summary: string | null
  lead: {
    name: string | null
    role: string | null
  } | null
  startsAt: string | null
  endsAt: string | null
  milestones: Array<{
    key: string
    title: string | null
    dueAt: string | null
    doneAt: string | null
  }> | null
  decisions: Array<{
    key: string
    question: string | null
    dueAt: string | null
  }> | null
}>

// Source: web/features/blog/queries.ts
// Variable: postQuery
// Query: *[_type == "post" && (slug.current == $slug || slugs.zh == $slug || slugs.ar == $slug)][0] {    "id": _id,  "paths": {   "type": _type,  "addresses": { "zh": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), "en": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current)), "ar": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)) } },  seo {   "title": coalesce(  title[language == $locale][0].value,  select(!defined(coalesce(^.title, ^.name)[language == $locale][0].value) => title[language == "en"][0].value)),  "description": coalesce(  description[language == $locale][0].value,  select(!defined(coalesce(^.summary, ^.excerpt, ^.description, ^.biography)[language == $locale][0].value) => description[language == "en"][0].value)),  image {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  noIndex },  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "excerpt": coalesce(excerpt[language == $locale][0].value, excerpt[language == "en"][0].value),  cover {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  publishedAt,  layout,  "body": coalesce(  body[language == $locale && count(value) > 0][0].value,  body[language == "en"][0].value)[] {  _type == "block" => {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } },  _type == "richTextFigure" => { _type, _key, caption, "image": {   "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip), alt } },  _type == "richTextCallout" => { _type, _key, tone, text[] {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } } },  _type == "richTextCode" => { _type, _key, language, fileName, code },  _type == "richTextTable" => { _type, _key, caption, headerRow, rows[] { cells } }},  "category": category->{   "label": coalesce(coalesce(title[language == $locale][0].value, title[language == "en"][0].value), coalesce(name[language == $locale][0].value, name[language == "en"][0].value)),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) } },  "tags": tags[]->{   "label": coalesce(coalesce(title[language == $locale][0].value, title[language == "en"][0].value), coalesce(name[language == $locale][0].value, name[language == "en"][0].value)),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) } },  "author": author->{   "name": coalesce(name[language == $locale][0].value, name[language == "en"][0].value),  "role": coalesce(role[language == $locale][0].value, role[language == "en"][0].value),  "biography": coalesce(biography[language == $locale][0].value, biography[language == "en"][0].value),  portrait {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  socialLinks[] { platform, url },  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) } },  "related": *[_type == "post" && _id != ^._id &&    (category._ref == ^.category._ref || count((tags[]._ref)[@ in ^.^.tags[]._ref]) > 0)  ] {      "id": _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "excerpt": coalesce(excerpt[language == $locale][0].value, excerpt[language == "en"][0].value),  cover {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  publishedAt,  "isLead": featured,  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "category": category->{   "label": coalesce(coalesce(title[language == $locale][0].value, title[language == "en"][0].value), coalesce(name[language == $locale][0].value, name[language == "en"][0].value)),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) } },    "inCommon": coalesce(count((tags[]._ref)[@ in ^.^.tags[]._ref]), 0) + select(category._ref == ^.category._ref => 2, 0)  } | order(inCommon desc, publishedAt desc, id asc) [0...3],  "previous": *[_type == "post" &&    (publishedAt < ^.publishedAt || publishedAt == ^.publishedAt && _id > ^._id)  ] | order(publishedAt desc, _id asc) [0] {   "label": coalesce(coalesce(title[language == $locale][0].value, title[language == "en"][0].value), coalesce(name[language == $locale][0].value, name[language == "en"][0].value)),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) } },  "next": *[_type == "post" &&    (publishedAt > ^.publishedAt || publishedAt == ^.publishedAt && _id < ^._id)  ] | order(publishedAt asc, _id desc) [0] {   "label": coalesce(coalesce(title[language == $locale][0].value, title[language == "en"][0].value), coalesce(name[language == $locale][0].value, name[language == "en"][0].value)),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) } }}
export type PostQueryResult = {
  id: string
  paths: {
    type: 'post'
    addresses: {
      zh: string | null
      en: string | null
      ar: string | null
    }
  }
  seo: {
    title: string | null
    description: string | null
    image: {
      asset: string | null
      crop: SanityImageCrop | null
      hotspot: SanityImageHotspot | null
      lqip: string | null
      alt: string | null
    } | null
    noIndex: boolean | null
  } | null
  title: string | null
  excerpt: string | null
  cover: {
    asset: string | null
    crop: SanityImageCrop | null
    hotspot: SanityImageHotspot | null
    lqip: string | null
    alt: string | null
  } | null
  publishedAt: string | null
  layout: 'standard' | 'wide' | null
  body: Array<
    | {
        _type: 'block'
        _key: string
        style: 'blockquote' | 'h2' | 'h3' | 'h4' | 'normal' | null
        listItem: 'bullet' | 'number' | null
        level: number | null
        children: Array<{
          marks?: Array<string>
          text?: string
          _type: 'span'
          _key: string
        }> | null
        markDefs: Array<
          | {
              _type: 'internalLink'
              _key: string
              link: {
                documentId: string | null
                anchor: string | null
              }
            }
          | {
              _type: 'link'
              _key: string
              link: string | null
            }
        > | null
      }
    | {
        _type: 'richTextCallout'
        _key: string
        tone: 'note' | 'tip' | 'warning' | null
        text: Array<{
          _type: 'block'
          _key: string
          style: 'normal' | null
          listItem: 'bullet' | 'number' | null
          level: number | null
          children: Array<{
            marks?: Array<string>
            text?: string
            _type: 'span'
            _key: string
          }> | null
          markDefs: Array<
            | {
                _type: 'internalLink'
                _key: string
                link: {
                  documentId: string | null
                  anchor: string | null
                }
              }
            | {
                _type: 'link'
                _key: string
                link: string | null
              }
          > | null
        }> | null
      }
    | {
        _type: 'richTextCode'
        _key: string
        language:
          | 'bash'
          | 'css'
          | 'diff'
          | 'docker'
          | 'go'
          | 'http'
          | 'java'
          | 'javascript'
          | 'json'
          | 'markup'
          | 'python'
          | 'sql'
          | 'text'
          | 'typescript'
          | 'yaml'
          | null
        fileName: string | null
        code: string | null
      }
    | {
        _type: 'richTextFigure'
        _key: string
        caption: string | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        }
      }
    | {
        _type: 'richTextTable'
        _key: string
        caption: string | null
        headerRow: boolean | null
        rows: Array<{
          cells: Array<string> | null
        }> | null
      }
  > | null
  category: {
    label: string | null
    href: {
      type: 'postCategory'
      address: string | null
    }
  } | null
  tags: Array<{
    label: string | null
    href: {
      type: 'tag'
      address: string | null
    }
  }> | null
  author: {
    name: string | null
    role: string | null
    biography: string | null
    portrait: {
      asset: string | null
      crop: SanityImageCrop | null
      hotspot: SanityImageHotspot | null
      lqip: string | null
      alt: string | null
    } | null
    socialLinks: Array<{
      platform:
        | 'bilibili'
        | 'bluesky'
        | 'douyin'
        | 'facebook'
        | 'github'
        | 'gitlab'
        | 'instagram'
        | 'linkedin'
        | 'mastodon'
        | 'snapchat'
        | 'telegram'
        | 'threads'
        | 'tiktok'
        | 'twitter'
        | 'wechat'
        | 'weibo'
        | 'whatsapp'
        | 'xiaohongshu'
        | 'youtube'
        | 'zhihu'
        | null
      url: string | null
    }> | null
    href: {
      type: 'author'
      address: string | null
    }
  } | null
  related: Array<{
    id: string
    title: string | null
    excerpt: string | null
    cover: {
      asset: string | null
      crop: SanityImageCrop | null
      hotspot: SanityImageHotspot | null
      lqip: string | null
      alt: string | null
    } | null
    publishedAt: string | null
    isLead: boolean | null
    href: {
      type: 'post'
      address: string | null
    }
    category: {
      label: string | null
      href: {
        type: 'postCategory'
        address: string | null
      }
    } | null
    inCommon: number | 0 | 2
  }>
  previous: {
    label: string | null
    href: {
      type: 'post'
      address: string | null
    }
  } | null
  next: {
    label: string | null
    href: {
      type: 'post'
      address: string | null
    }
  } | null
} | null

// Source: web/features/blog/queries.ts
// Variable: postArchiveQuery
// Query: *[_type == $type && (slug.current == $slug || slugs.zh == $slug || slugs.ar == $slug)][0] {    "id": _id,  "paths": {   "type": _type,  "addresses": { "zh": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), "en": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current)), "ar": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)) } },  seo {   "title": coalesce(  title[language == $locale][0].value,  select(!defined(coalesce(^.title, ^.name)[language == $locale][0].value) => title[language == "en"][0].value)),  "description": coalesce(  description[language == $locale][0].value,  select(!defined(coalesce(^.summary, ^.excerpt, ^.description, ^.biography)[language == $locale][0].value) => description[language == "en"][0].value)),  image {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  noIndex },  "title": coalesce(coalesce(title[language == $locale][0].value, title[language == "en"][0].value), coalesce(name[language == $locale][0].value, name[language == "en"][0].value)),  "description": coalesce(coalesce(description[language == $locale][0].value, description[language == "en"][0].value), coalesce(biography[language == $locale][0].value, biography[language == "en"][0].value)),  "role": coalesce(role[language == $locale][0].value, role[language == "en"][0].value),  portrait {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  socialLinks[] { platform, url },  "posts": *[_type == "post" &&    (category._ref == ^._id || author._ref == ^._id || ^._id in tags[]._ref)  ] | order(publishedAt desc, _id asc) {   "id": _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "excerpt": coalesce(excerpt[language == $locale][0].value, excerpt[language == "en"][0].value),  cover {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  publishedAt,  "isLead": featured,  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "category": category->{   "label": coalesce(coalesce(title[language == $locale][0].value, title[language == "en"][0].value), coalesce(name[language == $locale][0].value, name[language == "en"][0].value)),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) } } }}
export type PostArchiveQueryResult =
  | {
      id: string
      paths: {
        type: 'contactInfo'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'customer'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'deliveryMethod'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: string | null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'department'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: string | null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'discount'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: string | null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'exchangeRates'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'faq'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'faqCategory'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: string | null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'giftCard'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'inquiry'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'integrationCategory'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: string | null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'inventory'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'media.folder'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'media.tag'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'menu'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'order'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'pricingPlan'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: string | null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'productReviews'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'project'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: string | null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'redirect'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'review'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'sanity.fileAsset'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'sanity.imageAsset'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'shopSettings'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'stockRequest'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'testimonial'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: string | null
      description: null
      role: string | null
      portrait: {
        asset: string | null
        crop: SanityImageCrop | null
        hotspot: SanityImageHotspot | null
        lqip: string | null
        alt: string | null
      } | null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'translation'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'helpArticle'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      seo: {
        title: string | null
        description: string | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        noIndex: boolean | null
      } | null
      title: string | null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'page'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      seo: {
        title: string | null
        description: string | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        noIndex: boolean | null
      } | null
      title: string | null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'product'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      seo: {
        title: string | null
        description: string | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        noIndex: boolean | null
      } | null
      title: string | null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'productColor'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      seo: null
      title: string | null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'productSize'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      seo: null
      title: string | null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'productTag'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      seo: null
      title: string | null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'caseStudy'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      seo: {
        title: string | null
        description: string | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        noIndex: boolean | null
      } | null
      title: string | null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'customerStory'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      seo: {
        title: string | null
        description: string | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        noIndex: boolean | null
      } | null
      title: string | null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'feature'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      seo: {
        title: string | null
        description: string | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        noIndex: boolean | null
      } | null
      title: string | null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'helpTopic'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      seo: {
        title: string | null
        description: string | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        noIndex: boolean | null
      } | null
      title: string | null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'integration'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      seo: {
        title: string | null
        description: string | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        noIndex: boolean | null
      } | null
      title: string | null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'job'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      seo: {
        title: string | null
        description: string | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        noIndex: boolean | null
      } | null
      title: string | null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'post'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      seo: {
        title: string | null
        description: string | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        noIndex: boolean | null
      } | null
      title: string | null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'service'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      seo: {
        title: string | null
        description: string | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        noIndex: boolean | null
      } | null
      title: string | null
      description: null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'siteSettings'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: null
      description: string | null
      role: null
      portrait: null
      socialLinks: Array<{
        platform:
          | 'bilibili'
          | 'bluesky'
          | 'douyin'
          | 'facebook'
          | 'github'
          | 'gitlab'
          | 'instagram'
          | 'linkedin'
          | 'mastodon'
          | 'snapchat'
          | 'telegram'
          | 'threads'
          | 'tiktok'
          | 'twitter'
          | 'wechat'
          | 'weibo'
          | 'whatsapp'
          | 'xiaohongshu'
          | 'youtube'
          | 'zhihu'
          | null
        url: string | null
      }> | null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'teamMember'
        addresses: {
          zh: null
          en: null
          ar: null
        }
      }
      seo: null
      title: string | null
      description: string | null
      role: string | null
      portrait: {
        asset: string | null
        crop: SanityImageCrop | null
        hotspot: SanityImageHotspot | null
        lqip: string | null
        alt: string | null
      } | null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'author'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      seo: {
        title: string | null
        description: string | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        noIndex: boolean | null
      } | null
      title: string | null
      description: string | null
      role: string | null
      portrait: {
        asset: string | null
        crop: SanityImageCrop | null
        hotspot: SanityImageHotspot | null
        lqip: string | null
        alt: string | null
      } | null
      socialLinks: Array<{
        platform:
          | 'bilibili'
          | 'bluesky'
          | 'douyin'
          | 'facebook'
          | 'github'
          | 'gitlab'
          | 'instagram'
          | 'linkedin'
          | 'mastodon'
          | 'snapchat'
          | 'telegram'
          | 'threads'
          | 'tiktok'
          | 'twitter'
          | 'wechat'
          | 'weibo'
          | 'whatsapp'
          | 'xiaohongshu'
          | 'youtube'
          | 'zhihu'
          | null
        url: string | null
      }> | null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'category'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      seo: {
        title: string | null
        description: string | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        noIndex: boolean | null
      } | null
      title: string | null
      description: string | null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'postCategory'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      seo: {
        title: string | null
        description: string | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        noIndex: boolean | null
      } | null
      title: string | null
      description: string | null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | {
      id: string
      paths: {
        type: 'tag'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      seo: {
        title: string | null
        description: string | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        noIndex: boolean | null
      } | null
      title: string | null
      description: string | null
      role: null
      portrait: null
      socialLinks: null
      posts: Array<{
        id: string
        title: string | null
        excerpt: string | null
        cover: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        publishedAt: string | null
        isLead: boolean | null
        href: {
          type: 'post'
          address: string | null
        }
        category: {
          label: string | null
          href: {
            type: 'postCategory'
            address: string | null
          }
        } | null
      }>
    }
  | null

// Source: web/features/blog/queries.ts
// Variable: postFeedQuery
// Query: {  "posts": *[_type == "post" && defined(publishedAt)] | order(publishedAt desc, _id asc) [0...$count] {    "id": _id,    "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),    "excerpt": coalesce(excerpt[language == $locale][0].value, excerpt[language == "en"][0].value),    publishedAt,    "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },    "author": author->{ "name": coalesce(name[language == $locale][0].value, name[language == "en"][0].value) }.name,    "category": category->{ "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value) }.title  }}
export type PostFeedQueryResult = {
  posts: Array<{
    id: string
    title: string | null
    excerpt: string | null
    publishedAt: string
    href: {
      type: 'post'
      address: string | null
    }
    author: string | null
    category: string | null
  }>
}

// Source: web/features/careers/queries.ts
// Variable: jobQuery
// Query: *[_type == "job" && (slug.current == $slug || slugs.zh == $slug || slugs.ar == $slug)][0] {    "id": _id,  "paths": {   "type": _type,  "addresses": { "zh": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), "en": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current)), "ar": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)) } },  seo {   "title": coalesce(  title[language == $locale][0].value,  select(!defined(coalesce(^.title, ^.name)[language == $locale][0].value) => title[language == "en"][0].value)),  "description": coalesce(  description[language == $locale][0].value,  select(!defined(coalesce(^.summary, ^.excerpt, ^.description, ^.biography)[language == $locale][0].value) => description[language == "en"][0].value)),  image {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  noIndex },  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "summary": coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value),  "department": coalesce(department->title[language == $locale][0].value, department->title[language == "en"][0].value),  "location": coalesce(location[language == $locale][0].value, location[language == "en"][0].value),  country,  employment,  arrangement,  salary { minimum, maximum, currency },  publishedAt,  closesAt,  responsibilities[] { "key": _key, "text": coalesce(text[language == $locale][0].value, text[language == "en"][0].value) },  requirements[] { "key": _key, "text": coalesce(text[language == $locale][0].value, text[language == "en"][0].value) },  benefits[] { "key": _key, "text": coalesce(text[language == $locale][0].value, text[language == "en"][0].value) },  "body": coalesce(  body[language == $locale && count(value) > 0][0].value,  body[language == "en"][0].value)[] {  _type == "block" => {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } },  _type == "richTextFigure" => { _type, _key, caption, "image": {   "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip), alt } },  _type == "richTextCallout" => { _type, _key, tone, text[] {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } } },  _type == "richTextCode" => { _type, _key, language, fileName, code },  _type == "richTextTable" => { _type, _key, caption, headerRow, rows[] { cells } }},  "list": *[_type == "page" && path.current == "/career"][0] { "label": coalesce(title[language == $locale][0].value, title[language == "en"][0].value), "href": path.current },  "others": *[_type == "job" && _id != ^._id] | order(publishedAt desc, _id asc)[0...20] {    "id": _id,    "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),    "location": coalesce(location[language == $locale][0].value, location[language == "en"][0].value),    closesAt,    "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) }  }}
export type JobQueryResult = {
  id: string
  paths: {
    type: 'job'
    addresses: {
      zh: string | null
      en: string | null
      ar: string | null
    }
  }
  seo: {
    title: string | null
    description: string | null
    image: {
      asset: string | null
      crop: SanityImageCrop | null
      hotspot: SanityImageHotspot | null
      lqip: string | null
      alt: string | null
    } | null
    noIndex: boolean | null
  } | null
  title: string | null
  summary: string | null
  department: string | null
  location: string | null
  country: string | null
  employment: 'contract' | 'fullTime' | 'internship' | 'partTime' | 'temporary' | null
  arrangement: 'hybrid' | 'onSite' | 'remote' | null
  salary: {
    minimum: number | null
    maximum: number | null
    currency: Currency | null
  } | null
  publishedAt: string | null
  closesAt: string | null
  responsibilities: Array<{
    key: string
    text: string | null
  }> | null
  requirements: Array<{
    key: string
    text: string | null
  }> | null
  benefits: Array<{
    key: string
    text: string | null
  }> | null
  body: Array<
    | {
        _type: 'block'
        _key: string
        style: 'blockquote' | 'h2' | 'h3' | 'h4' | 'normal' | null
        listItem: 'bullet' | 'number' | null
        level: number | null
        children: Array<{
          marks?: Array<string>
          text?: string
          _type: 'span'
          _key: string
        }> | null
        markDefs: Array<
          | {
              _type: 'internalLink'
              _key: string
              link: {
                documentId: string | null
                anchor: string | null
              }
            }
          | {
              _type: 'link'
              _key: string
              link: string | null
            }
        > | null
      }
    | {
        _type: 'richTextCallout'
        _key: string
        tone: 'note' | 'tip' | 'warning' | null
        text: Array<{
          _type: 'block'
          _key: string
          style: 'normal' | null
          listItem: 'bullet' | 'number' | null
          level: number | null
          children: Array<{
            marks?: Array<string>
            text?: string
            _type: 'span'
            _key: string
          }> | null
          markDefs: Array<
            | {
                _type: 'internalLink'
                _key: string
                link: {
                  documentId: string | null
                  anchor: string | null
                }
              }
            | {
                _type: 'link'
                _key: string
                link: string | null
              }
          > | null
        }> | null
      }
    | {
        _type: 'richTextCode'
        _key: string
        language:
          | 'bash'
          | 'css'
          | 'diff'
          | 'docker'
          | 'go'
          | 'http'
          | 'java'
          | 'javascript'
          | 'json'
          | 'markup'
          | 'python'
          | 'sql'
          | 'text'
          | 'typescript'
          | 'yaml'
          | null
        fileName: string | null
        code: string | null
      }
    | {
        _type: 'richTextFigure'
        _key: string
        caption: string | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        }
      }
    | {
        _type: 'richTextTable'
        _key: string
        caption: string | null
        headerRow: boolean | null
        rows: Array<{
          cells: Array<string> | null
        }> | null
      }
  > | null
  list: {
    label: string | null
    href: string | null
  } | null
  others: Array<{
    id: string
    title: string | null
    location: string | null
    closesAt: string | null
    href: {
      type: 'job'
      address: string | null
    }
  }>
} | null

// Source: web/features/help/queries.ts
// Variable: helpTopicQuery
// Query: *[_type == "helpTopic" && (slug.current == $slug || slugs.zh == $slug || slugs.ar == $slug)][0] {    "id": _id,  "paths": {   "type": _type,  "addresses": { "zh": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), "en": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current)), "ar": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)) } },  seo {   "title": coalesce(  title[language == $locale][0].value,  select(!defined(coalesce(^.title, ^.name)[language == $locale][0].value) => title[language == "en"][0].value)),  "description": coalesce(  description[language == $locale][0].value,  select(!defined(coalesce(^.summary, ^.excerpt, ^.description, ^.biography)[language == $locale][0].value) => description[language == "en"][0].value)),  image {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  noIndex },  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "summary": coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value),  "list": *[_type == "page" && path.current == "/help/center"][0] { "label": coalesce(title[language == $locale][0].value, title[language == "en"][0].value), "href": path.current },  "articles": *[_type == "helpArticle" && topic._ref == ^._id] | order(order asc, _id asc) {   "id": _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "summary": coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) } },  "others": *[_type == "helpTopic" && _id != ^._id] | order(order asc, _id asc) {   "id": _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "summary": coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) } }}
export type HelpTopicQueryResult = {
  id: string
  paths: {
    type: 'helpTopic'
    addresses: {
      zh: string | null
      en: string | null
      ar: string | null
    }
  }
  seo: {
    title: string | null
    description: string | null
    image: {
      asset: string | null
      crop: SanityImageCrop | null
      hotspot: SanityImageHotspot | null
      lqip: string | null
      alt: string | null
    } | null
    noIndex: boolean | null
  } | null
  title: string | null
  summary: string | null
  list: {
    label: string | null
    href: string | null
  } | null
  articles: Array<{
    id: string
    title: string | null
    summary: string | null
    href: {
      type: 'helpArticle'
      address: string | null
    }
  }>
  others: Array<{
    id: string
    title: string | null
    summary: string | null
    href: {
      type: 'helpTopic'
      address: string | null
    }
  }>
} | null

// Source: web/features/help/queries.ts
// Variable: helpArticleQuery
// Query: *[_type == "helpArticle" && (slug.current == $slug || slugs.zh == $slug || slugs.ar == $slug) && defined(topic->slug.current)] | order(  select($topic in [topic->slug.current, topic->slugs.zh, topic->slugs.ar] => 0, 1) asc, _id asc)[0] {    "id": _id,  "paths": {   "type": _type,  "addresses": { "zh": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), "en": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current)), "ar": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)) } },  seo {   "title": coalesce(  title[language == $locale][0].value,  select(!defined(coalesce(^.title, ^.name)[language == $locale][0].value) => title[language == "en"][0].value)),  "description": coalesce(  description[language == $locale][0].value,  select(!defined(coalesce(^.summary, ^.excerpt, ^.description, ^.biography)[language == $locale][0].value) => description[language == "en"][0].value)),  image {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  noIndex },  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "summary": coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value),  "body": coalesce(  body[language == $locale && count(value) > 0][0].value,  body[language == "en"][0].value)[] {  _type == "block" => {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } },  _type == "richTextFigure" => { _type, _key, caption, "image": {   "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip), alt } },  _type == "richTextCallout" => { _type, _key, tone, text[] {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } } },  _type == "richTextCode" => { _type, _key, language, fileName, code },  _type == "richTextTable" => { _type, _key, caption, headerRow, rows[] { cells } }},  "list": *[_type == "page" && path.current == "/help/center"][0] { "label": coalesce(title[language == $locale][0].value, title[language == "en"][0].value), "href": path.current },  "topic": topic-> {    "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),    "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },    "articles": *[_type == "helpArticle" && topic._ref == ^._id] | order(order asc, _id asc) {   "id": _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "summary": coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) } }  },  "related": related[]-> {   "id": _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "summary": coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) } }}
export type HelpArticleQueryResult = {
  id: string
  paths: {
    type: 'helpArticle'
    addresses: {
      zh: string | null
      en: string | null
      ar: string | null
    }
  }
  seo: {
    title: string | null
    description: string | null
    image: {
      asset: string | null
      crop: SanityImageCrop | null
      hotspot: SanityImageHotspot | null
      lqip: string | null
      alt: string | null
    } | null
    noIndex: boolean | null
  } | null
  title: string | null
  summary: string | null
  body: Array<
    | {
        _type: 'block'
        _key: string
        style: 'blockquote' | 'h2' | 'h3' | 'h4' | 'normal' | null
        listItem: 'bullet' | 'number' | null
        level: number | null
        children: Array<{
          marks?: Array<string>
          text?: string
          _type: 'span'
          _key: string
        }> | null
        markDefs: Array<
          | {
              _type: 'internalLink'
              _key: string
              link: {
                documentId: string | null
                anchor: string | null
              }
            }
          | {
              _type: 'link'
              _key: string
              link: string | null
            }
        > | null
      }
    | {
        _type: 'richTextCallout'
        _key: string
        tone: 'note' | 'tip' | 'warning' | null
        text: Array<{
          _type: 'block'
          _key: string
          style: 'normal' | null
          listItem: 'bullet' | 'number' | null
          level: number | null
          children: Array<{
            marks?: Array<string>
            text?: string
            _type: 'span'
            _key: string
          }> | null
          markDefs: Array<
            | {
                _type: 'internalLink'
                _key: string
                link: {
                  documentId: string | null
                  anchor: string | null
                }
              }
            | {
                _type: 'link'
                _key: string
                link: string | null
              }
          > | null
        }> | null
      }
    | {
        _type: 'richTextCode'
        _key: string
        language:
          | 'bash'
          | 'css'
          | 'diff'
          | 'docker'
          | 'go'
          | 'http'
          | 'java'
          | 'javascript'
          | 'json'
          | 'markup'
          | 'python'
          | 'sql'
          | 'text'
          | 'typescript'
          | 'yaml'
          | null
        fileName: string | null
        code: string | null
      }
    | {
        _type: 'richTextFigure'
        _key: string
        caption: string | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        }
      }
    | {
        _type: 'richTextTable'
        _key: string
        caption: string | null
        headerRow: boolean | null
        rows: Array<{
          cells: Array<string> | null
        }> | null
      }
  > | null
  list: {
    label: string | null
    href: string | null
  } | null
  topic: {
    title: string | null
    href: {
      type: 'helpTopic'
      address: string | null
    }
    articles: Array<{
      id: string
      title: string | null
      summary: string | null
      href: {
        type: 'helpArticle'
        address: string | null
      }
    }>
  } | null
  related: Array<{
    id: string
    title: string | null
    summary: string | null
    href: {
      type: 'helpArticle'
      address: string | null
    }
  }> | null
} | null

// Source: web/features/inquiries/queries.ts
// Variable: waitingQuery
// Query: {  "due": *[_type == "inquiry" && delivery.state == "waiting" && ($id == null || _id == $id) &&    delivery.nextAttemptAt <= $now] | order(receivedAt asc) [0...20],  "mailbox": *[_id == "contactInfo"][0].inquiriesEmail}
export type WaitingQueryResult = {
  due: Array<{
    _id: string
    _type: 'inquiry'
    _createdAt: string
    _updatedAt: string
    _rev: string
    state: 'answered' | 'new' | 'spam'
    kind: 'application' | 'contact' | 'email' | 'newsletter'
    name?: string
    email: string
    phone?: string
    position?: string
    message?: string
    job?: {
      title: string
      reference?: string
    }
    file?: {
      name: string
      size: number
      parts: Array<string>
    }
    replyNote?: string
    keepLonger?: boolean
    locale: 'ar' | 'en' | 'zh'
    receivedAt: string
    delivery: {
      state: 'none' | 'refused' | 'sent' | 'waiting'
      attempts: number
      nextAttemptAt?: string
      reason?: string
    }
  }>
  mailbox: null | string
}

// Source: web/features/inquiries/queries.ts
// Variable: expiredInquiriesQuery
// Query: *[_type == "inquiry" && keepLonger != true && (  (state == "spam" && receivedAt < $spamBefore) ||  (kind in ["contact", "email"] && receivedAt < $messagesBefore) ||  (kind == "application" && receivedAt < $applicationsBefore && !defined(*[    _type == "job" && _id == ^.job.reference && (!defined(closesAt) || closesAt >= $applicationsBefore)  ][0]._id)))] | order(receivedAt asc) [0...50] { _id, "parts": file.parts }
export type ExpiredInquiriesQueryResult = Array<{
  _id: string
  parts: Array<string> | null
}>

// Source: web/features/portfolio/queries.ts
// Variable: caseStudyQuery
// Query: *[_type == "caseStudy" && (slug.current == $slug || slugs.zh == $slug || slugs.ar == $slug)][0] {    "id": _id,  "paths": {   "type": _type,  "addresses": { "zh": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), "en": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current)), "ar": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)) } },  seo {   "title": coalesce(  title[language == $locale][0].value,  select(!defined(coalesce(^.title, ^.name)[language == $locale][0].value) => title[language == "en"][0].value)),  "description": coalesce(  description[language == $locale][0].value,  select(!defined(coalesce(^.summary, ^.excerpt, ^.description, ^.biography)[language == $locale][0].value) => description[language == "en"][0].value)),  image {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  noIndex },      "id": _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "summary": coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "client": coalesce(client[language == $locale][0].value, client[language == "en"][0].value),  "sector": coalesce(sector[language == $locale][0].value, sector[language == "en"][0].value),  year,  cover {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  results[] { "key": _key, value, "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value) },  layout,  "challenge": coalesce(  challenge[language == $locale && count(value) > 0][0].value,  challenge[language == "en"][0].value)[] {  _type == "block" => {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } },  _type == "richTextFigure" => { _type, _key, caption, "image": {   "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip), alt } },  _type == "richTextCallout" => { _type, _key, tone, text[] {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } } },  _type == "richTextCode" => { _type, _key, language, fileName, code },  _type == "richTextTable" => { _type, _key, caption, headerRow, rows[] { cells } }},  "approach": coalesce(  approach[language == $locale && count(value) > 0][0].value,  approach[language == "en"][0].value)[] {  _type == "block" => {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } },  _type == "richTextFigure" => { _type, _key, caption, "image": {   "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip), alt } },  _type == "richTextCallout" => { _type, _key, tone, text[] {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } } },  _type == "richTextCode" => { _type, _key, language, fileName, code },  _type == "richTextTable" => { _type, _key, caption, headerRow, rows[] { cells } }},  "outcome": coalesce(  outcome[language == $locale && count(value) > 0][0].value,  outcome[language == "en"][0].value)[] {  _type == "block" => {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } },  _type == "richTextFigure" => { _type, _key, caption, "image": {   "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip), alt } },  _type == "richTextCallout" => { _type, _key, tone, text[] {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } } },  _type == "richTextCode" => { _type, _key, language, fileName, code },  _type == "richTextTable" => { _type, _key, caption, headerRow, rows[] { cells } }},  pictures[] {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  "services": services[]->{ "id": _id, "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value), "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) } },  testimonial->{   "id": _id,  "quote": coalesce(quote[language == $locale][0].value, quote[language == "en"][0].value),  "name": coalesce(name[language == $locale][0].value, name[language == "en"][0].value),  "role": coalesce(role[language == $locale][0].value, role[language == "en"][0].value),  "organization": coalesce(organization[language == $locale][0].value, organization[language == "en"][0].value),  portrait {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  rating },  "list": *[_type == "page" && path.current == "/portfolio/masonry"][0] { "label": coalesce(title[language == $locale][0].value, title[language == "en"][0].value), "href": path.current },  "siblings": *[_type == "caseStudy" && defined(slug.current)] | order(order asc, _id asc) {     "id": _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "summary": coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "client": coalesce(client[language == $locale][0].value, client[language == "en"][0].value),  "sector": coalesce(sector[language == $locale][0].value, sector[language == "en"][0].value),  year,  cover {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  results[] { "key": _key, value, "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value) } }}
export type CaseStudyQueryResult = {
  id: string
  paths: {
    type: 'caseStudy'
    addresses: {
      zh: string | null
      en: string | null
      ar: string | null
    }
  }
  seo: {
    title: string | null
    description: string | null
    image: {
      asset: string | null
      crop: SanityImageCrop | null
      hotspot: SanityImageHotspot | null
      lqip: string | null
      alt: string | null
    } | null
    noIndex: boolean | null
  } | null
  title: string | null
  summary: string | null
  href: {
    type: 'caseStudy'
    address: string | null
  }
  client: string | null
  sector: string | null
  year: number | null
  cover: {
    asset: string | null
    crop: SanityImageCrop | null
    hotspot: SanityImageHotspot | null
    lqip: string | null
    alt: string | null
  } | null
  results: Array<{
    key: string
    value: string | null
    label: string | null
  }> | null
  layout: 'editorial' | 'overview' | null
  challenge: Array<
    | {
        _type: 'block'
        _key: string
        style: 'blockquote' | 'h2' | 'h3' | 'h4' | 'normal' | null
        listItem: 'bullet' | 'number' | null
        level: number | null
        children: Array<{
          marks?: Array<string>
          text?: string
          _type: 'span'
          _key: string
        }> | null
        markDefs: Array<
          | {
              _type: 'internalLink'
              _key: string
              link: {
                documentId: string | null
                anchor: string | null
              }
            }
          | {
              _type: 'link'
              _key: string
              link: string | null
            }
        > | null
      }
    | {
        _type: 'richTextCallout'
        _key: string
        tone: 'note' | 'tip' | 'warning' | null
        text: Array<{
          _type: 'block'
          _key: string
          style: 'normal' | null
          listItem: 'bullet' | 'number' | null
          level: number | null
          children: Array<{
            marks?: Array<string>
            text?: string
            _type: 'span'
            _key: string
          }> | null
          markDefs: Array<
            | {
                _type: 'internalLink'
                _key: string
                link: {
                  documentId: string | null
                  anchor: string | null
                }
              }
            | {
                _type: 'link'
                _key: string
                link: string | null
              }
          > | null
        }> | null
      }
    | {
        _type: 'richTextCode'
        _key: string
        language:
          | 'bash'
          | 'css'
          | 'diff'
          | 'docker'
          | 'go'
          | 'http'
          | 'java'
          | 'javascript'
          | 'json'
          | 'markup'
          | 'python'
          | 'sql'
          | 'text'
          | 'typescript'
          | 'yaml'
          | null
        fileName: string | null
        code: string | null
      }
    | {
        _type: 'richTextFigure'
        _key: string
        caption: string | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        }
      }
    | {
        _type: 'richTextTable'
        _key: string
        caption: string | null
        headerRow: boolean | null
        rows: Array<{
          cells: Array<string> | null
        }> | null
      }
  > | null
  approach: Array<
    | {
        _type: 'block'
        _key: string
        style: 'blockquote' | 'h2' | 'h3' | 'h4' | 'normal' | null
        listItem: 'bullet' | 'number' | null
        level: number | null
        children: Array<{
          marks?: Array<string>
          text?: string
          _type: 'span'
          _key: string
        }> | null
        markDefs: Array<
          | {
              _type: 'internalLink'
              _key: string
              link: {
                documentId: string | null
                anchor: string | null
              }
            }
          | {
              _type: 'link'
              _key: string
              link: string | null
            }
        > | null
      }
    | {
        _type: 'richTextCallout'
        _key: string
        tone: 'note' | 'tip' | 'warning' | null
        text: Array<{
          _type: 'block'
          _key: string
          style: 'normal' | null
          listItem: 'bullet' | 'number' | null
          level: number | null
          children: Array<{
            marks?: Array<string>
            text?: string
            _type: 'span'
            _key: string
          }> | null
          markDefs: Array<
            | {
                _type: 'internalLink'
                _key: string
                link: {
                  documentId: string | null
                  anchor: string | null
                }
              }
            | {
                _type: 'link'
                _key: string
                link: string | null
              }
          > | null
        }> | null
      }
    | {
        _type: 'richTextCode'
        _key: string
        language:
          | 'bash'
          | 'css'
          | 'diff'
          | 'docker'
          | 'go'
          | 'http'
          | 'java'
          | 'javascript'
          | 'json'
          | 'markup'
          | 'python'
          | 'sql'
          | 'text'
          | 'typescript'
          | 'yaml'
          | null
        fileName: string | null
        code: string | null
      }
    | {
        _type: 'richTextFigure'
        _key: string
        caption: string | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        }
      }
    | {
        _type: 'richTextTable'
        _key: string
        caption: string | null
        headerRow: boolean | null
        rows: Array<{
          cells: Array<string> | null
        }> | null
      }
  > | null
  outcome: Array<
    | {
        _type: 'block'
        _key: string
        style: 'blockquote' | 'h2' | 'h3' | 'h4' | 'normal' | null
        listItem: 'bullet' | 'number' | null
        level: number | null
        children: Array<{
          marks?: Array<string>
          text?: string
          _type: 'span'
          _key: string
        }> | null
        markDefs: Array<
          | {
              _type: 'internalLink'
              _key: string
              link: {
                documentId: string | null
                anchor: string | null
              }
            }
          | {
              _type: 'link'
              _key: string
              link: string | null
            }
        > | null
      }
    | {
        _type: 'richTextCallout'
        _key: string
        tone: 'note' | 'tip' | 'warning' | null
        text: Array<{
          _type: 'block'
          _key: string
          style: 'normal' | null
          listItem: 'bullet' | 'number' | null
          level: number | null
          children: Array<{
            marks?: Array<string>
            text?: string
            _type: 'span'
            _key: string
          }> | null
          markDefs: Array<
            | {
                _type: 'internalLink'
                _key: string
                link: {
                  documentId: string | null
                  anchor: string | null
                }
              }
            | {
                _type: 'link'
                _key: string
                link: string | null
              }
          > | null
        }> | null
      }
    | {
        _type: 'richTextCode'
        _key: string
        language:
          | 'bash'
          | 'css'
          | 'diff'
          | 'docker'
          | 'go'
          | 'http'
          | 'java'
          | 'javascript'
          | 'json'
          | 'markup'
          | 'python'
          | 'sql'
          | 'text'
          | 'typescript'
          | 'yaml'
          | null
        fileName: string | null
        code: string | null
      }
    | {
        _type: 'richTextFigure'
        _key: string
        caption: string | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        }
      }
    | {
        _type: 'richTextTable'
        _key: string
        caption: string | null
        headerRow: boolean | null
        rows: Array<{
          cells: Array<string> | null
        }> | null
      }
  > | null
  pictures: Array<{
    asset: string | null
    crop: SanityImageCrop | null
    hotspot: SanityImageHotspot | null
    lqip: string | null
    alt: string | null
  }> | null
  services: Array<{
    id: string
    title: string | null
    href: {
      type: 'service'
      address: string | null
    }
  }> | null
  testimonial: {
    id: string
    quote: string | null
    name: string | null
    role: string | null
    organization: string | null
    portrait: {
      asset: string | null
      crop: SanityImageCrop | null
      hotspot: SanityImageHotspot | null
      lqip: string | null
      alt: string | null
    } | null
    rating: number | null
  } | null
  list: {
    label: string | null
    href: string | null
  } | null
  siblings: Array<{
    id: string
    title: string | null
    summary: string | null
    href: {
      type: 'caseStudy'
      address: string | null
    }
    client: string | null
    sector: string | null
    year: number | null
    cover: {
      asset: string | null
      crop: SanityImageCrop | null
      hotspot: SanityImageHotspot | null
      lqip: string | null
      alt: string | null
    } | null
    results: Array<{
      key: string
      value: string | null
      label: string | null
    }> | null
  }>
} | null

// Source: web/features/routing/queries.ts
// Variable: redirectsQuery
// Query: *[_type == "redirect" && enabled != false && defined(source) && defined(destination)] | order(_id asc) {  source, destination, permanent}
export type RedirectsQueryResult = Array<{
  source: string | null
  destination: string | null
  permanent: boolean | null
}>

// Source: web/features/saas/queries.ts
// Variable: featureQuery
// Query: *[_type == "feature" && (slug.current == $slug || slugs.zh == $slug || slugs.ar == $slug)][0] {    "id": _id,  "paths": {   "type": _type,  "addresses": { "zh": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), "en": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current)), "ar": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)) } },  seo {   "title": coalesce(  title[language == $locale][0].value,  select(!defined(coalesce(^.title, ^.name)[language == $locale][0].value) => title[language == "en"][0].value)),  "description": coalesce(  description[language == $locale][0].value,  select(!defined(coalesce(^.summary, ^.excerpt, ^.description, ^.biography)[language == $locale][0].value) => description[language == "en"][0].value)),  image {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  noIndex },      "id": _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "summary": coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  icon,  picture {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  benefits[] { "key": _key, "text": coalesce(text[language == $locale][0].value, text[language == "en"][0].value) },  "body": coalesce(  body[language == $locale && count(value) > 0][0].value,  body[language == "en"][0].value)[] {  _type == "block" => {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } },  _type == "richTextFigure" => { _type, _key, caption, "image": {   "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip), alt } },  _type == "richTextCallout" => { _type, _key, tone, text[] {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } } },  _type == "richTextCode" => { _type, _key, language, fileName, code },  _type == "richTextTable" => { _type, _key, caption, headerRow, rows[] { cells } }},  "list": *[_type == "page" && path.current == "/saas/features"][0] { "label": coalesce(title[language == $locale][0].value, title[language == "en"][0].value), "href": path.current },  "siblings": *[_type == "feature" && defined(slug.current)] | order(order asc, _id asc) {     "id": _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "summary": coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  icon,  picture {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  benefits[] { "key": _key, "text": coalesce(text[language == $locale][0].value, text[language == "en"][0].value) } }}
export type FeatureQueryResult = {
  id: string
  paths: {
    type: 'feature'
    addresses: {
      zh: string | null
      en: string | null
      ar: string | null
    }
  }
  seo: {
    title: string | null
    description: string | null
    image: {
      asset: string | null
      crop: SanityImageCrop | null
      hotspot: SanityImageHotspot | null
      lqip: string | null
      alt: string | null
    } | null
    noIndex: boolean | null
  } | null
  title: string | null
  summary: string | null
  href: {
    type: 'feature'
    address: string | null
  }
  icon: Icon | null
  picture: {
    asset: string | null
    crop: SanityImageCrop | null
    hotspot: SanityImageHotspot | null
    lqip: string | null
    alt: string | null
  } | null
  benefits: Array<{
    key: string
    text: string | null
  }> | null
  body: Array<
    | {
        _type: 'block'
        _key: string
        style: 'blockquote' | 'h2' | 'h3' | 'h4' | 'normal' | null
        listItem: 'bullet' | 'number' | null
        level: number | null
        children: Array<{
          marks?: Array<string>
          text?: string
          _type: 'span'
          _key: string
        }> | null
        markDefs: Array<
          | {
              _type: 'internalLink'
              _key: string
              link: {
                documentId: string | null
                anchor: string | null
              }
            }
          | {
              _type: 'link'
              _key: string
              link: string | null
            }
        > | null
      }
    | {
        _type: 'richTextCallout'
        _key: string
        tone: 'note' | 'tip' | 'warning' | null
        text: Array<{
          _type: 'block'
          _key: string
          style: 'normal' | null
          listItem: 'bullet' | 'number' | null
          level: number | null
          children: Array<{
            marks?: Array<string>
            text?: string
            _type: 'span'
            _key: string
          }> | null
          markDefs: Array<
            | {
                _type: 'internalLink'
                _key: string
                link: {
                  documentId: string | null
                  anchor: string | null
                }
              }
            | {
                _type: 'link'
                _key: string
                link: string | null
              }
          > | null
        }> | null
      }
    | {
        _type: 'richTextCode'
        _key: string
        language:
          | 'bash'
          | 'css'
          | 'diff'
          | 'docker'
          | 'go'
          | 'http'
          | 'java'
          | 'javascript'
          | 'json'
          | 'markup'
          | 'python'
          | 'sql'
          | 'text'
          | 'typescript'
          | 'yaml'
          | null
        fileName: string | null
        code: string | null
      }
    | {
        _type: 'richTextFigure'
        _key: string
        caption: string | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        }
      }
    | {
        _type: 'richTextTable'
        _key: string
        caption: string | null
        headerRow: boolean | null
        rows: Array<{
          cells: Array<string> | null
        }> | null
      }
  > | null
  list: {
    label: string | null
    href: string | null
  } | null
  siblings: Array<{
    id: string
    title: string | null
    summary: string | null
    href: {
      type: 'feature'
      address: string | null
    }
    icon: Icon | null
    picture: {
      asset: string | null
      crop: SanityImageCrop | null
      hotspot: SanityImageHotspot | null
      lqip: string | null
      alt: string | null
    } | null
    benefits: Array<{
      key: string
      text: string | null
    }> | null
  }>
} | null

// Source: web/features/saas/queries.ts
// Variable: integrationQuery
// Query: *[_type == "integration" && (slug.current == $slug || slugs.zh == $slug || slugs.ar == $slug)][0] {    "id": _id,  "paths": {   "type": _type,  "addresses": { "zh": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), "en": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current)), "ar": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)) } },  seo {   "title": coalesce(  title[language == $locale][0].value,  select(!defined(coalesce(^.title, ^.name)[language == $locale][0].value) => title[language == "en"][0].value)),  "description": coalesce(  description[language == $locale][0].value,  select(!defined(coalesce(^.summary, ^.excerpt, ^.description, ^.biography)[language == $locale][0].value) => description[language == "en"][0].value)),  image {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  noIndex },      "id": _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "summary": coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "category": category->{ "id": _id, "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value), order, icon },  logo {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  website,  "body": coalesce(  body[language == $locale && count(value) > 0][0].value,  body[language == "en"][0].value)[] {  _type == "block" => {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } },  _type == "richTextFigure" => { _type, _key, caption, "image": {   "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip), alt } },  _type == "richTextCallout" => { _type, _key, tone, text[] {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } } },  _type == "richTextCode" => { _type, _key, language, fileName, code },  _type == "richTextTable" => { _type, _key, caption, headerRow, rows[] { cells } }},  setup[] { "key": _key, "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value), "text": coalesce(text[language == $locale][0].value, text[language == "en"][0].value) },  "list": *[_type == "page" && path.current == "/saas/integrations"][0] { "label": coalesce(title[language == $locale][0].value, title[language == "en"][0].value), "href": path.current },  "siblings": *[_type == "integration" && defined(slug.current)] | order(order asc, _id asc) {        "id": _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "summary": coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "category": category->{ "id": _id, "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value), order, icon },  logo {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) }  }}
export type IntegrationQueryResult = {
  id: string
  paths: {
    type: 'integration'
    addresses: {
      zh: string | null
      en: string | null
      ar: string | null
    }
  }
  seo: {
    title: string | null
    description: string | null
    image: {
      asset: string | null
      crop: SanityImageCrop | null
      hotspot: SanityImageHotspot | null
      lqip: string | null
      alt: string | null
    } | null
    noIndex: boolean | null
  } | null
  title: string | null
  summary: string | null
  href: {
    type: 'integration'
    address: string | null
  }
  category: {
    id: string
    title: string | null
    order: number | null
    icon: Icon | null
  } | null
  logo: {
    asset: string | null
    crop: SanityImageCrop | null
    hotspot: SanityImageHotspot | null
    lqip: string | null
    alt: string | null
  } | null
  website: string | null
  body: Array<
    | {
        _type: 'block'
        _key: string
        style: 'blockquote' | 'h2' | 'h3' | 'h4' | 'normal' | null
        listItem: 'bullet' | 'number' | null
        level: number | null
        children: Array<{
          marks?: Array<string>
          text?: string
          _type: 'span'
          _key: string
        }> | null
        markDefs: Array<
          | {
              _type: 'internalLink'
              _key: string
              link: {
                documentId: string | null
                anchor: string | null
              }
            }
          | {
              _type: 'link'
              _key: string
              link: string | null
            }
        > | null
      }
    | {
        _type: 'richTextCallout'
        _key: string
        tone: 'note' | 'tip' | 'warning' | null
        text: Array<{
          _type: 'block'
          _key: string
          style: 'normal' | null
          listItem: 'bullet' | 'number' | null
          level: number | null
          children: Array<{
            marks?: Array<string>
            text?: string
            _type: 'span'
            _key: string
          }> | null
          markDefs: Array<
            | {
                _type: 'internalLink'
                _key: string
                link: {
                  documentId: string | null
                  anchor: string | null
                }
              }
            | {
                _type: 'link'
                _key: string
                link: string | null
              }
          > | null
        }> | null
      }
    | {
        _type: 'richTextCode'
        _key: string
        language:
          | 'bash'
          | 'css'
          | 'diff'
          | 'docker'
          | 'go'
          | 'http'
          | 'java'
          | 'javascript'
          | 'json'
          | 'markup'
          | 'python'
          | 'sql'
          | 'text'
          | 'typescript'
          | 'yaml'
          | null
        fileName: string | null
        code: string | null
      }
    | {
        _type: 'richTextFigure'
        _key: string
        caption: string | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        }
      }
    | {
        _type: 'richTextTable'
        _key: string
        caption: string | null
        headerRow: boolean | null
        rows: Array<{
          cells: Array<string> | null
        }> | null
      }
  > | null
  setup: Array<{
    key: string
    title: string | null
    text: string | null
  }> | null
  list: {
    label: string | null
    href: string | null
  } | null
  siblings: Array<{
    id: string
    title: string | null
    summary: string | null
    href: {
      type: 'integration'
      address: string | null
    }
    category: {
      id: string
      title: string | null
      order: number | null
      icon: Icon | null
    } | null
    logo: {
      asset: string | null
      crop: SanityImageCrop | null
      hotspot: SanityImageHotspot | null
      lqip: string | null
      alt: string | null
    } | null
  }>
} | null

// Source: web/features/search/queries.ts
// Variable: searchQuery
// Query: *[  _type in $types && defined(coalesce(path.current, slug.current))  && seo.noIndex != true && !defined(shows.document)] | order(_id asc) {    "id": _id,  "kind": _type,  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "title": coalesce(coalesce(title[language == $locale][0].value, title[language == "en"][0].value), coalesce(name[language == $locale][0].value, name[language == "en"][0].value)),  "summary": coalesce(    coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value), coalesce(excerpt[language == $locale][0].value, excerpt[language == "en"][0].value), coalesce(description[language == $locale][0].value, description[language == "en"][0].value), coalesce(biography[language == $locale][0].value, biography[language == "en"][0].value),    coalesce(seo.description[language == $locale][0].value, seo.description[language == "en"][0].value)  ),  "body": pt::text(coalesce(body[language == $locale][0].value, body[language == "en"][0].value)),  "blocks": blocks[hidden != true] {    "heading": coalesce(coalesce(heading[language == $locale][0].value, heading[language == "en"][0].value), coalesce(headline[language == $locale][0].value, headline[language == "en"][0].value)),    "paragraph": coalesce(paragraph[language == $locale][0].value, paragraph[language == "en"][0].value),    visibleFrom,    visibleUntil  },  "keywords": [    coalesce(category->title[language == $locale][0].value, category->title[language == "en"][0].value), coalesce(topic->title[language == $locale][0].value, topic->title[language == "en"][0].value), coalesce(department->title[language == $locale][0].value, department->title[language == "en"][0].value),    coalesce(location[language == $locale][0].value, location[language == "en"][0].value)  ],  "tags": tags[]->{ "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value) },  closesAt,  "picture": coalesce(cover, picture, portrait, logo) { "asset": asset._ref, crop, hotspot }}
export type SearchQueryResult = Array<
  | {
      id: string
      kind: 'helpArticle'
      href: {
        type: 'helpArticle'
        address: string | null
      }
      title: string | null
      summary: string | null
      body: string
      blocks: null
      keywords: Array<null | string>
      tags: null
      closesAt: null
      picture: null
    }
  | {
      id: string
      kind: 'product'
      href: {
        type: 'product'
        address: string | null
      }
      title: string | null
      summary: string | null
      body: string
      blocks: null
      keywords: Array<null | string>
      tags: null
      closesAt: null
      picture: {
        asset: string | null
        crop: SanityImageCrop | null
        hotspot: SanityImageHotspot | null
      } | null
    }
  | {
      id: string
      kind: 'productColor'
      href: {
        type: 'productColor'
        address: string | null
      }
      title: string | null
      summary: null
      body: string
      blocks: null
      keywords: Array<null>
      tags: null
      closesAt: null
      picture: null
    }
  | {
      id: string
      kind: 'productSize'
      href: {
        type: 'productSize'
        address: string | null
      }
      title: string | null
      summary: null
      body: string
      blocks: null
      keywords: Array<null>
      tags: null
      closesAt: null
      picture: null
    }
  | {
      id: string
      kind: 'productTag'
      href: {
        type: 'productTag'
        address: string | null
      }
      title: string | null
      summary: null
      body: string
      blocks: null
      keywords: Array<null>
      tags: null
      closesAt: null
      picture: null
    }
  | {
      id: string
      kind: 'author'
      href: {
        type: 'author'
        address: string | null
      }
      title: string | null
      summary: string | null
      body: string
      blocks: null
      keywords: Array<null>
      tags: null
      closesAt: null
      picture: {
        asset: string | null
        crop: SanityImageCrop | null
        hotspot: SanityImageHotspot | null
      } | null
    }
  | {
      id: string
      kind: 'caseStudy'
      href: {
        type: 'caseStudy'
        address: string | null
      }
      title: string | null
      summary: string | null
      body: string
      blocks: null
      keywords: Array<null>
      tags: null
      closesAt: null
      picture: {
        asset: string | null
        crop: SanityImageCrop | null
        hotspot: SanityImageHotspot | null
      } | null
    }
  | {
      id: string
      kind: 'category'
      href: {
        type: 'category'
        address: string | null
      }
      title: string | null
      summary: string | null
      body: string
      blocks: null
      keywords: Array<null>
      tags: null
      closesAt: null
      picture: null
    }
  | {
      id: string
      kind: 'customerStory'
      href: {
        type: 'customerStory'
        address: string | null
      }
      title: string | null
      summary: string | null
      body: string
      blocks: null
      keywords: Array<null>
      tags: null
      closesAt: null
      picture: {
        asset: string | null
        crop: SanityImageCrop | null
        hotspot: SanityImageHotspot | null
      } | null
    }
  | {
      id: string
      kind: 'feature'
      href: {
        type: 'feature'
        address: string | null
      }
      title: string | null
      summary: string | null
      body: string
      blocks: null
      keywords: Array<null>
      tags: null
      closesAt: null
      picture: {
        asset: string | null
        crop: SanityImageCrop | null
        hotspot: SanityImageHotspot | null
      } | null
    }
  | {
      id: string
      kind: 'helpTopic'
      href: {
        type: 'helpTopic'
        address: string | null
      }
      title: string | null
      summary: string | null
      body: string
      blocks: null
      keywords: Array<null>
      tags: null
      closesAt: null
      picture: null
    }
  | {
      id: string
      kind: 'integration'
      href: {
        type: 'integration'
        address: string | null
      }
      title: string | null
      summary: string | null
      body: string
      blocks: null
      keywords: Array<null | string>
      tags: null
      closesAt: null
      picture: {
        asset: string | null
        crop: SanityImageCrop | null
        hotspot: SanityImageHotspot | null
      } | null
    }
  | {
      id: string
      kind: 'post'
      href: {
        type: 'post'
        address: string | null
      }
      title: string | null
      summary: string | null
      body: string
      blocks: null
      keywords: Array<null | string>
      tags: Array<{
        title: string | null
      }> | null
      closesAt: null
      picture: {
        asset: string | null
        crop: SanityImageCrop | null
        hotspot: SanityImageHotspot | null
      } | null
    }
  | {
      id: string
      kind: 'postCategory'
      href: {
        type: 'postCategory'
        address: string | null
      }
      title: string | null
      summary: string | null
      body: string
      blocks: null
      keywords: Array<null>
      tags: null
      closesAt: null
      picture: null
    }
  | {
      id: string
      kind: 'service'
      href: {
        type: 'service'
        address: string | null
      }
      title: string | null
      summary: string | null
      body: string
      blocks: null
      keywords: Array<null>
      tags: null
      closesAt: null
      picture: null
    }
  | {
      id: string
      kind: 'tag'
      href: {
        type: 'tag'
        address: string | null
      }
      title: string | null
      summary: string | null
      body: string
      blocks: null
      keywords: Array<null>
      tags: null
      closesAt: null
      picture: null
    }
  | {
      id: string
      kind: 'job'
      href: {
        type: 'job'
        address: string | null
      }
      title: string | null
      summary: string | null
      body: string
      blocks: null
      keywords: Array<null | string>
      tags: null
      closesAt: string | null
      picture: null
    }
  | {
      id: string
      kind: 'page'
      href: {
        type: 'page'
        address: string | null
      }
      title: string | null
      summary: string | null
      body: string
      blocks: Array<
        | {
            heading: null
            paragraph: null
            visibleFrom: string | null
            visibleUntil: string | null
          }
        | {
            heading: string | null
            paragraph: null
            visibleFrom: string | null
            visibleUntil: string | null
          }
        | {
            heading: string | null
            paragraph: string | null
            visibleFrom: string | null
            visibleUntil: string | null
          }
      > | null
      keywords: Array<null>
      tags: null
      closesAt: null
      picture: null
    }
>

// Source: web/features/search/queries.ts
// Variable: isFindable
// Query: _type == "product" && defined(slug.current) && seo.noIndex != true
export type IsFindableResult = never

// Source: web/features/search/queries.ts
// Variable: productsStateQuery
// Query: {  "count": count(*[_type == "product" && defined(slug.current) && seo.noIndex != true]),    "latest": *[_type == "product"] | order(_updatedAt desc)[0...200] { "at": _updatedAt, "revision": _rev },  "changedNames": *[_type in ["category", "productTag"]] | order(_updatedAt desc)[0...200]._rev}
export type ProductsStateQueryResult = {
  count: number
  latest: Array<{
    at: string
    revision: string
  }>
  changedNames: Array<string>
}

// Source: web/features/search/queries.ts
// Variable: productIdsQuery
// Query: *[_type == "product" && defined(slug.current) && seo.noIndex != true]._id
export type ProductIdsQueryResult = Array<string>

// Source: web/features/search/queries.ts
// Variable: changedProductIdsQuery
// Query: *[_type == "product" && defined(slug.current) && seo.noIndex != true && _updatedAt >= $since]._id
export type ChangedProductIdsQueryResult = Array<string>

// Source: web/features/search/queries.ts
// Variable: searchableProductsQuery
// Query: *[_id in $ids && _type == "product" && defined(slug.current) && seo.noIndex != true] {     "id": _id,  "kind": _type,  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "summary": coalesce(coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value), coalesce(seo.description[language == $locale][0].value, seo.description[language == "en"][0].value)),  "keywords": [slug.current, coalesce(label[language == $locale][0].value, label[language == "en"][0].value), coalesce(category->title[language == $locale][0].value, category->title[language == "en"][0].value), coalesce(tag->title[language == $locale][0].value, tag->title[language == "en"][0].value)],  "options": options[].values[] { "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value) },  "codes": variants[].code,  "picture": coalesce(cover, picture, portrait, logo) { "asset": asset._ref, crop, hotspot },    price, currency, prices[] { currency, amount }, sale { kind, percent, amount, from, until } }
export type SearchableProductsQueryResult = Array<{
  id: string
  kind: 'product'
  href: {
    type: 'product'
    address: string | null
  }
  title: string | null
  summary: string | null
  keywords: Array<string | null>
  options: Array<{
    label: string | null
  } | null> | null
  codes: Array<string | null> | null
  picture: {
    asset: string | null
    crop: SanityImageCrop | null
    hotspot: SanityImageHotspot | null
  } | null
  price: MinorUnits | null
  currency: Currency | null
  prices: Array<{
    currency: Currency | null
    amount: MinorUnits | null
  }> | null
  sale: {
    kind: 'amount' | 'percent' | null
    percent: number | null
    amount: MinorUnits | null
    from: string | null
    until: string | null
  } | null
}>

// Source: web/features/search/queries.ts
// Variable: firstSearchableProductsQuery
// Query: *[_type == "product" && defined(slug.current) && seo.noIndex != true] | order(_id asc) [0...$count] {     "id": _id,  "kind": _type,  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "summary": coalesce(coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value), coalesce(seo.description[language == $locale][0].value, seo.description[language == "en"][0].value)),  "keywords": [slug.current, coalesce(label[language == $locale][0].value, label[language == "en"][0].value), coalesce(category->title[language == $locale][0].value, category->title[language == "en"][0].value), coalesce(tag->title[language == $locale][0].value, tag->title[language == "en"][0].value)],  "options": options[].values[] { "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value) },  "codes": variants[].code,  "picture": coalesce(cover, picture, portrait, logo) { "asset": asset._ref, crop, hotspot },    price, currency, prices[] { currency, amount }, sale { kind, percent, amount, from, until } }
export type FirstSearchableProductsQueryResult = Array<{
  id: string
  kind: 'product'
  href: {
    type: 'product'
    address: string | null
  }
  title: string | null
  summary: string | null
  keywords: Array<string | null>
  options: Array<{
    label: string | null
  } | null> | null
  codes: Array<string | null> | null
  picture: {
    asset: string | null
    crop: SanityImageCrop | null
    hotspot: SanityImageHotspot | null
  } | null
  price: MinorUnits | null
  currency: Currency | null
  prices: Array<{
    currency: Currency | null
    amount: MinorUnits | null
  }> | null
  sale: {
    kind: 'amount' | 'percent' | null
    percent: number | null
    amount: MinorUnits | null
    from: string | null
    until: string | null
  } | null
}>

// Source: web/features/seo/queries.ts
// Variable: routed
// Query: _type in $types && defined(coalesce(path.current, slug.current))
export type RoutedResult = never

// Source: web/features/seo/queries.ts
// Variable: routesQuery
// Query: *[_type in $types && defined(coalesce(path.current, slug.current))]  | order(_type == "product" asc, _type asc, coalesce(path.current, slug.current) asc) [$from...$to] {  "paths": {   "type": _type,  "addresses": { "zh": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), "en": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current)), "ar": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)) } },  "updatedAt": _updatedAt,  "noIndex": seo.noIndex == true || defined(shows.document)}
export type RoutesQueryResult = Array<
  | {
      paths: {
        type: 'productColor'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      updatedAt: string
      noIndex: false
    }
  | {
      paths: {
        type: 'productSize'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      updatedAt: string
      noIndex: false
    }
  | {
      paths: {
        type: 'productTag'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      updatedAt: string
      noIndex: false
    }
  | {
      paths: {
        type: 'page'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      updatedAt: string
      noIndex: boolean | false | true
    }
  | {
      paths: {
        type: 'helpArticle'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      updatedAt: string
      noIndex: boolean | false
    }
  | {
      paths: {
        type: 'product'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      updatedAt: string
      noIndex: boolean | false
    }
  | {
      paths: {
        type: 'author'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      updatedAt: string
      noIndex: boolean | false
    }
  | {
      paths: {
        type: 'caseStudy'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      updatedAt: string
      noIndex: boolean | false
    }
  | {
      paths: {
        type: 'category'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      updatedAt: string
      noIndex: boolean | false
    }
  | {
      paths: {
        type: 'customerStory'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      updatedAt: string
      noIndex: boolean | false
    }
  | {
      paths: {
        type: 'feature'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      updatedAt: string
      noIndex: boolean | false
    }
  | {
      paths: {
        type: 'helpTopic'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      updatedAt: string
      noIndex: boolean | false
    }
  | {
      paths: {
        type: 'integration'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      updatedAt: string
      noIndex: boolean | false
    }
  | {
      paths: {
        type: 'job'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      updatedAt: string
      noIndex: boolean | false
    }
  | {
      paths: {
        type: 'post'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      updatedAt: string
      noIndex: boolean | false
    }
  | {
      paths: {
        type: 'postCategory'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      updatedAt: string
      noIndex: boolean | false
    }
  | {
      paths: {
        type: 'service'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      updatedAt: string
      noIndex: boolean | false
    }
  | {
      paths: {
        type: 'tag'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
      updatedAt: string
      noIndex: boolean | false
    }
>

// Source: web/features/seo/queries.ts
// Variable: routeCountQuery
// Query: count(*[_type in $types && defined(coalesce(path.current, slug.current))])
export type RouteCountQueryResult = number

// Source: web/features/service/queries.ts
// Variable: serviceQuery
// Query: *[_type == "service" && (slug.current == $slug || slugs.zh == $slug || slugs.ar == $slug)][0] {    "id": _id,  "paths": {   "type": _type,  "addresses": { "zh": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), "en": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current)), "ar": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)) } },  seo {   "title": coalesce(  title[language == $locale][0].value,  select(!defined(coalesce(^.title, ^.name)[language == $locale][0].value) => title[language == "en"][0].value)),  "description": coalesce(  description[language == $locale][0].value,  select(!defined(coalesce(^.summary, ^.excerpt, ^.description, ^.biography)[language == $locale][0].value) => description[language == "en"][0].value)),  image {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  noIndex },  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "summary": coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value),  highlights[] { "key": _key, "text": coalesce(text[language == $locale][0].value, text[language == "en"][0].value) },  "body": coalesce(  body[language == $locale && count(value) > 0][0].value,  body[language == "en"][0].value)[] {  _type == "block" => {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } },  _type == "richTextFigure" => { _type, _key, caption, "image": {   "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip), alt } },  _type == "richTextCallout" => { _type, _key, tone, text[] {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } } },  _type == "richTextCode" => { _type, _key, language, fileName, code },  _type == "richTextTable" => { _type, _key, caption, headerRow, rows[] { cells } }}}
export type ServiceQueryResult = {
  id: string
  paths: {
    type: 'service'
    addresses: {
      zh: string | null
      en: string | null
      ar: string | null
    }
  }
  seo: {
    title: string | null
    description: string | null
    image: {
      asset: string | null
      crop: SanityImageCrop | null
      hotspot: SanityImageHotspot | null
      lqip: string | null
      alt: string | null
    } | null
    noIndex: boolean | null
  } | null
  title: string | null
  summary: string | null
  highlights: Array<{
    key: string
    text: string | null
  }> | null
  body: Array<
    | {
        _type: 'block'
        _key: string
        style: 'blockquote' | 'h2' | 'h3' | 'h4' | 'normal' | null
        listItem: 'bullet' | 'number' | null
        level: number | null
        children: Array<{
          marks?: Array<string>
          text?: string
          _type: 'span'
          _key: string
        }> | null
        markDefs: Array<
          | {
              _type: 'internalLink'
              _key: string
              link: {
                documentId: string | null
                anchor: string | null
              }
            }
          | {
              _type: 'link'
              _key: string
              link: string | null
            }
        > | null
      }
    | {
        _type: 'richTextCallout'
        _key: string
        tone: 'note' | 'tip' | 'warning' | null
        text: Array<{
          _type: 'block'
          _key: string
          style: 'normal' | null
          listItem: 'bullet' | 'number' | null
          level: number | null
          children: Array<{
            marks?: Array<string>
            text?: string
            _type: 'span'
            _key: string
          }> | null
          markDefs: Array<
            | {
                _type: 'internalLink'
                _key: string
                link: {
                  documentId: string | null
                  anchor: string | null
                }
              }
            | {
                _type: 'link'
                _key: string
                link: string | null
              }
          > | null
        }> | null
      }
    | {
        _type: 'richTextCode'
        _key: string
        language:
          | 'bash'
          | 'css'
          | 'diff'
          | 'docker'
          | 'go'
          | 'http'
          | 'java'
          | 'javascript'
          | 'json'
          | 'markup'
          | 'python'
          | 'sql'
          | 'text'
          | 'typescript'
          | 'yaml'
          | null
        fileName: string | null
        code: string | null
      }
    | {
        _type: 'richTextFigure'
        _key: string
        caption: string | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        }
      }
    | {
        _type: 'richTextTable'
        _key: string
        caption: string | null
        headerRow: boolean | null
        rows: Array<{
          cells: Array<string> | null
        }> | null
      }
  > | null
} | null

// Source: web/features/shell/queries.ts
// Variable: menuQuery
// Query: *[_id == "menu-" + $identifier][0] {  items[] {      key,  "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value),  link {   kind, path, url, anchor, newTab,  "documentId": document._ref },  "badge": coalesce(badge[language == $locale][0].value, badge[language == "en"][0].value),  showsJobCount,  icon,  newTab,    children[] {        key,  "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value),  link {   kind, path, url, anchor, newTab,  "documentId": document._ref },  "badge": coalesce(badge[language == $locale][0].value, badge[language == "en"][0].value),  showsJobCount,  icon,  newTab,      children[] {   key,  "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value),  link {   kind, path, url, anchor, newTab,  "documentId": document._ref },  "badge": coalesce(badge[language == $locale][0].value, badge[language == "en"][0].value),  showsJobCount,  icon,  newTab }    }  }}
export type MenuQueryResult =
  | {
      items: null
    }
  | {
      items: Array<{
        key: string | null
        label: string | null
        link: {
          kind: 'document' | 'path' | 'url' | null
          path: string | null
          url: string | null
          anchor: string | null
          newTab: boolean | null
          documentId: string | null
        } | null
        badge: string | null
        showsJobCount: boolean | null
        icon: Icon | null
        newTab: boolean | null
        children: Array<{
          key: string | null
          label: string | null
          link: {
            kind: 'document' | 'path' | 'url' | null
            path: string | null
            url: string | null
            anchor: string | null
            newTab: boolean | null
            documentId: string | null
          } | null
          badge: string | null
          showsJobCount: boolean | null
          icon: Icon | null
          newTab: boolean | null
          children: Array<{
            key: string | null
            label: string | null
            link: {
              kind: 'document' | 'path' | 'url' | null
              path: string | null
              url: string | null
              anchor: string | null
              newTab: boolean | null
              documentId: string | null
            } | null
            badge: string | null
            showsJobCount: boolean | null
            icon: Icon | null
            newTab: boolean | null
          }> | null
        }> | null
      }> | null
    }
  | null

// Source: web/features/shell/queries.ts
// Variable: siteSettingsQuery
// Query: *[_id == "siteSettings"][0] {  "siteName": coalesce(siteName[language == $locale][0].value, siteName[language == "en"][0].value),  "tagline": coalesce(tagline[language == $locale][0].value, tagline[language == "en"][0].value),  "description": coalesce(description[language == $locale][0].value, description[language == "en"][0].value),  "copyright": coalesce(copyright[language == $locale][0].value, copyright[language == "en"][0].value),  logoLight {   "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip) },  logoDark {   "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip) },  socialLinks[] { platform, url },  docsUrl,  topBar {    showThemeSwitch, showSignUp, showBuyNow, showFloatingSearch, showSearchInput, showCart,    buyNowLink {   kind, path, url, anchor, newTab,  "documentId": document._ref }  },  defaultSeo {   "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "description": coalesce(description[language == $locale][0].value, description[language == "en"][0].value),  image {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  noIndex }}
export type SiteSettingsQueryResult =
  | {
      siteName: null
      tagline: null
      description: null
      copyright: null
      logoLight: null
      logoDark: null
      socialLinks: null
      docsUrl: null
      topBar: null
      defaultSeo: null
    }
  | {
      siteName: null
      tagline: null
      description: null
      copyright: null
      logoLight: null
      logoDark: null
      socialLinks: Array<{
        platform:
          | 'bilibili'
          | 'bluesky'
          | 'douyin'
          | 'facebook'
          | 'github'
          | 'gitlab'
          | 'instagram'
          | 'linkedin'
          | 'mastodon'
          | 'snapchat'
          | 'telegram'
          | 'threads'
          | 'tiktok'
          | 'twitter'
          | 'wechat'
          | 'weibo'
          | 'whatsapp'
          | 'xiaohongshu'
          | 'youtube'
          | 'zhihu'
          | null
        url: string | null
      }> | null
      docsUrl: null
      topBar: null
      defaultSeo: null
    }
  | {
      siteName: null
      tagline: null
      description: string | null
      copyright: null
      logoLight: null
      logoDark: null
      socialLinks: null
      docsUrl: null
      topBar: null
      defaultSeo: null
    }
  | {
      siteName: string | null
      tagline: string | null
      description: string | null
      copyright: string | null
      logoLight: {
        asset: string | null
        crop: SanityImageCrop | null
        hotspot: SanityImageHotspot | null
        lqip: string | null
      } | null
      logoDark: {
        asset: string | null
        crop: SanityImageCrop | null
        hotspot: SanityImageHotspot | null
        lqip: string | null
      } | null
      socialLinks: Array<{
        platform:
          | 'bilibili'
          | 'bluesky'
          | 'douyin'
          | 'facebook'
          | 'github'
          | 'gitlab'
          | 'instagram'
          | 'linkedin'
          | 'mastodon'
          | 'snapchat'
          | 'telegram'
          | 'threads'
          | 'tiktok'
          | 'twitter'
          | 'wechat'
          | 'weibo'
          | 'whatsapp'
          | 'xiaohongshu'
          | 'youtube'
          | 'zhihu'
          | null
        url: string | null
      }> | null
      docsUrl: string | null
      topBar: {
        showThemeSwitch: boolean | null
        showSignUp: boolean | null
        showBuyNow: boolean | null
        showFloatingSearch: boolean | null
        showSearchInput: boolean | null
        showCart: boolean | null
        buyNowLink: {
          kind: 'document' | 'path' | 'url' | null
          path: string | null
          url: string | null
          anchor: string | null
          newTab: boolean | null
          documentId: string | null
        } | null
      } | null
      defaultSeo: {
        title: string | null
        description: string | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        } | null
        noIndex: boolean | null
      } | null
    }
  | null

// Source: web/features/shell/queries.ts
// Variable: jobClosingTimesQuery
// Query: *[_type == "job" && defined(slug.current)] { closesAt }
export type JobClosingTimesQueryResult = Array<{
  closesAt: string | null
}>

// Source: web/features/shop/cart/queries.ts
// Variable: shopSettingsQuery
// Query: *[_id == "shopSettings"][0] {   quantityOptions, detailLimit, listLimit, serviceCharge,  currency, payingCurrencies, firstCurrencies { zh, en, ar },  taxRates { standard, zero },  "samples": sampleItems[] { "id": product->slug.current, quantity } }
export type ShopSettingsQueryResult =
  | {
      quantityOptions: null
      detailLimit: null
      listLimit: null
      serviceCharge: null
      currency: null
      payingCurrencies: null
      firstCurrencies: null
      taxRates: null
      samples: null
    }
  | {
      quantityOptions: null
      detailLimit: null
      listLimit: null
      serviceCharge: null
      currency: string
      payingCurrencies: null
      firstCurrencies: null
      taxRates: null
      samples: null
    }
  | {
      quantityOptions: null
      detailLimit: null
      listLimit: null
      serviceCharge: null
      currency: Currency | null
      payingCurrencies: null
      firstCurrencies: null
      taxRates: null
      samples: null
    }
  | {
      quantityOptions: Array<number> | null
      detailLimit: number | null
      listLimit: number | null
      serviceCharge: MinorUnits | null
      currency: Currency | null
      payingCurrencies: Array<string> | null
      firstCurrencies: {
        zh: Currency | null
        en: Currency | null
        ar: Currency | null
      } | null
      taxRates: {
        standard: number | null
        zero: number | null
      } | null
      samples: Array<{
        id: string | null
        quantity: number | null
      }> | null
    }
  | null

// Source: web/features/shop/cart/queries.ts
// Variable: cartQuery
// Query: {  "products": *[_type == "product" && slug.current in $products] {      "number": slug.current,  "documentId": _id,  "category": category._ref,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),    price, currency, prices[] { currency, amount }, sale { kind, percent, amount, from, until }, taxClass, kind,  "available": *[_id == "inventory-" + ^._id][0].available,  "hasVariants": count(variants) > 0,  options[] {  "key": _key,  "name": coalesce(name[language == $locale][0].value, name[language == "en"][0].value),  values[] { "key": _key, "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value), "hex": color->hex }},    "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },    "image": coalesce(cover, images[0]) {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },    "variants": variants[^.slug.current + "-" + code in $numbers] {        "key": _key, code, choices, priceDifference, priceDifferences[] { currency, amount },  "available": *[_id == "inventory-" + ^.^._id + "--" + ^._key][0].available,      "image": image {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) }    }  },  "settings": *[_id == "shopSettings"][0] {   quantityOptions, detailLimit, listLimit, serviceCharge,  currency, payingCurrencies, firstCurrencies { zh, en, ar },  taxRates { standard, zero },  "samples": sampleItems[] { "id": product->slug.current, quantity },   pricesIncludeTax, taxProvider,  countryTaxes[] { countries, rates { standard, zero }, "name": coalesce(name[language == $locale][0].value, name[language == "en"][0].value) } },  "delivery": *[_type == "deliveryMethod"] | order(order asc, _id asc) {  "id": _id, "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value), countries, price, currency, freeFrom, minDays, maxDays, taxClass},  "rates": *[_id == "exchangeRates"][0] { base, asOf, rates[] { currency, rate } }}
export type CartQueryResult = {
  products: Array<{
    number: string | null
    documentId: string
    category: string | null
    title: string | null
    price: MinorUnits | null
    currency: Currency | null
    prices: Array<{
      currency: Currency | null
      amount: MinorUnits | null
    }> | null
    sale: {
      kind: 'amount' | 'percent' | null
      percent: number | null
      amount: MinorUnits | null
      from: string | null
      until: string | null
    } | null
    taxClass: 'standard' | 'zero' | null
    kind: 'digital' | 'physical' | null
    available: null | number
    hasVariants: boolean | null
    options: Array<{
      key: string
      name: string | null
      values: Array<{
        key: string
        label: string | null
        hex: string | null
      }> | null
    }> | null
    href: {
      type: 'product'
      address: string | null
    }
    image: {
      asset: string | null
      crop: SanityImageCrop | null
      hotspot: SanityImageHotspot | null
      lqip: string | null
      alt: string | null
    } | null
    variants: Array<{
      key: string
      code: string | null
      choices: Array<string> | null
      priceDifference: MinorUnits | null
      priceDifferences: Array<{
        currency: Currency | null
        amount: MinorUnits | null
      }> | null
      available: null | number
      image: {
        asset: string | null
        crop: SanityImageCrop | null
        hotspot: SanityImageHotspot | null
        lqip: string | null
        alt: string | null
      } | null
    }> | null
  }>
  settings:
    | {
        quantityOptions: null
        detailLimit: null
        listLimit: null
        serviceCharge: null
        currency: null
        payingCurrencies: null
        firstCurrencies: null
        taxRates: null
        samples: null
        pricesIncludeTax: null
        taxProvider: null
        countryTaxes: null
      }
    | {
        quantityOptions: null
        detailLimit: null
        listLimit: null
        serviceCharge: null
        currency: string
        payingCurrencies: null
        firstCurrencies: null
        taxRates: null
        samples: null
        pricesIncludeTax: boolean | null
        taxProvider: null
        countryTaxes: null
      }
    | {
        quantityOptions: null
        detailLimit: null
        listLimit: null
        serviceCharge: null
        currency: Currency | null
        payingCurrencies: null
        firstCurrencies: null
        taxRates: null
        samples: null
        pricesIncludeTax: null
        taxProvider: null
        countryTaxes: null
      }
    | {
        quantityOptions: Array<number> | null
        detailLimit: number | null
        listLimit: number | null
        serviceCharge: MinorUnits | null
        currency: Currency | null
        payingCurrencies: Array<string> | null
        firstCurrencies: {
          zh: Currency | null
          en: Currency | null
          ar: Currency | null
        } | null
        taxRates: {
          standard: number | null
          zero: number | null
        } | null
        samples: Array<{
          id: string | null
          quantity: number | null
        }> | null
        pricesIncludeTax: boolean | null
        taxProvider: 'stripe' | 'table' | null
        countryTaxes: Array<{
          countries: Array<string> | null
          rates: {
            standard: number | null
            zero: number | null
          } | null
          name: string | null
        }> | null
      }
    | null
  delivery: Array<{
    id: string
    title: string | null
    countries: Array<string> | null
    price: MinorUnits | null
    currency: Currency | null
    freeFrom: MinorUnits | null
    minDays: number | null
    maxDays: number | null
    taxClass: 'standard' | 'zero' | null
  }>
  rates:
    | {
        base: null
        asOf: null
        rates: null
      }
    | {
        base: Currency | null
        asOf: string | null
        rates: Array<{
          currency: Currency | null
          rate: string | null
        }> | null
      }
    | null
}

// Source: web/features/shop/cart/queries.ts
// Variable: reservedUnitsQuery
// Query: *[  _type == "order" && customer.uid == $uid && state == "pending" && isWaiting != true && holdsStock == true].lines[][isCounted == true] { number, quantity }
export type ReservedUnitsQueryResult = Array<{
  number: string
  quantity: number
}>

// Source: web/features/shop/catalog/category/queries.ts
// Variable: categoryQuery
// Query: *[_type == "category" && (slug.current == $slug || slugs.zh == $slug || slugs.ar == $slug)][0] {    "id": _id,  "paths": {   "type": _type,  "addresses": { "zh": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), "en": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current)), "ar": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)) } },  seo {   "title": coalesce(  title[language == $locale][0].value,  select(!defined(coalesce(^.title, ^.name)[language == $locale][0].value) => title[language == "en"][0].value)),  "description": coalesce(  description[language == $locale][0].value,  select(!defined(coalesce(^.summary, ^.excerpt, ^.description, ^.biography)[language == $locale][0].value) => description[language == "en"][0].value)),  image {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  noIndex },  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "description": coalesce(description[language == $locale][0].value, description[language == "en"][0].value)}
export type CategoryQueryResult = {
  id: string
  paths: {
    type: 'category'
    addresses: {
      zh: string | null
      en: string | null
      ar: string | null
    }
  }
  seo: {
    title: string | null
    description: string | null
    image: {
      asset: string | null
      crop: SanityImageCrop | null
      hotspot: SanityImageHotspot | null
      lqip: string | null
      alt: string | null
    } | null
    noIndex: boolean | null
  } | null
  title: string | null
  description: string | null
} | null

// Source: web/features/shop/catalog/grid/queries.ts
// Variable: isListed
// Query: _type == "product" && defined(slug.current) && price > 0
export type IsListedResult = never

// Source: web/features/shop/catalog/grid/queries.ts
// Variable: catalogStateQuery
// Query: { "count": count(*[_type == "product" && defined(slug.current) && price > 0]),   "latest": *[_type == "product"] | order(_updatedAt desc)[0...200] { "at": _updatedAt, "revision": _rev } }
export type CatalogStateQueryResult = {
  count: number
  latest: Array<{
    at: string
    revision: string
  }>
}

// Source: web/features/shop/catalog/grid/queries.ts
// Variable: catalogIdsQuery
// Query: *[_type == "product" && defined(slug.current) && price > 0]._id
export type CatalogIdsQueryResult = Array<string>

// Source: web/features/shop/catalog/grid/queries.ts
// Variable: changedCatalogIdsQuery
// Query: *[_type == "product" && defined(slug.current) && price > 0 && _updatedAt >= $since]._id
export type ChangedCatalogIdsQueryResult = Array<string>

// Source: web/features/shop/catalog/grid/queries.ts
// Variable: catalogRowsQuery
// Query: *[_id in $ids && _type == "product" && defined(slug.current) && price > 0] {   "id": _id,  "category": category._ref,  "colors": colors[]._ref, "sizes": sizes[]._ref,   price, currency, prices[] { currency, amount }, sale { kind, percent, amount, from, until },  "stars": rating.stars,  "position": order,  "addedAt": _createdAt,  "variants": variants[]._key }
export type CatalogRowsQueryResult = Array<{
  id: string
  category: string | null
  colors: Array<string> | null
  sizes: Array<string> | null
  price: MinorUnits | null
  currency: Currency | null
  prices: Array<{
    currency: Currency | null
    amount: MinorUnits | null
  }> | null
  sale: {
    kind: 'amount' | 'percent' | null
    percent: number | null
    amount: MinorUnits | null
    from: string | null
    until: string | null
  } | null
  stars: number | null
  position: number | null
  addedAt: string
  variants: Array<string> | null
}>

// Source: web/features/shop/catalog/grid/queries.ts
// Variable: allCatalogRowsQuery
// Query: *[_type == "product" && defined(slug.current) && price > 0] | order(_id asc) {   "id": _id,  "category": category._ref,  "colors": colors[]._ref, "sizes": sizes[]._ref,   price, currency, prices[] { currency, amount }, sale { kind, percent, amount, from, until },  "stars": rating.stars,  "position": order,  "addedAt": _createdAt,  "variants": variants[]._key }
export type AllCatalogRowsQueryResult = Array<{
  id: string
  category: string | null
  colors: Array<string> | null
  sizes: Array<string> | null
  price: MinorUnits | null
  currency: Currency | null
  prices: Array<{
    currency: Currency | null
    amount: MinorUnits | null
  }> | null
  sale: {
    kind: 'amount' | 'percent' | null
    percent: number | null
    amount: MinorUnits | null
    from: string | null
    until: string | null
  } | null
  stars: number | null
  position: number | null
  addedAt: string
  variants: Array<string> | null
}>

// Source: web/features/shop/catalog/grid/queries.ts
// Variable: filterValuesQuery
// Query: *[_type in ["category", "productColor", "productSize"]] | order(order asc, _id asc) {  "id": _id,  "type": _type,  "value": select(_type == "category" => _id, slug.current),  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  hex}
export type FilterValuesQueryResult = Array<
  | {
      id: string
      type: 'category'
      value: string
      title: string | null
      hex: null
    }
  | {
      id: string
      type: 'productSize'
      value: string | null
      title: string | null
      hex: null
    }
  | {
      id: string
      type: 'productColor'
      value: string | null
      title: string | null
      hex: string | null
    }
>

// Source: web/features/shop/catalog/grid/queries.ts
// Variable: soldOutQuery
// Query: *[_type == "inventory" && available <= 0] | order(_id asc)._id
export type SoldOutQueryResult = Array<string>

// Source: web/features/shop/catalog/queries.ts
// Variable: productQuery
// Query: *[_type == "product" && slug.current == $slug][0] {    "id": _id,  "paths": {   "type": _type,  "addresses": { "zh": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), "en": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current)), "ar": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)) } },  seo {   "title": coalesce(  title[language == $locale][0].value,  select(!defined(coalesce(^.title, ^.name)[language == $locale][0].value) => title[language == "en"][0].value)),  "description": coalesce(  description[language == $locale][0].value,  select(!defined(coalesce(^.summary, ^.excerpt, ^.description, ^.biography)[language == $locale][0].value) => description[language == "en"][0].value)),  image {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  noIndex },    "id": _id,  "number": slug.current,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "category": category->{ "value": coalesce(title[language == $locale][0].value, title[language == "en"][0].value) }.value,  "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value),    price, currency, prices[] { currency, amount }, sale { kind, percent, amount, from, until },  "stars": rating.stars,  cover {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  "hasVariants": count(variants) > 0,  "pricesDiffer": count(variants[priceDifference > 0]) > 0,  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "summary": coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value),  "categoryId": category._ref,  "categoryLink": category->{   "label": coalesce(coalesce(title[language == $locale][0].value, title[language == "en"][0].value), coalesce(name[language == $locale][0].value, name[language == "en"][0].value)),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) } },  images[] { "key": _key,     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  "video": video.asset->{ "src": url, "mediaType": mimeType },  captions[] { language, "src": file.asset->url },  "boughtTogether": boughtTogether[]->{     "id": _id,  "number": slug.current,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "category": category->{ "value": coalesce(title[language == $locale][0].value, title[language == "en"][0].value) }.value,  "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value),    price, currency, prices[] { currency, amount }, sale { kind, percent, amount, from, until },  "stars": rating.stars,  cover {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  "hasVariants": count(variants) > 0,  "pricesDiffer": count(variants[priceDifference > 0]) > 0,  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "soldOut": select(  count(variants) > 0 => count(    variants[!(coalesce(*[_id == "inventory-" + ^.^._id + "--" + ^._key][0].available, 1) <= 0)]  ) == 0,  *[_id == "inventory-" + ^._id][0].available <= 0) },  kind, gender, taxClass,  "colors": colors[]-> | order(order asc) { "id": _id, "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value), hex },  "sizes": sizes[]-> | order(order asc) { "id": _id, "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value) },  "tag": tag-> { "id": _id, "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value) },  "ratings": rating.count,  options[] {  "key": _key,  "name": coalesce(name[language == $locale][0].value, name[language == "en"][0].value),  values[] { "key": _key, "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value), "hex": color->hex }},  variants[] { "key": _key, code, choices, priceDifference, priceDifferences[] { currency, amount }, "image": image {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) } },  "settings": *[_id == "shopSettings"][0] {    quantityOptions, detailLimit, taxRates { standard, zero },   pricesIncludeTax, taxProvider,  countryTaxes[] { countries, rates { standard, zero }, "name": coalesce(name[language == $locale][0].value, name[language == "en"][0].value) }  }}
export type ProductQueryResult = {
  id: string
  paths: {
    type: 'product'
    addresses: {
      zh: string | null
      en: string | null
      ar: string | null
    }
  }
  seo: {
    title: string | null
    description: string | null
    image: {
      asset: string | null
      crop: SanityImageCrop | null
      hotspot: SanityImageHotspot | null
      lqip: string | null
      alt: string | null
    } | null
    noIndex: boolean | null
  } | null
  number: string | null
  title: string | null
  category: string | null
  label: string | null
  price: MinorUnits | null
  currency: Currency | null
  prices: Array<{
    currency: Currency | null
    amount: MinorUnits | null
  }> | null
  sale: {
    kind: 'amount' | 'percent' | null
    percent: number | null
    amount: MinorUnits | null
    from: string | null
    until: string | null
  } | null
  stars: number | null
  cover: {
    asset: string | null
    crop: SanityImageCrop | null
    hotspot: SanityImageHotspot | null
    lqip: string | null
    alt: string | null
  } | null
  hasVariants: boolean | null
  pricesDiffer: boolean | null
  href: {
    type: 'product'
    address: string | null
  }
  summary: string | null
  categoryId: string | null
  categoryLink: {
    label: string | null
    href: {
      type: 'category'
      address: string | null
    }
  } | null
  images: Array<{
    key: string
    asset: string | null
    crop: SanityImageCrop | null
    hotspot: SanityImageHotspot | null
    lqip: string | null
    alt: string | null
  }> | null
  video: {
    src: string | null
    mediaType: string | null
  } | null
  captions: Array<{
    language: 'ar' | 'en' | 'zh' | null
    src: string | null
  }> | null
  boughtTogether: Array<{
    id: string
    number: string | null
    title: string | null
    category: string | null
    label: string | null
    price: MinorUnits | null
    currency: Currency | null
    prices: Array<{
      currency: Currency | null
      amount: MinorUnits | null
    }> | null
    sale: {
      kind: 'amount' | 'percent' | null
      percent: number | null
      amount: MinorUnits | null
      from: string | null
      until: string | null
    } | null
    stars: number | null
    cover: {
      asset: string | null
      crop: SanityImageCrop | null
      hotspot: SanityImageHotspot | null
      lqip: string | null
      alt: string | null
    } | null
    hasVariants: boolean | null
    pricesDiffer: boolean | null
    href: {
      type: 'product'
      address: string | null
    }
    soldOut: boolean | false | null
  }> | null
  kind: 'digital' | 'physical' | null
  gender: 'everyone' | 'men' | 'women' | null
  taxClass: 'standard' | 'zero' | null
  colors: Array<{
    id: string
    title: string | null
    hex: string | null
  }> | null
  sizes: Array<{
    id: string
    title: string | null
  }> | null
  tag: {
    id: string
    title: string | null
  } | null
  ratings: number | null
  options: Array<{
    key: string
    name: string | null
    values: Array<{
      key: string
      label: string | null
      hex: string | null
    }> | null
  }> | null
  variants: Array<{
    key: string
    code: string | null
    choices: Array<string> | null
    priceDifference: MinorUnits | null
    priceDifferences: Array<{
      currency: Currency | null
      amount: MinorUnits | null
    }> | null
    image: {
      asset: string | null
      crop: SanityImageCrop | null
      hotspot: SanityImageHotspot | null
      lqip: string | null
      alt: string | null
    } | null
  }> | null
  settings:
    | {
        quantityOptions: null
        detailLimit: null
        taxRates: null
        pricesIncludeTax: null
        taxProvider: null
        countryTaxes: null
      }
    | {
        quantityOptions: null
        detailLimit: null
        taxRates: null
        pricesIncludeTax: boolean | null
        taxProvider: null
        countryTaxes: null
      }
    | {
        quantityOptions: Array<number> | null
        detailLimit: number | null
        taxRates: {
          standard: number | null
          zero: number | null
        } | null
        pricesIncludeTax: boolean | null
        taxProvider: 'stripe' | 'table' | null
        countryTaxes: Array<{
          countries: Array<string> | null
          rates: {
            standard: number | null
            zero: number | null
          } | null
          name: string | null
        }> | null
      }
    | null
} | null

// Source: web/features/shop/catalog/queries.ts
// Variable: stockQuery
// Query: *[_id in $ids] { "id": _id, available, lowStockAt }
export type StockQueryResult = Array<
  | {
      id: string
      available: null
      lowStockAt: null
    }
  | {
      id: string
      available: number | null
      lowStockAt: number | null
    }
>

// Source: web/features/shop/catalog/queries.ts
// Variable: relatedCandidatesQuery
// Query: *[_type == "product" && category._ref == $category] | order(order asc, _id asc) [0...$count] {  "id": _id, "colors": colors[]._ref, "tag": tag._ref, gender}
export type RelatedCandidatesQueryResult = Array<{
  id: string
  colors: Array<string> | null
  tag: string | null
  gender: 'everyone' | 'men' | 'women' | null
}>

// Source: web/features/shop/catalog/queries.ts
// Variable: productCardsQuery
// Query: *[_id in $ids] {     "id": _id,  "number": slug.current,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "category": category->{ "value": coalesce(title[language == $locale][0].value, title[language == "en"][0].value) }.value,  "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value),    price, currency, prices[] { currency, amount }, sale { kind, percent, amount, from, until },  "stars": rating.stars,  cover {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  "hasVariants": count(variants) > 0,  "pricesDiffer": count(variants[priceDifference > 0]) > 0,  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "soldOut": select(  count(variants) > 0 => count(    variants[!(coalesce(*[_id == "inventory-" + ^.^._id + "--" + ^._key][0].available, 1) <= 0)]  ) == 0,  *[_id == "inventory-" + ^._id][0].available <= 0) }
export type ProductCardsQueryResult = Array<
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'contactInfo'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'customer'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'department'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'exchangeRates'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'faqCategory'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'inquiry'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'integrationCategory'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'inventory'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'media.folder'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'media.tag'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'menu'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'productReviews'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'project'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'redirect'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'review'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'sanity.fileAsset'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'sanity.imageAsset'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'siteSettings'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'stockRequest'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'teamMember'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'testimonial'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'translation'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'helpArticle'
        address: string | null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'page'
        address: string | null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'productColor'
        address: string | null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'productSize'
        address: string | null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'productTag'
        address: string | null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: string | null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'author'
        address: string | null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'category'
        address: string | null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'feature'
        address: string | null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'helpTopic'
        address: string | null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'job'
        address: string | null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'postCategory'
        address: string | null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'service'
        address: string | null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'tag'
        address: string | null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: string
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'order'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: string | null
      category: null
      label: null
      price: MinorUnits | null
      currency: Currency | null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'deliveryMethod'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: string | null
      category: null
      label: null
      price: null
      currency: Currency | null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'discount'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: Currency | null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'giftCard'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: Currency | null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'pricingPlan'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: Currency | null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'shopSettings'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: {
        asset: string | null
        crop: SanityImageCrop | null
        hotspot: SanityImageHotspot | null
        lqip: string | null
        alt: string | null
      } | null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'caseStudy'
        address: string | null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: {
        asset: string | null
        crop: SanityImageCrop | null
        hotspot: SanityImageHotspot | null
        lqip: string | null
        alt: string | null
      } | null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'customerStory'
        address: string | null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: null
      title: null
      category: string | null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'faq'
        address: null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: string | null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'integration'
        address: string | null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: string | null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: {
        asset: string | null
        crop: SanityImageCrop | null
        hotspot: SanityImageHotspot | null
        lqip: string | null
        alt: string | null
      } | null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'post'
        address: string | null
      }
      soldOut: boolean | null
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: string | null
      label: string | null
      price: MinorUnits | null
      currency: Currency | null
      prices: Array<{
        currency: Currency | null
        amount: MinorUnits | null
      }> | null
      sale: {
        kind: 'amount' | 'percent' | null
        percent: number | null
        amount: MinorUnits | null
        from: string | null
        until: string | null
      } | null
      stars: number | null
      cover: {
        asset: string | null
        crop: SanityImageCrop | null
        hotspot: SanityImageHotspot | null
        lqip: string | null
        alt: string | null
      } | null
      hasVariants: boolean | null
      pricesDiffer: boolean | null
      href: {
        type: 'product'
        address: string | null
      }
      soldOut: boolean | false | null
    }
>

// Source: web/features/shop/catalog/queries.ts
// Variable: productFaceQuery
// Query: *[_id == $id][0] {   "id": _id,  "number": slug.current,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "category": category->{ "value": coalesce(title[language == $locale][0].value, title[language == "en"][0].value) }.value,  "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value),    price, currency, prices[] { currency, amount }, sale { kind, percent, amount, from, until },  "stars": rating.stars,  cover {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  "hasVariants": count(variants) > 0,  "pricesDiffer": count(variants[priceDifference > 0]) > 0,  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) } }
export type ProductFaceQueryResult =
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'contactInfo'
        address: null
      }
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'customer'
        address: null
      }
    }
  | {
      id: string
      number: null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'department'
        address: null
      }
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'exchangeRates'
        address: null
      }
    }
  | {
      id: string
      number: null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'faqCategory'
        address: null
      }
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'inquiry'
        address: null
      }
    }
  | {
      id: string
      number: null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'integrationCategory'
        address: null
      }
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'inventory'
        address: null
      }
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'media.folder'
        address: null
      }
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'media.tag'
        address: null
      }
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'menu'
        address: null
      }
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'productReviews'
        address: null
      }
    }
  | {
      id: string
      number: null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'project'
        address: null
      }
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'redirect'
        address: null
      }
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'review'
        address: null
      }
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'sanity.fileAsset'
        address: null
      }
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'sanity.imageAsset'
        address: null
      }
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'siteSettings'
        address: null
      }
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'stockRequest'
        address: null
      }
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'teamMember'
        address: null
      }
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'testimonial'
        address: null
      }
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'translation'
        address: null
      }
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'helpArticle'
        address: string | null
      }
    }
  | {
      id: string
      number: null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'page'
        address: string | null
      }
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'productColor'
        address: string | null
      }
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'productSize'
        address: string | null
      }
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'productTag'
        address: string | null
      }
    }
  | {
      id: string
      number: string | null
      title: null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'author'
        address: string | null
      }
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'category'
        address: string | null
      }
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'feature'
        address: string | null
      }
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'helpTopic'
        address: string | null
      }
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'job'
        address: string | null
      }
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'postCategory'
        address: string | null
      }
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'service'
        address: string | null
      }
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'tag'
        address: string | null
      }
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: string
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'order'
        address: null
      }
    }
  | {
      id: string
      number: null
      title: string | null
      category: null
      label: null
      price: MinorUnits | null
      currency: Currency | null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'deliveryMethod'
        address: null
      }
    }
  | {
      id: string
      number: null
      title: string | null
      category: null
      label: null
      price: null
      currency: Currency | null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'discount'
        address: null
      }
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: Currency | null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'giftCard'
        address: null
      }
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: Currency | null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'pricingPlan'
        address: null
      }
    }
  | {
      id: string
      number: null
      title: null
      category: null
      label: null
      price: null
      currency: Currency | null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'shopSettings'
        address: null
      }
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: {
        asset: string | null
        crop: SanityImageCrop | null
        hotspot: SanityImageHotspot | null
        lqip: string | null
        alt: string | null
      } | null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'caseStudy'
        address: string | null
      }
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: {
        asset: string | null
        crop: SanityImageCrop | null
        hotspot: SanityImageHotspot | null
        lqip: string | null
        alt: string | null
      } | null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'customerStory'
        address: string | null
      }
    }
  | {
      id: string
      number: null
      title: null
      category: string | null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'faq'
        address: null
      }
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: string | null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'integration'
        address: string | null
      }
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: string | null
      label: null
      price: null
      currency: null
      prices: null
      sale: null
      stars: null
      cover: {
        asset: string | null
        crop: SanityImageCrop | null
        hotspot: SanityImageHotspot | null
        lqip: string | null
        alt: string | null
      } | null
      hasVariants: null
      pricesDiffer: null
      href: {
        type: 'post'
        address: string | null
      }
    }
  | {
      id: string
      number: string | null
      title: string | null
      category: string | null
      label: string | null
      price: MinorUnits | null
      currency: Currency | null
      prices: Array<{
        currency: Currency | null
        amount: MinorUnits | null
      }> | null
      sale: {
        kind: 'amount' | 'percent' | null
        percent: number | null
        amount: MinorUnits | null
        from: string | null
        until: string | null
      } | null
      stars: number | null
      cover: {
        asset: string | null
        crop: SanityImageCrop | null
        hotspot: SanityImageHotspot | null
        lqip: string | null
        alt: string | null
      } | null
      hasVariants: boolean | null
      pricesDiffer: boolean | null
      href: {
        type: 'product'
        address: string | null
      }
    }
  | null

// Source: web/features/shop/checkout/queries.ts
// Variable: checkoutQuery
// Query: {  "order": *[_type == "order" && _id == $orderId][0],  "customer": *[_type == "customer" && _id == $customerId][0] {   _rev, locale, billing, paymentCustomerId, wishlist,  cart[] { "id": number, quantity },  addresses[] { "key": _key, name, line1, line2, city, state, postcode, country } },  "open": *[_type == "order" && customer.uid == $uid && state == "pending"] | order(placedAt asc) {    "id": _id, "sessionId": payment.sessionId, isWaiting, lines[] { number, quantity }  },  "usedDiscounts": *[    _type == "order" && customer.uid == $uid && defined(discounts) && !(state in $releasedStates)  ].discounts[].discount,  "placed": *[_type == "order" && customer.uid == $uid && placedAt > $since] | order(placedAt asc).placedAt,  "prefix": *[_id == "shopSettings"][0].orderPrefix}
export type CheckoutQueryResult = {
  order: {
    _id: string
    _type: 'order'
    _createdAt: string
    _updatedAt: string
    _rev: string
    number: string
    state: 'expired' | 'failed' | 'fulfilled' | 'paid' | 'pending' | 'refunded'
    placedAt: string
    reclaimableAt?: string
    customer: {
      name?: string
      email: string
      uid: string
    }
    lines: Array<{
      title: string
      options?: string
      number: string
      product: string
      variant?: string
      kind: 'digital' | 'physical'
      quantity: number
      fullUnit: number
      unit: number
      total: number
      discount?: number
      tax?: number
      taxPercent?: number
      taxCode?: string
      isCounted: boolean
      file?: {
        name?: string
        mediaType?: string
        parts: Array<string>
      }
      _type: 'orderLine'
      _key: string
    }>
    discounts?: Array<{
      title: string
      code?: string
      discount: string
      amount: number
      _type: 'orderDiscount'
      _key: string
    }>
    delivery?: {
      title: string
      method: string
      countries: Array<string>
      minDays: number
      maxDays: number
      price: number
      discount?: number
      tax: number
      taxPercent: number
      taxCode?: string
    }
    currency: string
    totals: {
      subtotal: number
      discount: number
      tax: number
      serviceCharge: number
      payable: number
    }
    giftCard?: {
      card: string
      ending: string
      amount: number
      missing?: number
    }
    shipping?: {
      name: string
      address: string
    }
    downloadsAgreedAt?: string
    fulfilment?: {
      at: string
      by: {
        id: string
        name: string
      }
      carrier?: string
      tracking?: string
    }
    returns?: Array<{
      state: 'approved' | 'received' | 'refunded' | 'refused' | 'requested'
      at: string
      lines: Array<{
        line: string
        quantity: number
        _type: 'returnedLine'
        _key: string
      }>
      reason: 'different' | 'faulty' | 'unfit' | 'unwanted' | 'wrong'
      comment?: string
      label?: string
      refusal?: string
      refund?: string
      _type: 'orderReturn'
      _key: string
    }>
    taxes?: Array<{
      percent: number
      net: number
      amount: number
      _type: 'orderTax'
      _key: string
    }>
    taxName?: string
    taxCountry?: string
    automaticTaxStatus?: 'complete' | 'failed' | 'requires_location_inputs'
    pricesIncludeTax?: boolean
    billing?: {
      company?: string
      address?: string
      taxNumber?: string
    }
    rates?: {
      base: string
      asOf?: string
    }
    payment?: {
      attempt?: number
      sessionId?: string
      paymentIntentId?: string
      paidAt?: string
    }
    invoiceNumber?: number
    invoicedAt?: string
    holdsStock: boolean
    isWaiting: boolean
    mail?: {
      state: 'refused' | 'sent' | 'waiting'
      attempts: number
      nextAttemptAt?: string
      sentAt?: string
      reason?: string
    }
    refunds?: Array<{
      state: 'asked' | 'failed' | 'made'
      amount: number
      giftCardAmount?: number
      lines?: Array<{
        line: string
        quantity: number
        amount: number
        _type: 'orderRefundLine'
        _key: string
      }>
      restock: boolean
      at: string
      by?: {
        id: string
        name: string
      }
      refundId?: string
      cause?: 'damaged' | 'goodwill' | 'incomplete' | 'late' | 'price'
      reason?: string
      attempt?: number
      creditNote?: {
        number: number
        at: string
        taxes: Array<{
          percent?: number
          net: number
          amount: number
          _type: 'creditedTax'
          _key: string
        }>
        serviceCharge: number
      }
      _type: 'orderRefund'
      _key: string
    }>
    returned?: Array<{
      pieces: number
      _type: 'orderReturn'
      _key: string
    }>
    mails?: Array<{
      kind:
        | 'fulfilled'
        | 'paid'
        | 'paymentFailed'
        | 'refunded'
        | 'returnApproved'
        | 'returnAsked'
        | 'returnRefused'
      refund?: string
      return?: string
      state: 'refused' | 'sent' | 'waiting'
      attempts: number
      nextAttemptAt?: string
      sentAt?: string
      reason?: string
      _type: 'orderMail'
      _key: string
    }>
    locale: 'ar' | 'en' | 'zh'
    notes?: Array<{
      text: string
      at: string
      by: {
        id: string
        name: string
      }
      _type: 'orderNote'
      _key: string
    }>
    history: Array<{
      event:
        | 'expired'
        | 'failed'
        | 'fileMissing'
        | 'fulfilled'
        | 'giftCardShort'
        | 'goodsSold'
        | 'goodsTaken'
        | 'mailAsked'
        | 'noteRemoved'
        | 'paid'
        | 'paidLate'
        | 'parcelChanged'
        | 'partlyRefunded'
        | 'paymentOpened'
        | 'paymentWaiting'
        | 'placed'
        | 'refundAsked'
        | 'refunded'
        | 'refundFailed'
        | 'restored'
        | 'returnApproved'
        | 'returnAsked'
        | 'returnClosed'
        | 'returnReceived'
        | 'returnRefused'
        | 'short'
      at: string
      by?: {
        id: string
        name: string
      }
      refund?: string
      _type: 'orderEvent'
      _key: string
    }>
  } | null
  customer: {
    _rev: string
    locale: 'ar' | 'en' | 'zh' | null
    billing: {
      company?: string
      address?: string
      taxNumber?: string
    } | null
    paymentCustomerId: string | null
    wishlist: Array<string> | null
    cart: Array<{
      id: string
      quantity: number
    }> | null
    addresses: Array<{
      key: string
      name: string
      line1: string
      line2: string | null
      city: string
      state: string | null
      postcode: string | null
      country: string
    }> | null
  } | null
  open: Array<{
    id: string
    sessionId: string | null
    isWaiting: boolean
    lines: Array<{
      number: string
      quantity: number
    }>
  }>
  usedDiscounts: Array<string | null>
  placed: Array<string>
  prefix: null | string
}

// Source: web/features/shop/checkout/queries.ts
// Variable: idleOrdersQuery
// Query: *[  _type == "order" && state == "pending" && isWaiting != true && reclaimableAt <= $now &&  count(lines[isCounted == true && number in $numbers]) > 0] | order(reclaimableAt asc) [0...20] {  "id": _id, "sessionId": payment.sessionId, "lines": lines[isCounted == true] { number, quantity }}
export type IdleOrdersQueryResult = Array<{
  id: string
  sessionId: string | null
  lines: Array<{
    number: string
    quantity: number
  }>
}>

// Source: web/features/shop/checkout/queries.ts
// Variable: offerQuery
// Query: {  "products": *[_type == "product" && slug.current in $products] {      "number": slug.current,  "documentId": _id,  "category": category._ref,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),    price, currency, prices[] { currency, amount }, sale { kind, percent, amount, from, until }, taxClass, kind,  "available": *[_id == "inventory-" + ^._id][0].available,  "hasVariants": count(variants) > 0,  options[] {  "key": _key,  "name": coalesce(name[language == $locale][0].value, name[language == "en"][0].value),  values[] { "key": _key, "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value), "hex": color->hex }},    "file": download { name, mediaType, "parts": coalesce(parts, []) },    "variants": variants[^.slug.current + "-" + code in $numbers] {   "key": _key, code, choices, priceDifference, priceDifferences[] { currency, amount },  "available": *[_id == "inventory-" + ^.^._id + "--" + ^._key][0].available }  },  "settings": *[_id == "shopSettings"][0] {   quantityOptions, detailLimit, listLimit, serviceCharge,  currency, payingCurrencies, firstCurrencies { zh, en, ar },  taxRates { standard, zero },  "samples": sampleItems[] { "id": product->slug.current, quantity },   pricesIncludeTax, taxProvider,  countryTaxes[] { countries, rates { standard, zero }, "name": coalesce(name[language == $locale][0].value, name[language == "en"][0].value) } },  "delivery": *[_type == "deliveryMethod"] | order(order asc, _id asc) {  "id": _id, "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value), countries, price, currency, freeFrom, minDays, maxDays, taxClass},  "rates": *[_id == "exchangeRates"][0] { base, asOf, rates[] { currency, rate } }}
export type OfferQueryResult = {
  products: Array<{
    number: string | null
    documentId: string
    category: string | null
    title: string | null
    price: MinorUnits | null
    currency: Currency | null
    prices: Array<{
      currency: Currency | null
      amount: MinorUnits | null
    }> | null
    sale: {
      kind: 'amount' | 'percent' | null
      percent: number | null
      amount: MinorUnits | null
      from: string | null
      until: string | null
    } | null
    taxClass: 'standard' | 'zero' | null
    kind: 'digital' | 'physical' | null
    available: null | number
    hasVariants: boolean | null
    options: Array<{
      key: string
      name: string | null
      values: Array<{
        key: string
        label: string | null
        hex: string | null
      }> | null
    }> | null
    file: {
      name: string | null
      mediaType: string | null
      parts: Array<string> | Array<never>
    } | null
    variants: Array<{
      key: string
      code: string | null
      choices: Array<string> | null
      priceDifference: MinorUnits | null
      priceDifferences: Array<{
        currency: Currency | null
        amount: MinorUnits | null
      }> | null
      available: null | number
    }> | null
  }>
  settings:
    | {
        quantityOptions: null
        detailLimit: null
        listLimit: null
        serviceCharge: null
        currency: null
        payingCurrencies: null
        firstCurrencies: null
        taxRates: null
        samples: null
        pricesIncludeTax: null
        taxProvider: null
        countryTaxes: null
      }
    | {
        quantityOptions: null
        detailLimit: null
        listLimit: null
        serviceCharge: null
        currency: string
        payingCurrencies: null
        firstCurrencies: null
        taxRates: null
        samples: null
        pricesIncludeTax: boolean | null
        taxProvider: null
        countryTaxes: null
      }
    | {
        quantityOptions: null
        detailLimit: null
        listLimit: null
        serviceCharge: null
        currency: Currency | null
        payingCurrencies: null
        firstCurrencies: null
        taxRates: null
        samples: null
        pricesIncludeTax: null
        taxProvider: null
        countryTaxes: null
      }
    | {
        quantityOptions: Array<number> | null
        detailLimit: number | null
        listLimit: number | null
        serviceCharge: MinorUnits | null
        currency: Currency | null
        payingCurrencies: Array<string> | null
        firstCurrencies: {
          zh: Currency | null
          en: Currency | null
          ar: Currency | null
        } | null
        taxRates: {
          standard: number | null
          zero: number | null
        } | null
        samples: Array<{
          id: string | null
          quantity: number | null
        }> | null
        pricesIncludeTax: boolean | null
        taxProvider: 'stripe' | 'table' | null
        countryTaxes: Array<{
          countries: Array<string> | null
          rates: {
            standard: number | null
            zero: number | null
          } | null
          name: string | null
        }> | null
      }
    | null
  delivery: Array<{
    id: string
    title: string | null
    countries: Array<string> | null
    price: MinorUnits | null
    currency: Currency | null
    freeFrom: MinorUnits | null
    minDays: number | null
    maxDays: number | null
    taxClass: 'standard' | 'zero' | null
  }>
  rates:
    | {
        base: null
        asOf: null
        rates: null
      }
    | {
        base: Currency | null
        asOf: string | null
        rates: Array<{
          currency: Currency | null
          rate: string | null
        }> | null
      }
    | null
}

// Source: web/features/shop/checkout/queries.ts
// Variable: taxRulesQuery
// Query: *[_id == "shopSettings"][0] {  taxRates { standard, zero },   pricesIncludeTax, taxProvider,  countryTaxes[] { countries, rates { standard, zero }, "name": coalesce(name[language == $locale][0].value, name[language == "en"][0].value) }}
export type TaxRulesQueryResult =
  | {
      taxRates: null
      pricesIncludeTax: null
      taxProvider: null
      countryTaxes: null
    }
  | {
      taxRates: null
      pricesIncludeTax: boolean | null
      taxProvider: null
      countryTaxes: null
    }
  | {
      taxRates: {
        standard: number | null
        zero: number | null
      } | null
      pricesIncludeTax: boolean | null
      taxProvider: 'stripe' | 'table' | null
      countryTaxes: Array<{
        countries: Array<string> | null
        rates: {
          standard: number | null
          zero: number | null
        } | null
        name: string | null
      }> | null
    }
  | null

// Source: web/features/shop/currency/queries.ts
// Variable: shopMoneyQuery
// Query: {  "settings": *[_id == "shopSettings"][0] { currency, payingCurrencies, firstCurrencies { zh, en, ar } },  "rates": *[_id == "exchangeRates"][0] { base, asOf, rates[] { currency, rate } }}
export type ShopMoneyQueryResult = {
  settings:
    | {
        currency: null
        payingCurrencies: null
        firstCurrencies: null
      }
    | {
        currency: string
        payingCurrencies: null
        firstCurrencies: null
      }
    | {
        currency: Currency | null
        payingCurrencies: null
        firstCurrencies: null
      }
    | {
        currency: Currency | null
        payingCurrencies: Array<string> | null
        firstCurrencies: {
          zh: Currency | null
          en: Currency | null
          ar: Currency | null
        } | null
      }
    | null
  rates:
    | {
        base: null
        asOf: null
        rates: null
      }
    | {
        base: Currency | null
        asOf: string | null
        rates: Array<{
          currency: Currency | null
          rate: string | null
        }> | null
      }
    | null
}

// Source: web/features/shop/delivery/page/queries.ts
// Variable: deliveryMethodsQuery
// Query: *[_type == "deliveryMethod"] | order(order asc, _id asc) {  "id": _id, "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value), countries, price, currency, freeFrom, minDays, maxDays, taxClass}
export type DeliveryMethodsQueryResult = Array<{
  id: string
  title: string | null
  countries: Array<string> | null
  price: MinorUnits | null
  currency: Currency | null
  freeFrom: MinorUnits | null
  minDays: number | null
  maxDays: number | null
  taxClass: 'standard' | 'zero' | null
}>

// Source: web/features/shop/delivery/queries.ts
// Variable: deliveryMethods
// Query: *[_type == "deliveryMethod"] | order(order asc, _id asc) {  "id": _id, "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value), countries, price, currency, freeFrom, minDays, maxDays, taxClass}
export type DeliveryMethodsResult = Array<{
  id: string
  title: string | null
  countries: Array<string> | null
  price: MinorUnits | null
  currency: Currency | null
  freeFrom: MinorUnits | null
  minDays: number | null
  maxDays: number | null
  taxClass: 'standard' | 'zero' | null
}>

// Source: web/features/shop/discounts/queries.ts
// Variable: discountsQuery
// Query: *[  _type == "discount" && (!defined(code) || code in $codes)] {  "id": _id, "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value), code, kind, percent, amount, buy, get, currency,  scope, "products": products[]._ref, "categories": categories[]._ref,  minimum, from, until, maxUses, maxUsesPerCustomer, isCombinable,  "uses": select(defined(maxUses) => count(*[    _type == "order" && !(state in $releasedStates) && ^._id in discounts[].discount &&    !(customer.uid == $uid && state == "pending" && isWaiting != true)  ]))}
export type DiscountsQueryResult = Array<{
  id: string
  title: string | null
  code: string | null
  kind: 'amount' | 'buyXGetY' | 'freeDelivery' | 'percent' | null
  percent: number | null
  amount: MinorUnits | null
  buy: number | null
  get: number | null
  currency: Currency | null
  scope: 'all' | 'categories' | 'products' | null
  products: Array<string> | null
  categories: Array<string> | null
  minimum: MinorUnits | null
  from: string | null
  until: string | null
  maxUses: number | null
  maxUsesPerCustomer: number | null
  isCombinable: boolean | null
  uses: number
}>

// Source: web/features/shop/discounts/queries.ts
// Variable: usedDiscountsQuery
// Query: *[  _type == "order" && customer.uid == $uid && defined(discounts) && !(state in $releasedStates) &&  !(state == "pending" && isWaiting != true)].discounts[].discount
export type UsedDiscountsQueryResult = Array<string | null>

// Source: web/features/shop/discounts/queries.ts
// Variable: discountUsesQuery
// Query: *[  _type == "discount" && _id in $ids && defined(maxUses)] {  "id": _id, maxUses,  "uses": count(*[_type == "order" && !(state in $releasedStates) && ^._id in discounts[].discount]),  "revision": *[_id == "discountUses." + ^._id][0]._rev}
export type DiscountUsesQueryResult = Array<{
  id: string
  maxUses: number | null
  uses: number
  revision: string | null
}>

// Source: web/features/shop/gift-cards/queries.ts
// Variable: giftCardsQuery
// Query: *[_type == "giftCard" && code in $codes] {  "id": _id, code, currency, amount, until,  "orders": *[    _type == "order" && giftCard.card == ^._id && !(state in $releasedStates) &&    !(customer.uid == $uid && state == "pending" && isWaiting != true)  ] { giftCard { amount, missing }, refunds[] { state, giftCardAmount } }}
export type GiftCardsQueryResult = Array<{
  id: string
  code: GiftCardCode | null
  currency: Currency | null
  amount: MinorUnits | null
  until: string | null
  orders: Array<{
    giftCard: {
      amount: number
      missing: number | null
    } | null
    refunds: Array<{
      state: 'asked' | 'failed' | 'made'
      giftCardAmount: number | null
    }> | null
  }>
}>

// Source: web/features/shop/gift-cards/queries.ts
// Variable: giftCardBalanceQuery
// Query: *[  _type == "giftCard" && _id == $id][0] {  amount,  "orders": *[    _type == "order" && giftCard.card == ^._id && !(state in $releasedStates) && _id != $orderId  ] { giftCard { amount, missing }, refunds[] { state, giftCardAmount } },  "revision": *[_id == "giftCardUses." + ^._id][0]._rev}
export type GiftCardBalanceQueryResult = {
  amount: MinorUnits | null
  orders: Array<{
    giftCard: {
      amount: number
      missing: number | null
    } | null
    refunds: Array<{
      state: 'asked' | 'failed' | 'made'
      giftCardAmount: number | null
    }> | null
  }>
  revision: string | null
} | null

// Source: web/features/shop/orders/account/queries.ts
// Variable: reviewsAndRequestsQuery
// Query: {  "reviews": *[_type == "review" && customer == $uid] | order(submittedAt desc) {    "product": product->{ "number": slug.current, "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value) },    stars, text, name, language, state, submittedAt  },  "stockRequests": *[_type == "stockRequest" && lower(email) == $email] | order(requestedAt desc) {    "product": number, language, requestedAt  }}
export type ReviewsAndRequestsQueryResult = {
  reviews: Array<{
    product: {
      number: string | null
      title: string | null
    }
    stars: number
    text: string
    name: string | null
    language: 'ar' | 'en' | 'zh'
    state: 'approved' | 'pending' | 'rejected'
    submittedAt: string
  }>
  stockRequests: Array<{
    product: string
    language: 'ar' | 'en' | 'zh'
    requestedAt: string
  }>
}

// Source: web/features/shop/orders/documents/queries.ts
// Variable: sellerQuery
// Query: *[_id == "siteSettings"][0] {  "siteName": coalesce(siteName[language == $locale][0].value, siteName[language == "en"][0].value),  "legalName": coalesce(seller.legalName[language == $locale][0].value, seller.legalName[language == "en"][0].value),  "address": coalesce(seller.address[language == $locale][0].value, seller.address[language == "en"][0].value),  "companyNumber": seller.companyNumber,  "taxNumber": seller.taxNumber,  "email": seller.email,  "note": coalesce(seller.note[language == $locale][0].value, seller.note[language == "en"][0].value)}
export type SellerQueryResult =
  | {
      siteName: null
      legalName: null
      address: null
      companyNumber: null
      taxNumber: null
      email: null
      note: null
    }
  | {
      siteName: string | null
      legalName: string | null
      address: string | null
      companyNumber: string | null
      taxNumber: string | null
      email: string | null
      note: string | null
    }
  | null

// Source: web/features/shop/orders/queries.ts
// Variable: ordersOfQuery
// Query: *[_type == "order" && customer.uid == $uid] | order(placedAt desc, _id desc) [$from...$to]
export type OrdersOfQueryResult = Array<{
  _id: string
  _type: 'order'
  _createdAt: string
  _updatedAt: string
  _rev: string
  number: string
  state: 'expired' | 'failed' | 'fulfilled' | 'paid' | 'pending' | 'refunded'
  placedAt: string
  reclaimableAt?: string
  customer: {
    name?: string
    email: string
    uid: string
  }
  lines: Array<{
    title: string
    options?: string
    number: string
    product: string
    variant?: string
    kind: 'digital' | 'physical'
    quantity: number
    fullUnit: number
    unit: number
    total: number
    discount?: number
    tax?: number
    taxPercent?: number
    taxCode?: string
    isCounted: boolean
    file?: {
      name?: string
      mediaType?: string
      parts: Array<string>
    }
    _type: 'orderLine'
    _key: string
  }>
  discounts?: Array<{
    title: string
    code?: string
    discount: string
    amount: number
    _type: 'orderDiscount'
    _key: string
  }>
  delivery?: {
    title: string
    method: string
    countries: Array<string>
    minDays: number
    maxDays: number
    price: number
    discount?: number
    tax: number
    taxPercent: number
    taxCode?: string
  }
  currency: string
  totals: {
    subtotal: number
    discount: number
    tax: number
    serviceCharge: number
    payable: number
  }
  giftCard?: {
    card: string
    ending: string
    amount: number
    missing?: number
  }
  shipping?: {
    name: string
    address: string
  }
  downloadsAgreedAt?: string
  fulfilment?: {
    at: string
    by: {
      id: string
      name: string
    }
    carrier?: string
    tracking?: string
  }
  returns?: Array<{
    state: 'approved' | 'received' | 'refunded' | 'refused' | 'requested'
    at: string
    lines: Array<{
      line: string
      quantity: number
      _type: 'returnedLine'
      _key: string
    }>
    reason: 'different' | 'faulty' | 'unfit' | 'unwanted' | 'wrong'
    comment?: string
    label?: string
    refusal?: string
    refund?: string
    _type: 'orderReturn'
    _key: string
  }>
  taxes?: Array<{
    percent: number
    net: number
    amount: number
    _type: 'orderTax'
    _key: string
  }>
  taxName?: string
  taxCountry?: string
  automaticTaxStatus?: 'complete' | 'failed' | 'requires_location_inputs'
  pricesIncludeTax?: boolean
  billing?: {
    company?: string
    address?: string
    taxNumber?: string
  }
  rates?: {
    base: string
    asOf?: string
  }
  payment?: {
    attempt?: number
    sessionId?: string
    paymentIntentId?: string
    paidAt?: string
  }
  invoiceNumber?: number
  invoicedAt?: string
  holdsStock: boolean
  isWaiting: boolean
  mail?: {
    state: 'refused' | 'sent' | 'waiting'
    attempts: number
    nextAttemptAt?: string
    sentAt?: string
    reason?: string
  }
  refunds?: Array<{
    state: 'asked' | 'failed' | 'made'
    amount: number
    giftCardAmount?: number
    lines?: Array<{
      line: string
      quantity: number
      amount: number
      _type: 'orderRefundLine'
      _key: string
    }>
    restock: boolean
    at: string
    by?: {
      id: string
      name: string
    }
    refundId?: string
    cause?: 'damaged' | 'goodwill' | 'incomplete' | 'late' | 'price'
    reason?: string
    attempt?: number
    creditNote?: {
      number: number
      at: string
      taxes: Array<{
        percent?: number
        net: number
        amount: number
        _type: 'creditedTax'
        _key: string
      }>
      serviceCharge: number
    }
    _type: 'orderRefund'
    _key: string
  }>
  returned?: Array<{
    pieces: number
    _type: 'orderReturn'
    _key: string
  }>
  mails?: Array<{
    kind:
      'fulfilled' | 'paid' | 'paymentFailed' | 'refunded' | 'returnApproved' | 'returnAsked' | 'returnRefused'
    refund?: string
    return?: string
    state: 'refused' | 'sent' | 'waiting'
    attempts: number
    nextAttemptAt?: string
    sentAt?: string
    reason?: string
    _type: 'orderMail'
    _key: string
  }>
  locale: 'ar' | 'en' | 'zh'
  notes?: Array<{
    text: string
    at: string
    by: {
      id: string
      name: string
    }
    _type: 'orderNote'
    _key: string
  }>
  history: Array<{
    event:
      | 'expired'
      | 'failed'
      | 'fileMissing'
      | 'fulfilled'
      | 'giftCardShort'
      | 'goodsSold'
      | 'goodsTaken'
      | 'mailAsked'
      | 'noteRemoved'
      | 'paid'
      | 'paidLate'
      | 'parcelChanged'
      | 'partlyRefunded'
      | 'paymentOpened'
      | 'paymentWaiting'
      | 'placed'
      | 'refundAsked'
      | 'refunded'
      | 'refundFailed'
      | 'restored'
      | 'returnApproved'
      | 'returnAsked'
      | 'returnClosed'
      | 'returnReceived'
      | 'returnRefused'
      | 'short'
    at: string
    by?: {
      id: string
      name: string
    }
    refund?: string
    _type: 'orderEvent'
    _key: string
  }>
}>

// Source: web/features/shop/orders/queries.ts
// Variable: countsQuery
// Query: *[_type == "inventory" && _id in $ids] { _id, _rev, available }
export type CountsQueryResult = Array<{
  _id: string
  _rev: string
  available: number | null
}>

// Source: web/features/shop/orders/queries.ts
// Variable: productNamesQuery
// Query: *[  (_type == "product" || _type == "discount" || _type == "deliveryMethod") && _id in $ids] {  _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  options[] {  "key": _key,  "name": coalesce(name[language == $locale][0].value, name[language == "en"][0].value),  values[] { "key": _key, "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value), "hex": color->hex }},  variants[] { "key": _key, choices }}
export type ProductNamesQueryResult = Array<
  | {
      _id: string
      title: string | null
      options: null
      variants: null
    }
  | {
      _id: string
      title: string | null
      options: Array<{
        key: string
        name: string | null
        values: Array<{
          key: string
          label: string | null
          hex: string | null
        }> | null
      }> | null
      variants: Array<{
        key: string
        choices: Array<string> | null
      }> | null
    }
>

// Source: web/features/shop/orders/queries.ts
// Variable: taxNamesQuery
// Query: *[_id == "shopSettings"][0].countryTaxes[] { countries, "name": coalesce(name[language == $locale][0].value, name[language == "en"][0].value) }
export type TaxNamesQueryResult = Array<{
  countries: Array<string> | null
  name: string | null
}> | null

// Source: web/features/shop/orders/reconciliation/queries.ts
// Variable: unconfirmedQuery
// Query: *[  _type == "order" &&  (state == "pending" && placedAt < $before || "asked" in refunds[].state) &&  (placedAt < $lastPlacedAt || placedAt == $lastPlacedAt && _id < $lastId)] | order(placedAt desc, _id desc) [0...100] {  "id": _id,  placedAt,  "sessionId": payment.sessionId,  "hasRequestedRefund": "asked" in refunds[].state}
export type UnconfirmedQueryResult = Array<{
  id: string
  placedAt: string
  sessionId: string | null
  hasRequestedRefund: false | true | null
}>

// Source: web/features/shop/orders/reconciliation/queries.ts
// Variable: dueQuery
// Query: {  "unnumbered": *[_type == "order" && state in $paidStates && (!defined(invoiceNumber) || count(refunds[state == "made" && !defined(creditNote)]) > 0)] | order(coalesce(payment.paidAt, placedAt) asc) [0...50]._id,  "mails": *[_type == "order" && (mail.state == "waiting" && mail.nextAttemptAt <= $now || count(mails[state == "waiting" && nextAttemptAt <= $now]) > 0)] | order(placedAt asc) [0...50]._id}
export type DueQueryResult = {
  unnumbered: Array<string>
  mails: Array<string>
}

// Source: web/features/shop/orders/reconciliation/queries.ts
// Variable: paymentStatesQuery
// Query: *[_type == "order" && _id in $ids] {  "id": _id,  state,  isWaiting,  "sessionId": payment.sessionId}
export type PaymentStatesQueryResult = Array<{
  id: string
  state: 'expired' | 'failed' | 'fulfilled' | 'paid' | 'pending' | 'refunded'
  isWaiting: boolean
  sessionId: string | null
}>

// Source: web/features/shop/orders/reconciliation/queries.ts
// Variable: ordersOfPaymentsQuery
// Query: *[_type == "order" && payment.paymentIntentId in $payments] {  "id": _id,  "paymentIntentId": payment.paymentIntentId,  "refunds": coalesce(refunds[] { "id": refundId, state }, [])}
export type OrdersOfPaymentsQueryResult = Array<{
  id: string
  paymentIntentId: string | null
  refunds:
    | Array<{
        id: string | null
        state: 'asked' | 'failed' | 'made'
      }>
    | Array<never>
}>

// Source: web/features/shop/orders/reconciliation/queries.ts
// Variable: mailboxQuery
// Query: *[_id == "contactInfo"][0].inquiriesEmail
export type MailboxQueryResult = null | string

// Source: web/features/shop/orders/returns/queries.ts
// Variable: returnDaysQuery
// Query: *[_id == "shopSettings"][0].returnDays
export type ReturnDaysQueryResult = null | number

// Source: web/features/shop/pricing/queries.ts
// Variable: exchangeRates
// Query: *[_id == "exchangeRates"][0] { base, asOf, rates[] { currency, rate } }
export type ExchangeRatesResult =
  | {
      base: null
      asOf: null
      rates: null
    }
  | {
      base: Currency | null
      asOf: string | null
      rates: Array<{
        currency: Currency | null
        rate: string | null
      }> | null
    }
  | null

// Source: web/features/shop/reviews/queries.ts
// Variable: productReviewsQuery
// Query: {  "published": *[_id == $id][0] {    counts,    reviews[] { "key": _key, stars, text, language, name, submittedAt, isVerified }  }}
export type ProductReviewsQueryResult = {
  published:
    | {
        counts: Array<number>
        reviews: Array<{
          key: string
          stars: number
          text: string
          language: 'ar' | 'en' | 'zh'
          name: string | null
          submittedAt: string
          isVerified: boolean
        }>
      }
    | {
        counts: null
        reviews: null
      }
    | null
}

// Source: web/features/shop/reviews/writing/queries.ts
// Variable: reviewedProductQuery
// Query: *[_type == "product" && slug.current in $products &&  (slug.current == $number || count(variants[^.slug.current + "-" + code == $number]) > 0)][0] {    "id": _id, "number": slug.current, "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value)  }
export type ReviewedProductQueryResult = {
  id: string
  number: string | null
  title: string | null
} | null

// Source: web/features/shop/reviews/writing/queries.ts
// Variable: ownReviewQuery
// Query: {  "order": *[_type == "order" && customer.uid == $uid && state in $states && $product in lines[].product]    | order(placedAt desc) [0]._id,  "review": *[_type == "review" && _id == $id][0] { _rev, state, stars, text, name, language }}
export type OwnReviewQueryResult = {
  order: string | null
  review: {
    _rev: string
    state: 'approved' | 'pending' | 'rejected'
    stars: number
    text: string
    name: string | null
    language: 'ar' | 'en' | 'zh'
  } | null
}

// Source: web/features/shop/reviews/writing/queries.ts
// Variable: approvedReviewsQuery
// Query: {  "revision": *[_id == "reviews-" + $product][0]._rev,  "products": *[_id in [$product, "drafts." + $product] || _id in path("versions.*." + $product)]._id,  "stars": *[_type == "review" && product._ref == $product && state == "approved" && _id != $review].stars,  "newest": *[_type == "review" && product._ref == $product && state == "approved" && _id != $review]    | order(submittedAt desc) [0...30] { _id, stars, text, language, name, submittedAt, isVerified }}
export type ApprovedReviewsQueryResult = {
  revision: string | null
  products: Array<string>
  stars: Array<number>
  newest: Array<{
    _id: string
    stars: number
    text: string
    language: 'ar' | 'en' | 'zh'
    name: string | null
    submittedAt: string
    isVerified: boolean
  }>
}

// Source: web/features/shop/stock-requests/queries.ts
// Variable: awaitedProductQuery
// Query: *[_type == "product" && slug.current in $products &&  (slug.current == $number || count(variants[^.slug.current + "-" + code == $number]) > 0)][0] {    "number": slug.current,  "documentId": _id,  "category": category._ref,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),    price, currency, prices[] { currency, amount }, sale { kind, percent, amount, from, until }, taxClass, kind,  "available": *[_id == "inventory-" + ^._id][0].available,  "hasVariants": count(variants) > 0,  options[] {  "key": _key,  "name": coalesce(name[language == $locale][0].value, name[language == "en"][0].value),  values[] { "key": _key, "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value), "hex": color->hex }},  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "variants": variants[^.slug.current + "-" + code == $number] {   "key": _key, code, choices, priceDifference, priceDifferences[] { currency, amount },  "available": *[_id == "inventory-" + ^.^._id + "--" + ^._key][0].available }}
export type AwaitedProductQueryResult = {
  number: string | null
  documentId: string
  category: string | null
  title: string | null
  price: MinorUnits | null
  currency: Currency | null
  prices: Array<{
    currency: Currency | null
    amount: MinorUnits | null
  }> | null
  sale: {
    kind: 'amount' | 'percent' | null
    percent: number | null
    amount: MinorUnits | null
    from: string | null
    until: string | null
  } | null
  taxClass: 'standard' | 'zero' | null
  kind: 'digital' | 'physical' | null
  available: null | number
  hasVariants: boolean | null
  options: Array<{
    key: string
    name: string | null
    values: Array<{
      key: string
      label: string | null
      hex: string | null
    }> | null
  }> | null
  href: {
    type: 'product'
    address: string | null
  }
  variants: Array<{
    key: string
    code: string | null
    choices: Array<string> | null
    priceDifference: MinorUnits | null
    priceDifferences: Array<{
      currency: Currency | null
      amount: MinorUnits | null
    }> | null
    available: null | number
  }> | null
} | null

// Source: web/features/shop/stock-requests/queries.ts
// Variable: dueStockRequestsQuery
// Query: *[_type == "stockRequest" && !(coalesce(*[_id == ^.inventory][0].available, 1) <= 0)]  | order(requestedAt asc) [0...$count] { _id, number, email, language, requestedAt }
export type DueStockRequestsQueryResult = Array<{
  _id: string
  number: string
  email: string
  language: 'ar' | 'en' | 'zh'
  requestedAt: string
}>

// Source: web/features/shop/variants/queries.ts
// Variable: optionsField
// Query: options[] {  "key": _key,  "name": coalesce(name[language == $locale][0].value, name[language == "en"][0].value),  values[] { "key": _key, "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value), "hex": color->hex }}
export type OptionsFieldResult = never

// Source: web/features/shop/variants/queries.ts
// Variable: isSoldAsNumber
// Query: slug.current in $products &&  (slug.current == $number || count(variants[^.slug.current + "-" + code == $number]) > 0)
export type IsSoldAsNumberResult = never

// Source: web/features/stories/queries.ts
// Variable: customerStoryQuery
// Query: *[_type == "customerStory" && (slug.current == $slug || slugs.zh == $slug || slugs.ar == $slug)][0] {    "id": _id,  "paths": {   "type": _type,  "addresses": { "zh": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), "en": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current)), "ar": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)) } },  seo {   "title": coalesce(  title[language == $locale][0].value,  select(!defined(coalesce(^.title, ^.name)[language == $locale][0].value) => title[language == "en"][0].value)),  "description": coalesce(  description[language == $locale][0].value,  select(!defined(coalesce(^.summary, ^.excerpt, ^.description, ^.biography)[language == $locale][0].value) => description[language == "en"][0].value)),  image {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  noIndex },      "id": _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "summary": coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "customer": coalesce(customer[language == $locale][0].value, customer[language == "en"][0].value),  "sector": coalesce(sector[language == $locale][0].value, sector[language == "en"][0].value),  cover {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  results[] { "key": _key, value, "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value) },  quote->{   "id": _id,  "quote": coalesce(quote[language == $locale][0].value, quote[language == "en"][0].value),  "name": coalesce(name[language == $locale][0].value, name[language == "en"][0].value),  "role": coalesce(role[language == $locale][0].value, role[language == "en"][0].value),  "organization": coalesce(organization[language == $locale][0].value, organization[language == "en"][0].value),  portrait {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) },  rating },  "body": coalesce(  body[language == $locale && count(value) > 0][0].value,  body[language == "en"][0].value)[] {  _type == "block" => {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } },  _type == "richTextFigure" => { _type, _key, caption, "image": {   "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip), alt } },  _type == "richTextCallout" => { _type, _key, tone, text[] {   _type, _key, style, listItem, level, children,  markDefs[] {    _type, _key,    _type == "internalLink" => { "link": { "documentId": document._ref, anchor } },    _type == "link" => { "link": href },    _type == "webLink" => { "link": href }  } } },  _type == "richTextCode" => { _type, _key, language, fileName, code },  _type == "richTextTable" => { _type, _key, caption, headerRow, rows[] { cells } }},  "list": *[_type == "page" && path.current == "/customer/stories"][0] { "label": coalesce(title[language == $locale][0].value, title[language == "en"][0].value), "href": path.current },  "siblings": *[_type == "customerStory" && defined(slug.current)] | order(order asc, _id asc) {     "id": _id,  "title": coalesce(title[language == $locale][0].value, title[language == "en"][0].value),  "summary": coalesce(summary[language == $locale][0].value, summary[language == "en"][0].value),  "href": {   "type": _type,  "address": select($locale == "zh" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), $locale == "ar" => select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)), select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current))) },  "customer": coalesce(customer[language == $locale][0].value, customer[language == "en"][0].value),  "sector": coalesce(sector[language == $locale][0].value, sector[language == "en"][0].value),  cover {     "asset": asset._ref, crop, hotspot,  "lqip": select(asset->metadata.isOpaque => asset->metadata.lqip),  "alt": coalesce(alt[language == $locale][0].value, alt[language == "en"][0].value) } }}
export type CustomerStoryQueryResult = {
  id: string
  paths: {
    type: 'customerStory'
    addresses: {
      zh: string | null
      en: string | null
      ar: string | null
    }
  }
  seo: {
    title: string | null
    description: string | null
    image: {
      asset: string | null
      crop: SanityImageCrop | null
      hotspot: SanityImageHotspot | null
      lqip: string | null
      alt: string | null
    } | null
    noIndex: boolean | null
  } | null
  title: string | null
  summary: string | null
  href: {
    type: 'customerStory'
    address: string | null
  }
  customer: string | null
  sector: string | null
  cover: {
    asset: string | null
    crop: SanityImageCrop | null
    hotspot: SanityImageHotspot | null
    lqip: string | null
    alt: string | null
  } | null
  results: Array<{
    key: string
    value: string | null
    label: string | null
  }> | null
  quote: {
    id: string
    quote: string | null
    name: string | null
    role: string | null
    organization: string | null
    portrait: {
      asset: string | null
      crop: SanityImageCrop | null
      hotspot: SanityImageHotspot | null
      lqip: string | null
      alt: string | null
    } | null
    rating: number | null
  } | null
  body: Array<
    | {
        _type: 'block'
        _key: string
        style: 'blockquote' | 'h2' | 'h3' | 'h4' | 'normal' | null
        listItem: 'bullet' | 'number' | null
        level: number | null
        children: Array<{
          marks?: Array<string>
          text?: string
          _type: 'span'
          _key: string
        }> | null
        markDefs: Array<
          | {
              _type: 'internalLink'
              _key: string
              link: {
                documentId: string | null
                anchor: string | null
              }
            }
          | {
              _type: 'link'
              _key: string
              link: string | null
            }
        > | null
      }
    | {
        _type: 'richTextCallout'
        _key: string
        tone: 'note' | 'tip' | 'warning' | null
        text: Array<{
          _type: 'block'
          _key: string
          style: 'normal' | null
          listItem: 'bullet' | 'number' | null
          level: number | null
          children: Array<{
            marks?: Array<string>
            text?: string
            _type: 'span'
            _key: string
          }> | null
          markDefs: Array<
            | {
                _type: 'internalLink'
                _key: string
                link: {
                  documentId: string | null
                  anchor: string | null
                }
              }
            | {
                _type: 'link'
                _key: string
                link: string | null
              }
          > | null
        }> | null
      }
    | {
        _type: 'richTextCode'
        _key: string
        language:
          | 'bash'
          | 'css'
          | 'diff'
          | 'docker'
          | 'go'
          | 'http'
          | 'java'
          | 'javascript'
          | 'json'
          | 'markup'
          | 'python'
          | 'sql'
          | 'text'
          | 'typescript'
          | 'yaml'
          | null
        fileName: string | null
        code: string | null
      }
    | {
        _type: 'richTextFigure'
        _key: string
        caption: string | null
        image: {
          asset: string | null
          crop: SanityImageCrop | null
          hotspot: SanityImageHotspot | null
          lqip: string | null
          alt: string | null
        }
      }
    | {
        _type: 'richTextTable'
        _key: string
        caption: string | null
        headerRow: boolean | null
        rows: Array<{
          cells: Array<string> | null
        }> | null
      }
  > | null
  list: {
    label: string | null
    href: string | null
  } | null
  siblings: Array<{
    id: string
    title: string | null
    summary: string | null
    href: {
      type: 'customerStory'
      address: string | null
    }
    customer: string | null
    sector: string | null
    cover: {
      asset: string | null
      crop: SanityImageCrop | null
      hotspot: SanityImageHotspot | null
      lqip: string | null
      alt: string | null
    } | null
  }>
} | null

// Source: web/sanity/cache/site-structure.ts
// Variable: structureQuery
// Query: {  "documents": *[_type in $types && defined(coalesce(path.current, slug.current))] | order(_id asc) {    "id": _id,      "type": _type,  "addresses": { "zh": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), "en": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current)), "ar": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)) }  },  "postList": *[_type == "page" && path.current != "/" &&    count(blocks[_type == "postListBlock" && hidden != true && !defined(category) && coalesce(count(posts), 0) == 0]) > 0  ] | order(path.current asc)[0] {    "path": path.current,    "titles": {      "zh": coalesce(title[language == "zh"][0].value, title[language == "en"][0].value),      "en": title[language == "en"][0].value,      "ar": coalesce(title[language == "ar"][0].value, title[language == "en"][0].value)    }  }}
export type StructureQueryResult = {
  documents: Array<
    | {
        id: string
        type: 'helpArticle'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
    | {
        id: string
        type: 'page'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
    | {
        id: string
        type: 'product'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
    | {
        id: string
        type: 'productColor'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
    | {
        id: string
        type: 'productSize'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
    | {
        id: string
        type: 'productTag'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
    | {
        id: string
        type: 'author'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
    | {
        id: string
        type: 'caseStudy'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
    | {
        id: string
        type: 'category'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
    | {
        id: string
        type: 'customerStory'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
    | {
        id: string
        type: 'feature'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
    | {
        id: string
        type: 'helpTopic'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
    | {
        id: string
        type: 'integration'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
    | {
        id: string
        type: 'job'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
    | {
        id: string
        type: 'post'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
    | {
        id: string
        type: 'postCategory'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
    | {
        id: string
        type: 'service'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
    | {
        id: string
        type: 'tag'
        addresses: {
          zh: string | null
          en: string | null
          ar: string | null
        }
      }
  >
  postList: {
    path: string | null
    titles: {
      zh: string | null
      en: string | null
      ar: string | null
    }
  } | null
}

// Source: web/sanity/cache/site-structure.ts
// Variable: singleQuery
// Query: *[_id == $id][0] { "id": _id,   "type": _type,  "addresses": { "zh": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.zh, topic->slug.current) + "/" + coalesce(slugs.zh, slug.current),  coalesce(slugs.zh, slug.current)), "en": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.en, topic->slug.current) + "/" + coalesce(slugs.en, slug.current),  coalesce(slugs.en, slug.current)), "ar": select(  _type == "page" => path.current,  _type == "helpArticle" =>    coalesce(topic->slugs.ar, topic->slug.current) + "/" + coalesce(slugs.ar, slug.current),  coalesce(slugs.ar, slug.current)) } }
export type SingleQueryResult =
  | {
      id: string
      type: 'contactInfo'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'customer'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'deliveryMethod'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'department'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'discount'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'exchangeRates'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'faq'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'faqCategory'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'giftCard'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'inquiry'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'integrationCategory'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'inventory'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'media.folder'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'media.tag'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'menu'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'order'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'pricingPlan'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'productReviews'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'project'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'redirect'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'review'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'sanity.fileAsset'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'sanity.imageAsset'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'shopSettings'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'siteSettings'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'stockRequest'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'teamMember'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'testimonial'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'translation'
      addresses: {
        zh: null
        en: null
        ar: null
      }
    }
  | {
      id: string
      type: 'helpArticle'
      addresses: {
        zh: string | null
        en: string | null
        ar: string | null
      }
    }
  | {
      id: string
      type: 'page'
      addresses: {
        zh: string | null
        en: string | null
        ar: string | null
      }
    }
  | {
      id: string
      type: 'product'
      addresses: {
        zh: string | null
        en: string | null
        ar: string | null
      }
    }
  | {
      id: string
      type: 'productColor'
      addresses: {
        zh: string | null
        en: string | null
        ar: string | null
      }
    }
  | {
      id: string
      type: 'productSize'
      addresses: {
        zh: string | null
        en: string | null
        ar: string | null
      }
    }
  | {
      id: string
      type: 'productTag'
      addresses: {
        zh: string | null
        en: string | null
        ar: string | null
      }
    }
  | {
      id: string
      type: 'author'
      addresses: {
        zh: string | null
        en: string | null
        ar: string | null
      }
    }
  | {
      id: string
      type: 'caseStudy'
      addresses: {
        zh: string | null
        en: string | null
        ar: string | null
      }
    }
  | {
      id: string
      type: 'category'
      addresses: {
        zh: string | null
        en: string | null
        ar: string | null
      }
    }
  | {
      id: string
      type: 'customerStory'
      addresses: {
        zh: string | null
        en: string | null
        ar: string | null
      }
    }
  | {
      id: string
      type: 'feature'
      addresses: {
        zh: string | null
        en: string | null
        ar: string | null
      }
    }
  | {
      id: string
      type: 'helpTopic'
      addresses: {
        zh: string | null
        en: string | null
        ar: string | null
      }
    }
  | {
      id: string
      type: 'integration'
      addresses: {
        zh: string | null
        en: string | null
        ar: string | null
      }
    }
  | {
      id: string
      type: 'job'
      addresses: {
        zh: string | null
        en: string | null
        ar: string | null
      }
    }
  | {
      id: string
      type: 'post'
      addresses: {
        zh: string | null
        en: string | null
        ar: string | null
      }
    }
  | {
      id: string
      type: 'postCategory'
      addresses: {
        zh: string | null
        en: string | null
        ar: string | null
      }
    }
  | {
      id: string
      type: 'service'
      addresses: {
        zh: string | null
        en: string | null
        ar: string | null
      }
    }
  | {
      id: string
      type: 'tag'
      addresses: {
        zh: string | null
        en: string | null
        ar: string | null
      }
    }
  | null

// Source: web/sanity/queries/messages.ts
// Variable: translationsQuery
// Query: *[_type == "translation" && defined(namespace)] | order(_id asc) {  namespace,  entries[] { key, "text": select($locale == "zh" => zh, $locale == "ar" => ar, en) }}
export type TranslationsQueryResult = Array<{
  namespace: string
  entries: Array<{
    key: string | null
    text: string | null
  }> | null
}>

// Source: web/sanity/queries/site-name.ts
// Variable: mailSenderQuery
// Query: *[_id == "siteSettings"][0] {  "siteName": coalesce(siteName[language == $locale][0].value, siteName[language == "en"][0].value),  "replyTo": *[_id == "contactInfo"][0].email}
export type MailSenderQueryResult =
  | {
      siteName: null
      replyTo: null | string
    }
  | {
      siteName: string | null
      replyTo: null | string
    }
  | null

// Source: web/sanity/queries/testimonial.ts
// Variable: resultsFields
// Query: results[] { "key": _key, value, "label": coalesce(label[language == $locale][0].value, label[language == "en"][0].value) }
export type ResultsFieldsResult = never

// Source: web/sanity/queries/video.ts
// Variable: videoFileFields
// Query: asset->{ "src": url, "mediaType": mimeType }
export type VideoFileFieldsResult = never

// Source: web/sanity/queries/video.ts
// Variable: captionsField
// Query: captions[] { language, "src": file.asset->url }
export type CaptionsFieldResult = never
