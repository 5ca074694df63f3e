import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openSubject, type Subject } from './support/subject.ts'

let subject: Subject
let type: string
let count = 0
beforeAll(async () => {
  subject = await openSubject()
  type = `${subject.name}Post`
})
afterAll(() => subject.close())

/** Creates a release with a new version of a published document. */
async function prepare() {
  const releaseId = `${subject.name}r${++count}`
  const publishedId = `${subject.name}-d${count}`
  await subject.editor.create({ _id: publishedId, _type: type, title: 'Before' })
  await subject.editor.releases.create({ releaseId, metadata: { title: 'Campaign', releaseType: 'asap' } })
  await subject.editor.createVersion({ publishedId, baseId: publishedId, releaseId })
  const versionId = `versions.${releaseId}.${publishedId}`
  await subject.editor.patch(versionId).set({ title: 'After' }).commit()
  const titleIn = (perspective: 'published' | string[]) =>
    subject.editor
      .withConfig({ perspective })
      .fetch<string | null>('*[_id == $publishedId][0].title', { publishedId })
  return { releaseId, publishedId, versionId, titleIn }
}

test('the client’s releases are created, filled, previewed, listed and published', async () => {
  const { releaseId, publishedId, titleIn } = await prepare()
  expect(await titleIn([releaseId, 'drafts'])).toBe('After')
  expect(await titleIn('published')).toBe('Before')
  await subject.editor.releases.edit({
    releaseId,
    patch: { set: { metadata: { title: 'Autumn', releaseType: 'asap' } } },
  })
  const { result } = await subject.editor.releases.fetchDocuments({ releaseId })
  expect(result.map(({ _id }) => _id)).toEqual([`versions.${releaseId}.${publishedId}`])
  await subject.editor.releases.publish({ releaseId })
  await vi.waitFor(async () => expect(await titleIn('published')).toBe('After'), 10_000)
  await vi.waitFor(
    async () =>
      expect(await subject.editor.releases.get({ releaseId })).toMatchObject({
        state: 'published',
        metadata: { title: 'Autumn' },
      }),
    10_000,
  )
})

test('a scheduled release is published at its time', async () => {
  const { releaseId, titleIn } = await prepare()
  await subject.editor.releases.schedule({ releaseId, publishAt: new Date(Date.now() + 2_000).toISOString() })
  await vi.waitFor(async () => expect(await titleIn('published')).toBe('After'), 10_000)
})

test('a release unpublishes a document; a version is replaced and discarded', async () => {
  const { releaseId, publishedId, versionId, titleIn } = await prepare()
  await subject.editor.replaceVersion({ publishedId, releaseId, document: { _type: type, title: 'Other' } })
  expect(await titleIn([releaseId])).toBe('Other')
  await subject.editor.discardVersion({ publishedId, releaseId })
  expect(await subject.editor.getDocument(versionId)).toBeUndefined()
  await subject.editor.unpublishVersion({ publishedId, releaseId })
  expect(await titleIn([releaseId])).toBeNull()
  await subject.editor.releases.publish({ releaseId })
  await vi.waitFor(async () => expect(await titleIn('published')).toBeNull(), 10_000)
})

test('a release is archived, restored, archived again and deleted', async () => {
  const { releaseId, versionId } = await prepare()
  const state = async () => (await subject.editor.releases.get({ releaseId }))?.state
  await subject.editor.releases.archive({ releaseId })
  await vi.waitFor(async () => expect(await state()).toBe('archived'), 10_000)
  expect(await subject.editor.getDocument(versionId)).toBeUndefined()
  await subject.editor.releases.unarchive({ releaseId })
  await vi.waitFor(async () => expect(await state()).toBe('active'), 10_000)
  expect(await subject.editor.getDocument(versionId)).toMatchObject({ title: 'After' })
  await subject.editor.releases.archive({ releaseId })
  await vi.waitFor(async () => expect(await state()).toBe('archived'), 10_000)
  await subject.editor.releases.delete({ releaseId })
  expect(await state()).toBeUndefined()
})

test('a release and its documents are not readable without a token', async () => {
  const { releaseId, versionId } = await prepare()
  expect(await subject.anonymous.getDocument(versionId)).toBeUndefined()
  expect(await subject.anonymous.releases.get({ releaseId })).toBeUndefined()
  const query = '*[_type == "system.release"]._id'
  expect(await subject.anonymous.withConfig({ perspective: 'published' }).fetch(query)).toEqual([])
})
