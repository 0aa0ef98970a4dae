import type { Business } from './business.ts';
import type { Samples } from './sample.ts';

const page = {
  title: 'Our story',
  titleInThai: 'เรื่องของเรา',
  content: 'How **we** began.',
  contentInThai: 'เริ่มต้น',
  metaDescription: 'The story',
  metaDescriptionInThai: 'เรื่อง',
  published: false,
  slug: 'our-story',
};

const drafted = async ({ byClerk }: Business) => {
  const { data } = await byClerk('POST /cms/pages', { body: page });
  return data.id;
};

const shared = async (b: Business) => {
  const id = await drafted(b);
  const { data } = await b.byClerk('POST /cms/pages/:id/preview-link', { params: { id } });
  return { id, token: data.path.split('#token=')[1] ?? '' };
};

/** Calls for the business's content pages. */
export const contentCalls = {
  'GET /cms/pages': () => ({ query: { published: 'true', search: 'rent' } }),
  'GET /cms/pages/slug/:slug': async ({ byClerk }) => {
    const { data } = await byClerk('POST /cms/pages', { body: { ...page, published: true } });
    return { params: { slug: data.slug } };
  },
  'POST /cms/pages/slug/:slug/preview': async (b) => ({
    params: { slug: page.slug },
    body: { token: (await shared(b)).token },
  }),
  'GET /cms/placeholders': () => ({}),
  'GET /cms/pages/:id': async (b) => ({ params: { id: await drafted(b) } }),
  'POST /cms/pages': () => ({ body: page }),
  'PUT /cms/pages/:id': async (b) => ({
    params: { id: await drafted(b) },
    body: { ...page, published: true, version: 1 },
  }),
  'DELETE /cms/pages/:id': async (b) => ({ params: { id: await drafted(b) } }),
  'GET /cms/pages/:id/revisions': async (b) => ({ params: { id: await drafted(b) } }),
  'GET /cms/pages/:id/revisions/:version': async (b) => ({ params: { id: await drafted(b), version: '1' } }),
  'POST /cms/pages/:id/revisions/:version/restore': async (b) => ({
    params: { id: await drafted(b), version: '1' },
    body: { version: 1 },
  }),
  'POST /cms/preview': () => ({ body: { content: page.content, language: 'th', slug: 'locations' } }),
  'POST /cms/pages/:id/preview-link': async (b) => ({ params: { id: await drafted(b) } }),
  'DELETE /cms/pages/:id/preview-link': async (b) => ({ params: { id: (await shared(b)).id } }),
} satisfies Partial<Samples>;
